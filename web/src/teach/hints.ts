// The hint at a table: what was asked in which position, and how much of the answer is told.

import { signal } from "@preact/signals";
import type { Candidate, Hint, Words } from "../analysis";
import type { AnswerTo } from "../play/connection";
import type { Table } from "../play/table";
import type { Hinted } from "../wire";

/** What is told so far: a question, the best move, three moves. */
export type Nudge = 1 | 2 | 3;

export interface Shown {
  table: Table;
  at: number;
  nudge: Nudge;
  /** The question; null until the house has heard us. */
  think: Words | null;
  /** Null while the house thinks, or if it could not. */
  hint: Hint | null;
  /** Why there are no moves. */
  problem: string;
  used: number;
}

const shown = signal<Shown | null>(null);

/** The hint of the position on the screen. */
export function hintAt(table: Table): Shown | null {
  const found = shown.value;
  const isHere = found?.table === table && found.at === table.now.value?.at && !table.past.value;
  return isHere ? found : null;
}

/** Whether one could ask now: in one's own turn, where the table has hints. */
export const mayAsk = (table: Table): boolean =>
  (table.now.value?.hints ?? false) && table.legal.value.length > 1 && !table.past.value;

/** The next nudge: the question, the best move, three moves; after them nothing. */
export function nudge(table: Table): void {
  const now = hintAt(table);
  if (!now) {
    if (mayAsk(table)) void ask(table);
  } else if (now.nudge === 3) closeHint();
  else tell((now.nudge + 1) as Nudge);
}

export function tell(nudge: Nudge): void {
  const now = shown.value;
  if (!now?.think) return;
  shown.value = { ...now, nudge };
  if (now.problem) void askForMoves(now.table, now.at);
}

export function closeHint(): void {
  shown.value = null;
}

/** The question comes at once; the moves when the house has thought of them. */
async function ask(table: Table): Promise<void> {
  const at = table.now.value!.at;
  shown.value = { table, at, nudge: 1, think: null, hint: null, problem: "", used: 0 };
  take(table, at, await table.ask({ type: "hint", at, first: true }));
  if (hintAt(table)?.hint === null) await askForMoves(table, at);
}

async function askForMoves(table: Table, at: number): Promise<void> {
  shown.value = { ...shown.value!, problem: "" };
  take(table, at, await table.ask({ type: "hint", at }));
}

/** A question that was told stays, even if the house could not think of moves. */
function take(table: Table, at: number, answer: AnswerTo): void {
  const now = shown.value;
  if (now?.at !== at || now.table !== table) return;
  if (answer.type === "hinted") shown.value = told(now, answer);
  else shown.value = now.think && answer.type === "refused" ? { ...now, problem: answer.text } : null;
}

/** A house of an earlier version tells everything at once. */
const told = (now: Shown, { hint, think, used }: Hinted): Shown => ({
  ...now,
  hint,
  think: think ?? hint?.think ?? null,
  used,
});

/** The moves that are drawn on the board. */
export function drawnMoves(table: Table): Candidate[] {
  const now = hintAt(table);
  if (!now?.hint || now.nudge === 1) return [];
  return now.hint.candidates.slice(0, now.nudge === 2 ? 1 : 3);
}
