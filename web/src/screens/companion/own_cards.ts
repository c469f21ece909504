// The printed things of one's own copy, as they are corrected; kept on this device until they are saved as a file.

import { keptHere } from "../../play/storage";
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

export const plainly = (id: string): string => id.replaceAll("_", " ");

/** What a thing is called; without a name, as its id reads. */
export type Named = (id: string) => string;

/** An entry by its name, by value and place as cards are called, or by its id. */
export function nameOf(entry: Entry, at: number, named: Named): string {
  if (entry["name"]) return String(entry["name"]);
  const [value, place] = [entry["value"], entry["location"]];
  if (value !== undefined && place !== undefined) return `${String(value)} ${named(String(place))}`;
  return entry["id"] ? named(String(entry["id"])) : String(at + 1);
}

/** The tables with one entry in another's place. */
export function put(tables: Tables, kind: string, at: number, entry: Entry): Tables {
  return { ...tables, [kind]: (tables[kind] as Entry[]).with(at, entry) };
}

/** The tables with one more entry after that one: its like, under an id of its own. */
export function another(tables: Tables, kind: string, at: number): Tables {
  const entries = tables[kind] as Entry[];
  const entry = entries[at]!;
  const isTaken = (id: string): boolean => entries.some((one) => one["id"] === id);
  const ids = entries.map((_, n) => `${String(entry["id"])}_${n + 2}`);
  const id = ids.find((one) => !isTaken(one))!;
  return { ...tables, [kind]: entries.toSpliced(at + 1, 0, entry["id"] === undefined ? entry : { ...entry, id }) };
}

export function without(tables: Tables, kind: string, at: number): Tables {
  return { ...tables, [kind]: (tables[kind] as Entry[]).toSpliced(at, 1) };
}

/** Fields that others of a kind have, each as one of them has it. */
export function fieldsOf(entries: Entry[]): Entry {
  return Object.assign({}, ...entries.toReversed()) as Entry;
}

/** Whether some of a kind do without a field. */
export const isOptional = (entries: Entry[], field: string): boolean => entries.some((one) => !(field in one));

const same = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How many entries differ. */
export function changes(ours: Tables, theirs: Tables): number {
  const counts = kindsOf(theirs).map((kind) => {
    const [mine, packaged] = [ours[kind] as Entry[], theirs[kind] as Entry[]];
    const lost = Math.max(0, packaged.length - mine.length);
    return mine.filter((entry) => !packaged.some((one) => same(one, entry))).length + lost;
  });
  return counts.reduce((sum, one) => sum + one, 0);
}

const cards = (title: string) => keptHere<Tables | null>(`fondaco-cards-${title}`, null);

export const draftCards = (title: string): Tables | null => cards(title).read();

export const keepCards = (title: string, tables: Tables): void => cards(title).write(tables);
