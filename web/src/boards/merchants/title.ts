// What is Merchants' own before its board has come.

import type { Title } from "../title";

export const title: Title = { hues: ["red", "blue", "white", "orange"], hasLesson: true };
