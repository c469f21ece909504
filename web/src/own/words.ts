// The words of what is one's own: settings, one's tables in a row, what happened since, answers in one's stead.

import { catalogueOf } from "../boards/parts/catalogue";
import { en, type OwnWords } from "./words/en";

export const { words: ownWords, load: loadOwnWords } = catalogueOf<OwnWords>(
  en,
  async () => (await import("./words/de")).de,
);
