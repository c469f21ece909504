// Choosing a move by pointing at things. A move is a line of words, and most words of it name a
// thing on the table; each thing that is picked leaves fewer moves. Pure functions.

import type { LegalMove } from "../wire";

/** The words of a move: "trade 4 iron for ham" is trade, 4, iron, for, ham. */
export function tokens(move: string): string[] {
  return move.split(" ");
}

/** Whether a move speaks of all these things. */
export function speaksOf(move: string, things: readonly string[]): boolean {
  const spoken = tokens(move);
  return things.every((thing) => spoken.includes(thing));
}

/** The moves that are left when these things were picked; the words of a whole move leave that one,
 * though another may have the same ones: "exchange 3 wool for ore" and "exchange 3 ore for wool". */
export function remaining(legal: readonly LegalMove[], picked: readonly string[]): LegalMove[] {
  const whole = legal.filter((one) => one.move === picked.join(" "));
  return whole.length > 0 ? whole : legal.filter((one) => speaksOf(one.move, picked));
}

/** The things that may still be picked: those that some of the moves speak of. */
export function things(legal: readonly LegalMove[]): Set<string> {
  return new Set(legal.flatMap((one) => tokens(one.move).slice(1)));
}

/** What is picked after one more pick; a thing that fits no move starts over. */
export function pick(legal: readonly LegalMove[], picked: readonly string[], thing: string): readonly string[] {
  if (picked.includes(thing)) return picked;
  const more = [...picked, thing];
  if (remaining(legal, more).length > 0) return more;
  return remaining(legal, [thing]).length > 0 ? [thing] : picked;
}

/** Moves by their first word, in the order in which the words first appear. */
export function byVerb(legal: readonly LegalMove[]): Map<string, LegalMove[]> {
  const groups = new Map<string, LegalMove[]>();
  for (const one of legal) {
    const verb = tokens(one.move)[0] ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), one]);
  }
  return groups;
}

/** The move that a typed line means: itself, or the only one that begins so. */
export function typed(legal: readonly LegalMove[], text: string): string {
  const line = text.trim().toLowerCase().replace(/\s+/g, " ");
  const exact = legal.find((one) => one.move === line);
  if (exact) return exact.move;
  const begun = legal.filter((one) => one.move.startsWith(line));
  return begun.length === 1 ? begun[0]!.move : line;
}
