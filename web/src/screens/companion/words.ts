// The words of the companion, in the language of the reader.

import { catalogueOf } from "../../boards/parts/catalogue";
import { type CompanionWords, en } from "./words/en";

export const { words: companionWords, load: loadCompanionWords } = catalogueOf<CompanionWords>(
  en,
  async () => (await import("./words/de")).de,
);
