// The cubes of a Major place become two goods. How many of each is chosen on the goods themselves: a click turns one
// more cube into that good, and one fewer into the other.

import { lookedAt } from "../parts/answer";
import type { Context } from "./context";
import { spokenAt } from "./spoken";

export interface Share {
  /** The cubes that become this good with the move that is chosen, or looked at. */
  count: number | undefined;
  /** The move that makes it one more; first a split into halves. */
  more: string | undefined;
}

/** What a good has of the cubes that are split now; nothing where none are, or it is not one of the two. */
export function shareOf(context: Context, good: string): Share | null {
  const { table } = context;
  const takes = table.legal.value.map(({ move }) => move).filter((move) => move.startsWith("take "));
  const counts = takes.map((move) => countOf(context, move, good)).sort((a, b) => a - b);
  if (takes.length < 2 || counts[0] === 0) return null;
  const looked = table.chosen.value?.move ?? lookedAt(table);
  const count = looked?.startsWith("take ") ? countOf(context, looked, good) : undefined;
  const wanted = table.chosen.value ? (count ?? 0) + 1 : counts[counts.length >> 1];
  return { count, more: takes.find((move) => countOf(context, move, good) === wanted) };
}

/** How many of the cubes become this good with a move: "take 3 fabric" leaves the others to the second good. */
function countOf({ printed, view }: Context, move: string, good: string): number {
  const [, first, one, rest, other] = spokenAt(printed, move, view);
  return good === one ? Number(first) : good === other ? Number(rest) : 0;
}
