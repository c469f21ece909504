// The words about the luck of a table.

import { catalogueOf } from "../../../boards/parts/catalogue";
import { en, type LuckWords } from "./en";

export const { words: luckWords, load: loadLuckWords } = catalogueOf<LuckWords>(
  en,
  async () => (await import("./de")).de,
);
