// English: Merv on the start page.

import type { About } from "../title";

export const about: About = {
  by: "Fabio Lopiano, 2020",
  about: "The heart of the Silk Road. Three years to build a city before the Mongols reach its walls.",
  minutes: "90 min",
};
