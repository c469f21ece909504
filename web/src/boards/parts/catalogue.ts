// The words of a board in the language of the reader: English at once, German when it is asked for.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { language } from "../../settings";
import { marked } from "../../words";

export interface Catalogue<Words> {
  words: ReadonlySignal<Words>;
  /** Settles when the words of the chosen language are here. */
  load(): Promise<void>;
}

export function catalogueOf<Words extends object>(english: Words, bringGerman: () => Promise<Words>): Catalogue<Words> {
  const german = signal<Words | null>(null);
  const words = computed<Words>(() => {
    if (language.value === "xx") return marked(english);
    return language.value === "de" && german.value ? german.value : english;
  });
  const load = async (): Promise<void> => {
    if (language.value === "de" && !german.value) german.value = await bringGerman();
  };
  return { words, load };
}
