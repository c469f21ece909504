// What is particular about a title, by its name.

import { byTitle } from "./by_title";
import type { Title } from "./title";

export const titles = byTitle(import.meta.glob<Title>("./*/title.ts", { eager: true, import: "title" }));
