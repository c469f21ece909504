// What the drawings on the pages of the rules say.

import { catalogueOf } from "../parts/catalogue";
import { type GuideWords, guide } from "./words/en/guide";

export const { words: guideWords, load: loadGuideWords } = catalogueOf<GuideWords>(
  guide,
  async () => (await import("./words/de/guide")).guide,
);
