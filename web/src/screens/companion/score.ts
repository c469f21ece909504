// A score sheet at a real table: sums, and who has won, by the total and then by what breaks a tie. Pure functions.

import type { KeptSheet, SheetColumn } from "../../wire";

export const totalOf = ({ points }: SheetColumn): number => Object.values(points).reduce((sum, one) => sum + one, 0);

/** Above zero: the first is better. */
function compared(a: SheetColumn, b: SheetColumn): number {
  const figures = (one: SheetColumn): number[] => [totalOf(one), ...one.ties];
  const [ours, theirs] = [figures(a), figures(b)];
  const at = ours.findIndex((figure, n) => figure !== (theirs[n] ?? 0));
  return at < 0 ? 0 : ours[at]! - (theirs[at] ?? 0);
}

/** 1 is the best; equals share one. */
export const ranksOf = (columns: SheetColumn[]): number[] =>
  columns.map((one) => 1 + columns.filter((other) => compared(other, one) > 0).length);

export const emptyColumn = (ties: number): SheetColumn => ({
  name: "",
  points: {},
  ties: new Array<number>(ties).fill(0),
});

/** Sheets from both places, each once, the newest first; one that still waits is newer than what the house has. */
export function together(kept: readonly KeptSheet[], waiting: readonly KeptSheet[]): KeptSheet[] {
  const ids = new Set(waiting.map(({ id }) => id));
  return [...waiting, ...kept.filter(({ id }) => !ids.has(id))].sort((a, b) => b.made - a.made);
}
