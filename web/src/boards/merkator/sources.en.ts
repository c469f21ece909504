// English: what of Merkator is printed, and what is reconstructed.

import type { Sources } from "../title";

export const sources: Sources = {
  printed: [
    "the rules with all their numbers",
    "the sixteen goods",
    "what each location costs in time",
    "Russia's lines",
    "single values of some cards",
  ],
  ours: [
    "the other lines of the map and two thresholds",
    "the columns and categories of goods",
    "the goods of all but one Bonus card",
    "nearly all Contracts (three are known)",
    "14 names and most prices and points of the Buildings",
    "all Time counters",
  ],
};
