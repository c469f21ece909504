// What the house says in English, in the language of the reader where the catalogue has it.

import { words } from "./index";

export function said(text: string): string {
  for (const [english, here] of Object.entries(words.value.said)) {
    const found = pattern(english).exec(text);
    if (found) return found.slice(1).reduce((told, part) => told.replace("{}", () => part), here);
  }
  return text;
}

/** A sentence of the house, where {} is anything. */
function pattern(english: string): RegExp {
  const literal = english.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join("(.+)")}$`);
}
