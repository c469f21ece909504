// What is Merv's own before its board has come.

import type { Title } from "../title";

export const title: Title = { hasLesson: true };
