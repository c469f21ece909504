// Where a moment and a chance stand on the chart, and which moment a click means. Pure functions.

import type { Account, Judged, Moment } from "../../analysis";

/** Of what decided the game, in its order. */
export const LETTERS = "abcdefgh";

export const WIDTH = 860;
export const HEIGHT = 344;
export const SIDES = { left: 46, right: 104, top: 18, bottom: 30 };

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
  x(index: number): number;
  y(value: number): number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const MOST_TICKS = 6;

/** Chances in a hundred, or points. */
export const valuesOf = (account: Account, moment: Moment): number[] =>
  account.measure === "chance" ? moment.chances.map((chance) => chance * 100) : [moment.points];

export function scaleOf(account: Account): Scale {
  const all = account.moments.flatMap((moment) => valuesOf(account, moment));
  const isChance = account.measure === "chance";
  const step = isChance ? 25 : (STEPS.find((size) => spread(all) / size <= MOST_TICKS) ?? 500);
  const low = isChance ? 0 : Math.floor(Math.min(...all) / step) * step;
  const high = isChance ? 100 : Math.ceil(Math.max(...all, low + 1) / step) * step;
  const last = Math.max(1, account.moments.length - 1);
  const [wide, tall] = [WIDTH - SIDES.left - SIDES.right, HEIGHT - SIDES.top - SIDES.bottom];
  return {
    low,
    high,
    ticks: Array.from({ length: (high - low) / step + 1 }, (_, n) => low + n * step),
    x: (index) => SIDES.left + (index / last) * wide,
    y: (value) => SIDES.top + (1 - (value - low) / (high - low)) * tall,
  };
}

const spread = (all: number[]): number => Math.max(...all) - Math.min(...all);

/** The turn in which a decision was made: the place of its moment. */
export function momentOf(account: Account, at: number): number {
  return Math.max(
    0,
    account.moments.findLastIndex((moment) => moment.at <= at),
  );
}

/** The moment nearest to a click. */
export function momentAt(account: Account, event: MouseEvent): number {
  const box = (event.currentTarget as SVGElement).getBoundingClientRect();
  const across = ((event.clientX - box.left) / box.width) * WIDTH;
  const last = account.moments.length - 1;
  const part = (across - SIDES.left) / (WIDTH - SIDES.left - SIDES.right);
  return Math.max(0, Math.min(last, Math.round(part * last)));
}

/** Turns that are named on the axis, not too many. */
export function namedTurns(account: Account): number[] {
  const last = account.moments.length - 1;
  const step = [1, 2, 5, 10, 20].find((size) => last / size <= 16) ?? 50;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, n) => n * step);
}

/** The costliest decisions of a seat, in their order. */
export const costliestOf = (account: Account, seat: number): Judged[] =>
  (account.costliest[seat] ?? []).map((index) => account.decisions[index]!);

/** Whose game is told first: one's own, else that of the first whose decisions were judged. */
export function firstSeat(account: Account, yours: readonly number[]): number {
  const isTold = (seat: number) => account.accuracy[seat] != null;
  return (
    yours.find(isTold) ??
    Math.max(
      0,
      account.accuracy.findIndex((one) => one !== null),
    )
  );
}
