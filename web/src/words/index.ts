// What people read, in their language. A catalogue is a tree of sentences; some are functions of
// what they speak of. The pseudo-language "xx" marks every sentence, so that a test can see text
// that comes from no catalogue.

import { computed, signal } from "@preact/signals";
import { language } from "../settings";
import { en, type Words } from "./en";

const german = signal<Words | null>(null);

export const words = computed<Words>(() => {
  if (language.value === "xx") return marked(en);
  if (language.value === "de" && german.value) return german.value;
  return en;
});

/** Bring the catalogue of the chosen language, if it is not there yet. */
export async function loadWords(): Promise<void> {
  if (language.value === "de" && !german.value) german.value = (await import("./de")).de;
}

type Tree = { [name: string]: Tree | string | string[] | ((...given: never[]) => string) };

/** A catalogue with every sentence between brackets. */
export function marked<T>(tree: T): T {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(tree as Tree)) {
    if (typeof value === "string") found[name] = `⟦${value}⟧`;
    else if (Array.isArray(value)) found[name] = value.map((one: string) => `⟦${one}⟧`);
    else if (typeof value === "function") {
      found[name] = (...given: never[]) => `⟦${value(...given)}⟧`;
    } else found[name] = marked(value);
  }
  return found as T;
}
