// The words of your page, in the language of the reader.

import { useEffect } from "preact/hooks";
import { catalogueOf } from "../../boards/parts/catalogue";
import { language } from "../../settings";
import { en, type YoursWords } from "./words/en";

const { words, load } = catalogueOf<YoursWords>(en, async () => (await import("./words/de")).de);

export const yoursWords = words;

/** Have the words of the chosen language brought to a screen. */
export function useYoursWords(): void {
  useEffect(() => void load(), [language.value]);
}
