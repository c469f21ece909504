// Which moves speak of a thing that lies beside the city. A thing is told by the moves that may be
// made with it, where a star stands for any word: the third caravan card is "take * at 3".

import type { LegalMove } from "../../wire";

/** Whether a move is one of these. */
export function fits(move: string, patterns: readonly string[]): boolean {
  const said = move.split(" ");
  return patterns.some((pattern) => {
    const asked = pattern.split(" ");
    return asked.length === said.length && asked.every((word, at) => word === "*" || word === said[at]);
  });
}

export const matching = (legal: readonly LegalMove[], patterns: readonly string[]): LegalMove[] =>
  legal.filter(({ move }) => fits(move, patterns));

/** The word that picks a thing when several moves name it: one they share, and as few others as possible have. */
export function wordFor(found: readonly LegalMove[], legal: readonly LegalMove[]): string {
  const [first = [], ...rest] = found.map(({ move }) => move.split(" ").slice(1));
  const shared = first.filter((word) => rest.every((said) => said.includes(word)));
  const spread = (word: string) => legal.filter(({ move }) => move.split(" ").slice(1).includes(word)).length;
  return shared.sort((a, b) => spread(a) - spread(b))[0] ?? "";
}

export const hall = (id: string) => [`courtier ${id}`, `score ${id}`];
export const breakthrough = (id: string) => [`learn ${id}`];
export const contract = (id: string) => [`fulfil ${id}`];
export const space = (id: string) => [`advance to ${id}`];
export const tile = (id: string) => [`claim ${id}`];
export const card = (place: number) => [`take * at ${place}`];
export const nextCard = () => ["place camel"];
export const action = (id: string) => [`take ${id} action`];
export const favour = () => ["gain favour"];
export const soldier = () => ["deploy soldier"];
export const camels = () => ["trade camel *", "place camel"];
export const cube = (id: string) => [`pay ${id}`];
export const upgrade = (id: string) => [`upgrade * with ${id}`];
export const power = (kind: "exchange" | "discount") => [`pay by ${kind}`];
export const boon = (id: string) => [`boon ${id}`];
export const good = (kind: string) => [`commit ${kind}`];
