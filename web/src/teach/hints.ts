// The hint at a table: what was asked in which position, and how much of the answer is told.

import { signal } from "@preact/signals";
import type { Candidate, Hint } from "../analysis";
import type { Table } from "../play/table";

/** What is told so far: a question, the best move, three moves. */
export type Nudge = 1 | 2 | 3;

export interface Shown {
  table: Table;
  at: number;
  nudge: Nudge;
  /** Null while the house thinks. */
  hint: Hint | null;
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
  else if (now.hint) tell((now.nudge + 1) as Nudge);
}

export function tell(nudge: Nudge): void {
  if (shown.value?.hint) shown.value = { ...shown.value, nudge };
}

export function closeHint(): void {
  shown.value = null;
}

async function ask(table: Table): Promise<void> {
  const at = table.now.value!.at;
  shown.value = { table, at, nudge: 1, hint: null, used: 0 };
  const answer = await table.ask({ type: "hint", at });
  if (shown.value?.at !== at || shown.value.table !== table) return;
  shown.value = answer.type === "hinted" ? { ...shown.value, hint: answer.hint, used: answer.used } : null;
}

/** The moves that are drawn on the board. */
export function drawnMoves(table: Table): Candidate[] {
  const now = hintAt(table);
  if (!now?.hint || now.nudge === 1) return [];
  return now.hint.candidates.slice(0, now.nudge === 2 ? 1 : 3);
}
