// What many games come to: wins, points, records, and how often something was done. Pure functions.

import type { Played } from "./played";

export interface Wins {
  won: number;
  of: number;
}

export function winsOf(games: readonly Played[]): Wins {
  const decided = games.filter(({ counts, won }) => counts && won !== null);
  return { won: decided.filter(({ won }) => won).length, of: decided.length };
}

/** Games in groups, by what they have in common, in the order of the keys. */
export function grouped<K extends string | number>(
  games: readonly Played[],
  key: (one: Played) => K,
): Map<K, Played[]> {
  const found = new Map<K, Played[]>();
  for (const one of games) found.set(key(one), [...(found.get(key(one)) ?? []), one]);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The mean of the last so many values, for each value. */
export function runningMean(values: readonly number[], last: number): number[] {
  return values.map((_, at) => meanOf(values.slice(Math.max(0, at - last + 1), at + 1)));
}

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;

export interface Alone {
  title: string;
  mode: string;
  games: number;
  wins: Wins;
  /** The most points, or where somebody is played against the best difference. */
  best: number;
  hasRival: boolean;
}

/** What one has reached alone, by title and way to play. */
export function aloneOf(games: readonly Played[]): Alone[] {
  const alone = games.filter(({ against, whole }) => against === "solo" && whole);
  return [...grouped(alone, ({ game, mode }) => `${game.title} ${mode}`).values()].map((own) => ({
    title: own[0]!.game.title,
    mode: own[0]!.mode,
    games: own.length,
    wins: winsOf(own),
    best: Math.max(...own.map(({ me, rival }) => (me.total ?? 0) - (rival?.total ?? 0))),
    hasRival: own[0]!.rival !== null,
  }));
}

/** How often something was done in a game, in the mean, as the title lists it. */
export function countedOf(games: readonly Played[]): [string, number][] {
  const own = games.filter(({ whole, against }) => whole && against !== "table"); // a sheet tells of points alone
  const names = Object.keys(own[0]?.game.counted ?? {});
  return names.map((name) => [name, meanOf(own.map(({ game }) => game.counted[name] ?? 0))]);
}

/** The mean accuracy of the oldest and of the newest games, where there are enough of both. */
export function accuracyThenAndNow(games: readonly Played[], each = 5): [number, number] | null {
  const found = games.filter(({ whole, me }) => whole && me.accuracy !== null).map(({ me }) => me.accuracy!);
  if (found.length < 2 * each) return null;
  return [Math.round(meanOf(found.slice(-each))), Math.round(meanOf(found.slice(0, each)))];
}
