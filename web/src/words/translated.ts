// What the house says in English, in the language of the reader where the catalogue has it.

import { words } from "./index";
import { inWords } from "./patterns";

/** As a whole, or sentence by sentence. */
export function translated(text: string): string {
  const { said } = words.value;
  const parts = text.split(/(?<=[.!?]) /).map((one) => ({ one, told: inWords(said, one) }));
  const areKnown = parts.length > 1 && parts.every(({ told }) => told !== undefined);
  const whole = areKnown && !(text in said) ? undefined : inWords(said, text);
  return whole ?? parts.map(({ one, told }) => told ?? one).join(" ");
}
