// A decision and a better one, drawn where they part: better is solid with a tick, mine dashed with a cross.

import type { Judged } from "../analysis";
import { teachWords } from "./words";

/** What is drawn of some moves. */
export interface Sign {
  moves: readonly string[];
  text: string;
  look: "rank" | "better" | "mine";
}

/** Where it is one of several, both carry its number in place of words. */
export function signsOf(one: Judged, number = ""): Sign[] {
  const w = teachWords.value.learn;
  const [mine, better] = [one.played.moves, one.better?.moves ?? []];
  const first = mine.findIndex((move, at) => move !== better[at]);
  const from = Math.max(0, first);
  return [
    { moves: mine.slice(from, from + 1), text: number ? `${number} ✕` : `✕ ${w.mine}`, look: "mine" },
    { moves: better.slice(from, from + 1), text: number ? `${number} ✓` : `✓ ${w.better}`, look: "better" },
  ];
}
