// What was told at a real table and is not entered yet, kept on this device: a page that is left, or a phone that
// sleeps, loses nothing of it.

import type { Step } from "./told_steps";

export interface Draft {
  /** The position that it belongs to. */
  at: number;
  /** The move that waits for its luck; none: the set-up. */
  move: string;
  told: number[];
  /** Steps of the opponent that are not all done, and which is shown. */
  steps: Step[];
  step: number;
}

const KEY = "fondaco-told";
const MOST = 20; // tables

type All = Record<string, Draft>;
let kept: All = {}; // where there is no storage

function read(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as All;
  } catch {
    return kept;
  }
}

export const draftOf = (table: string): Draft | null => read()[table] ?? null;

/** Keep it, or forget it where nothing is left to be told. */
export function keepDraft(table: string, draft: Draft | null): void {
  const { [table]: _, ...others } = read();
  kept = Object.fromEntries(Object.entries(draft ? { ...others, [table]: draft } : others).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return; // it is known until the page is left
  }
}
