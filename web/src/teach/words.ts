// The words of the teacher, in the language of the reader; they come with the first part of it that is shown.

import { effect } from "@preact/signals";
import type { Words } from "../analysis";
import { catalogueOf } from "../boards/parts/catalogue";
import { language } from "../settings";
import { en, type TeachWords } from "./words/en";

const catalogue = catalogueOf<TeachWords>(en, async () => (await import("./words/de")).de);

export const teachWords = catalogue.words;

effect(() => void (language.value && catalogue.load()));

/** A sentence of an analysis, which comes in both languages. */
export const said = (words: Words): string => (language.value === "de" ? words.de : words.en);
