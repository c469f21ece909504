// The words of lessons, in the language of the reader.

import { effect } from "@preact/signals";
import type { Words } from "../../analysis";
import { catalogueOf } from "../../boards/parts/catalogue";
import { language } from "../../settings";
import { en, type LessonWords } from "./words/en";

const catalogue = catalogueOf<LessonWords>(en, async () => (await import("./words/de")).de);

export const lessonWords = catalogue.words;

effect(() => void (language.value && catalogue.load()));

/** A sentence that comes in both languages. */
export const spoken = (words: Words): string => (language.value === "de" ? words.de : words.en);
