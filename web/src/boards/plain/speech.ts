// Moves and events of a title on the plain board, in the language of the reader. A file
// words/<title>/<language>.ts has the words for it; without one, the house's own words are shown.

import { computed, signal } from "@preact/signals";
import { tokens } from "../../play/choose";
import { edition } from "../../play/edition";
import { house } from "../../play/house";
import type { Line } from "../../play/lines";
import { tableEvent } from "../../play/table_events";
import type { View } from "../../play/view";
import { language } from "../../settings";
import type { LegalMove } from "../../wire";
import { plainly, sentence } from "./plainly";

export type Fields = Record<string, unknown>;

/** What a sentence needs to know of the table: the names of seats and things, and what is printed on these. */
export interface Names {
  seat(number: unknown): string;
  name(id: unknown): string;
  rows(table: string): Fields[];
}

export interface TitleWords {
  /** Of printed things, by id, in place of the printed names. */
  names: Record<string, string>;
  /** Headings over moves, by their first word. */
  verbs: Record<string, string>;
  /** Moves, by their first word. */
  say: Record<string, (words: string[], names: Names) => string>;
  /** What that leaves unsaid; the house's own words for it come last. */
  gloss: Record<string, (words: string[], names: Names, english: string) => string>;
  /** What happened, by event. */
  tell: Record<string, (event: Fields, names: Names) => string>;
  /** What is asked. */
  steps: Record<string, string>;
  /** Parts of a score, and opponents played by the rules. */
  parts: Record<string, string>;
}

const files = import.meta.glob<{ words: TitleWords }>("./words/*/*.ts");

const title = signal("");
const catalogues = signal<Record<string, TitleWords>>({});
const editions = signal<Record<string, Record<string, unknown>>>({}); // by title and hash

const printed = () => `${title.value} ${edition.value}`;
const file = () => `./words/${title.value}/${language.value}.ts`;
const catalogue = computed<TitleWords | undefined>(() => catalogues.value[file()]);

/** Bring the words of a title and what its edition prints, now and whenever another language is chosen. */
export async function loadTitle(name: string): Promise<void> {
  title.value = name;
  await load();
}

language.subscribe(() => void load());

async function load(): Promise<void> {
  const [key, path] = [printed(), file()];
  const bring = files[path];
  if (!bring || (catalogues.value[path] && editions.value[key])) return;
  const asked = house.edition<Record<string, unknown>>(title.value, edition.value);
  const [tables, { words }] = await Promise.all([asked, bring()]);
  editions.value = { ...editions.value, [key]: tables };
  catalogues.value = { ...catalogues.value, [path]: words };
}

function rows(table: string): Fields[] {
  const found = editions.value[printed()]?.[table];
  return Array.isArray(found) ? (found as Fields[]) : [];
}

function printedName(id: string): string | undefined {
  const tables = Object.keys(editions.value[printed()] ?? {});
  return tables.flatMap(rows).find((row) => row["id"] === id && row["name"])?.["name"] as string | undefined;
}

function namesAt(seats: string[]): Names {
  return {
    seat: (number) => seats[Number(number)] ?? "",
    name: (id) => catalogue.value?.names[String(id)] ?? printedName(String(id)) ?? plainly(String(id)),
    rows,
  };
}

export function verbOf(verb: string): string {
  return catalogue.value?.verbs[verb] ?? sentence(verb);
}

export function say({ move }: LegalMove): string {
  const words = tokens(move);
  return catalogue.value?.say[words[0]!]?.(words, namesAt([])) ?? sentence(move);
}

export function gloss({ move, gloss }: LegalMove): string {
  const words = tokens(move);
  return catalogue.value ? (catalogue.value.gloss[words[0]!]?.(words, namesAt([]), gloss) ?? "") : gloss;
}

/** All sentences of a move in one language: ours if we have words for each, else the house's. */
export function tell(line: Line, seats: string[]): string[] {
  if (line.events.length === 0) return tableEvent(line, seats);
  const told = line.events.map((event) => catalogue.value?.tell[String(event["event"])]?.(event, namesAt(seats)));
  return told.every((sentence) => sentence !== undefined) ? told : line.lines;
}

export function stepOf(view: View): string[] {
  const step = view["step"];
  return typeof step === "string" ? [catalogue.value?.steps[step] ?? sentence(step)] : [];
}

export function part(of: string): string {
  return catalogue.value?.parts[of] ?? of;
}
