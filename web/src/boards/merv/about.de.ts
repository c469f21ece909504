// German: Merv on the start page, and what a table chooses before the game.

import type { About } from "../title";

export const about: About = {
  by: "Fabio Lopiano, 2020",
  about: "Das Herz der Seidenstraße. Drei Jahre, um eine Stadt zu bauen, ehe die Mongolen vor den Mauern stehen.",
  minutes: "90 Min.",
  options: {
    camel_market: {
      text: "Welche Seite des Kamelmarkts oben liegt",
      values: {
        random: "entscheidet der Zufall",
        a: "Seite A: eine Schriftrolle, eine Karawanenkarte, Gunst, ein Soldat",
        b: "Seite B: ein seltenes Gut, ein Schritt in der Moschee, Gunst, ein Soldat",
      },
    },
  },
};
