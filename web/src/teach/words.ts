// The words of the teacher, in the language of the reader; they come with the first part of it that is shown.

import { effect, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { Words } from "../analysis";
import { catalogueOf } from "../boards/parts/catalogue";
import { language } from "../settings";
import { en, type TeachWords } from "./words/en";

const catalogue = catalogueOf<TeachWords>(en, async () => (await import("./words/de")).de);

export const teachWords = catalogue.words;

effect(() => void (language.value && catalogue.load()));

/** The names of those who sit at the table of which the teacher speaks. */
const seated = signal<readonly string[]>([]);

/** Let the teacher speak of these seats. */
export function useSeated(names: readonly string[]): void {
  useLayoutEffect(() => void (seated.value = names), [names.join()]);
}

/** Names in the place of seats: {seat_0} is the first. */
export const named = (text: string): string =>
  text.replace(/\{seat_(\d+)\}/g, (blank, seat) => seated.value[Number(seat)] ?? blank);

/** A sentence of an analysis, which comes in both languages. */
export const said = (words: Words): string => named(language.value === "de" ? words.de : words.en);
