// The words of playing alone: solo, the daily voyage, puzzles.

import { catalogueOf } from "../../boards/parts/catalogue";
import { type AloneWords, en } from "./words/en";

export const { words: aloneWords, load: loadAloneWords } = catalogueOf<AloneWords>(
  en,
  async () => (await import("./words/de")).de,
);
