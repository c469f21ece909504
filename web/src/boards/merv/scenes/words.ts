// The words of the scenes, which come with the first of them.

import { catalogueOf } from "../../parts/catalogue";
import { type Scenes, scenes } from "../words/en/scenes";

export const { words: sceneWords, load: loadSceneWords } = catalogueOf<Scenes>(
  scenes,
  async () => (await import("../words/de/scenes")).scenes,
);
