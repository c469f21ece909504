// The levels of bots, and how bots are called by them. Pure functions.

import type { ScoreNow, SeatNow, TableNow } from "../wire";

export const USUAL = "journeyman"; // for whoever has not chosen yet

export type LevelNames = Record<string, string>;

/** Of the levels that are offered, the one that is wanted, or else the usual one. */
export function levelOf(offered: readonly string[], wanted: string): string {
  return [wanted, USUAL].find((level) => offered.includes(level)) ?? offered.at(-1) ?? wanted;
}

/** What a seat is called: a bot by its level, in the language of the reader. */
export function seatName({ kind, level, name }: SeatNow, levels: LevelNames): string {
  const [first = "", ...rest] = name.split(" ");
  if (kind !== "bot" || first.toLowerCase() !== level) return name;
  return [levels[level] ?? first, ...rest].join(" ");
}

/** A table with all its seats called like that. */
export function withNames(now: TableNow, levels: LevelNames): TableNow {
  const seats = now.seats.map((seat) => ({ ...seat, name: seatName(seat, levels) }));
  const named = (score: ScoreNow, at: number) => ({ ...score, name: seats[at]?.name ?? score.name });
  return { ...now, seats, scores: now.scores?.map(named) ?? null };
}
