// English: Merkator on the start page.

import type { About } from "../title";

export const about: About = {
  by: "Uwe Rosenberg, 2010",
  about: "Hamburg, 1618 to 1648. Travel, collect, deliver, and let others pay you to come along.",
  minutes: "60 min",
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
