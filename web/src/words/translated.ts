// What the house says in English, in the language of the reader where the catalogue has it.

import { words } from "./index";
import { inWords } from "./patterns";

export function translated(text: string): string {
  return inWords(words.value.said, text) ?? text;
}
