// What the drawings on the pages of the rules say.

import { catalogueOf } from "../parts/catalogue";
import { scenes } from "./words/en/guide";

export const { words: guideWords, load: loadGuideWords } = catalogueOf<Record<string, string>>(
  scenes,
  async () => (await import("./words/de/guide")).scenes,
);
