// The difference between two views: what a move brings to one office and to the map.

import type { MerkatorView } from "./view";

export interface Changes {
  goods: [string, number][];
  cubes: [string, number][];
  time: number;
  taler: number;
  points: number;
  isEmpty: boolean;
}

function differences(before: Record<string, number>, after: Record<string, number>): [string, number][] {
  return Object.keys(after)
    .map((name): [string, number] => [name, (after[name] ?? 0) - (before[name] ?? 0)])
    .filter(([, by]) => by !== 0);
}

export function changes(before: MerkatorView, after: MerkatorView, seat: number): Changes {
  const [mine, then] = [before.offices[seat]!, after.offices[seat]!];
  const found = {
    goods: differences(mine.goods, then.goods),
    cubes: differences(before.cubes, after.cubes),
    time: then.time - mine.time,
    taler: then.taler - mine.taler,
    points: then.points - mine.points,
  };
  const isEmpty = found.goods.length + found.cubes.length === 0 && !found.time && !found.taler && !found.points;
  return { ...found, isEmpty };
}
