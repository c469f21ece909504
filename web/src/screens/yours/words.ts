// The words of your page, in the language of the reader.

import { catalogueOf } from "../../boards/parts/catalogue";
import { en, type YoursWords } from "./words/en";

export const { words: yoursWords, load: loadYoursWords } = catalogueOf<YoursWords>(
  en,
  async () => (await import("./words/de")).de,
);
