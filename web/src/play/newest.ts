// The log as it is read: one sentence for each thing that happened, the newest first. Pure functions.

import type { Line } from "./lines";

interface Told {
  line: Line;
  text: string;
}

/** The last sentences, newest first; those of one move in the order in which things happened. */
export function newest(lines: readonly Line[], tell: (line: Line) => string[], most: number): Told[] {
  const found: Told[] = [];
  for (let at = lines.length - 1; at >= 0 && found.length < most; at--) {
    if (isTakenBackAgain(lines[at]!, lines[at + 1])) continue;
    found.push(
      ...tell(lines[at]!)
        .map((text) => ({ line: lines[at]!, text }))
        .reverse(),
    );
  }
  return found;
}

/** Moves that are taken back one after the other are told once. */
const isTakenBackAgain = (line: Line, next: Line | undefined): boolean =>
  line.what === "took_back" && next?.what === "took_back" && next.seat === line.seat;
