// English: Merv on the start page.

import type { About } from "../title";

export const about: About = {
  by: "Fabio Lopiano, 2020",
  about: "The heart of the Silk Road. Three years to build a city before the Mongols reach its walls.",
  minutes: "90 min",
  printed: [
    "the rules with all their numbers",
    "the spices",
    "the breakthroughs",
    "the costs of three cities and two halls",
    "those parts of the mosque track and the walls that the examples show",
  ],
  ours: [
    "what the Contracts ask for and bring, but for their one cube",
    "both tracks with their points and thresholds",
    "most of the mosque track",
    "most costs of the walls",
    "what lies where on the camel market",
    "the costs of five cities and two halls",
    "the scoring tiles",
    "which action lies on which color",
  ],
};
