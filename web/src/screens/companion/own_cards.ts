// The printed things of one's own copy, as they are corrected; kept on this device until they are saved as a file.

import type { Entry, Tables, Value } from "./toml";

/** What an entry says about itself is not printed on it. */
export const ABOUT = ["id", "provenance", "confirmed"];

/** Kinds that are cards, by their names, the most numerous first; the last stands for all others. */
const CARDS = ["contract", "building", "card", "tile", ""];

const isEntries = (value: Value): value is Entry[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "object" && !Array.isArray(one));

/** The kinds of things of which there are several: cards, places, tiles. Cards come first. */
export function kindsOf(tables: Tables): string[] {
  const kinds = Object.keys(tables).filter((kind) => isEntries(tables[kind]!));
  const rank = (kind: string): number => CARDS.findIndex((card) => kind.includes(card));
  return kinds.toSorted((a, b) => rank(a) - rank(b));
}

export const nameOf = (entry: Entry, at: number): string =>
  String(entry["name"] ?? entry["id"] ?? at + 1).replaceAll("_", " ");

/** The tables with one entry in another's place. */
export function put(tables: Tables, kind: string, at: number, entry: Entry): Tables {
  return { ...tables, [kind]: (tables[kind] as Entry[]).with(at, entry) };
}

const same = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How many entries differ. */
export function changes(ours: Tables, theirs: Tables): number {
  const counts = kindsOf(theirs).map((kind) => {
    const [mine, packaged] = [ours[kind] as Entry[], theirs[kind] as Entry[]];
    return mine.filter((entry, at) => !same(entry, packaged[at] ?? {})).length;
  });
  return counts.reduce((sum, one) => sum + one, 0);
}

const keyOf = (title: string): string => `fondaco-cards-${title}`;

export function draftCards(title: string): Tables | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(title)) ?? "null") as Tables | null;
  } catch {
    return null;
  }
}

export function keepCards(title: string, tables: Tables): void {
  try {
    localStorage.setItem(keyOf(title), JSON.stringify(tables));
  } catch {
    return; // it is there until the page is left
  }
}
