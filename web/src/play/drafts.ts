// What was told at a real table and is not entered yet, kept on this device: a page that is left, or a phone that
// sleeps, loses nothing of it.

import { keptHere, lastOf } from "./storage";
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

const MOST = 20; // tables
const drafts = keptHere<Record<string, Draft>>("fondaco-told", {});

export const draftOf = (table: string): Draft | null => drafts.read()[table] ?? null;

/** Keep it, or forget it where nothing is left to be told. */
export function keepDraft(table: string, draft: Draft | null): void {
  const { [table]: _, ...others } = drafts.read();
  drafts.write(lastOf(draft ? { ...others, [table]: draft } : others, MOST));
}
