// A score sheet at a real table: sums, and who has won, by the total and then by what breaks a tie. Pure functions; and
// what is kept of it on this device.

import { keptHere } from "../../play/storage";

export interface Column {
  name: string;
  /** Points by part, as the engine calls them; and what breaks a tie, in its order. */
  points: Record<string, number>;
  ties: number[];
}

export interface Sheet {
  title: string;
  made: number;
  columns: Column[];
}

export const totalOf = (column: Column): number => Object.values(column.points).reduce((sum, one) => sum + one, 0);

/** Above zero: the first is better. */
function compared(a: Column, b: Column): number {
  const figures = (one: Column): number[] => [totalOf(one), ...one.ties];
  const [ours, theirs] = [figures(a), figures(b)];
  const at = ours.findIndex((figure, n) => figure !== (theirs[n] ?? 0));
  return at < 0 ? 0 : ours[at]! - (theirs[at] ?? 0);
}

/** 1 is the best; equals share one. */
export const ranksOf = (columns: Column[]): number[] =>
  columns.map((one) => 1 + columns.filter((other) => compared(other, one) > 0).length);

export const emptyColumn = (ties: number): Column => ({ name: "", points: {}, ties: new Array<number>(ties).fill(0) });

const MOST = 200;
const sheets = keptHere<Sheet[]>("fondaco-scores", []);

export const keptSheets = sheets.read;

export const keepSheets = (all: Sheet[]): void => sheets.write(all.slice(-MOST));
