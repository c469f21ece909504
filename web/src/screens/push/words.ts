// The words of calls and of the app, in the language of the reader.

import { useEffect } from "preact/hooks";
import { catalogueOf } from "../../boards/parts/catalogue";
import { language } from "../../settings";
import { en, type PushWords } from "./words/en";

const { words, load } = catalogueOf<PushWords>(en, async () => (await import("./words/de")).de);

export const pushWords = words;

/** Have the words of the chosen language brought to a screen. */
export function usePushWords(): void {
  useEffect(() => void load(), [language.value]);
}
