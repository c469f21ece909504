// English: what of Merchants of Europe is printed, and what is reconstructed.

import type { Sources } from "../title";

export const sources: Sources = {
  printed: [
    "the rules, costs and numbers of pieces",
    "the values of the number tokens",
    "15 names of cities",
    "what each color starts with",
    "on the main board five hexes and one double arrow",
  ],
  ours: [
    "all 39 hexes of the short board and 55 of the 60 of the main one",
    "where all city-sites lie, their colors, their gold, and 38 names",
    "the sea paths and the other double arrows",
    "the places of the fixed set-up",
    "what the development cards do, and how many there are of each kind (only the name Lancer is printed)",
  ],
};
