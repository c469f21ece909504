// English: what of Merv is printed, and what is reconstructed.

import type { Sources } from "../title";

export const sources: Sources = {
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
