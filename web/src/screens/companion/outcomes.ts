// Outcomes of luck by what is typed. Pure functions.

import type { OutcomeNow } from "../../wire";

/** What a thing is called, and what is printed on it: `7 Spain: 3 ham` in two. */
export function split(name: string): [string, string] {
  const at = name.indexOf(": ");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 2)];
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The outcome that is meant: by its number in the list, by its whole name, else the first whose name, or a word of it,
 * begins so. */
export function matching(outcomes: readonly OutcomeNow[], typed: string): OutcomeNow | undefined {
  const text = plain(typed);
  if (!text) return undefined;
  const byNumber = /^\d+$/.test(text) ? outcomes[Number(text) - 1] : undefined;
  if (byNumber) return byNumber.number === null ? undefined : byNumber;
  const can = outcomes.filter(({ number }) => number !== null);
  return (
    can.find(({ name }) => plain(name) === text) ??
    can.find(({ name }) => plain(name).startsWith(text)) ??
    can.find(({ name }) => ` ${plain(name)}`.includes(` ${text}`))
  );
}
