// Lines that were tried from moments of a game. Pure functions.

import type { Study } from "../../wire";

/** Whether a line begins with these moves. */
export const begins = (line: readonly string[], with_: readonly string[]): boolean =>
  with_.every((move, at) => line[at] === move);

/** The lines after one more position: one that goes on takes the place of what it goes on from. Pure. */
export function withLine(lines: readonly Study[], study: Study): readonly Study[] {
  const moves = study.moves ?? [];
  const isKnown = lines.some((line) => line.at === study.at && begins(line.moves ?? [], moves));
  if (moves.length === 0 || isKnown) return lines;
  const at = lines.findIndex((line) => line.at === study.at && begins(moves, line.moves ?? []));
  return at < 0 ? [...lines, study] : lines.map((line, n) => (n === at ? study : line));
}
