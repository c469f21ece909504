// A move in words: those of the plain board, and our own where the board names things better.

import { signal } from "@preact/signals";
import { say as plainly } from "../plain/told";
import { mervWords, nameOf } from "./called";
import type { Printed } from "./printed";

/** The printed things, once they are there. */
export const printed = signal<Printed | null>(null);

export function say(move: string): string {
  const said = move.split(" ");
  const own = mervWords.value.say[said[0] ?? ""];
  if (!own || !printed.value) return plainly({ move, gloss: "" });
  return own(nameOf(printed.value, said[said.length - 1]!));
}
