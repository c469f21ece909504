// German: Merv on the start page, and what a table chooses before the game.

import type { About } from "../title";

export const about: About = {
  by: "Fabio Lopiano, 2020",
  about: "Das Herz der Seidenstraße. Drei Jahre, um eine Stadt zu bauen, ehe die Mongolen vor den Mauern stehen.",
  minutes: "90 Min.",
  printed: [
    "die Regeln mit allen ihren Zahlen",
    "die Gewürze",
    "die Durchbrüche",
    "die Kosten von drei Städten und zwei Hallen",
    "was die Beispiele von der Moschee und den Mauern zeigen",
  ],
  ours: [
    "was die Aufträge verlangen und bringen, bis auf ihren einen Würfel",
    "beide Leisten mit ihren Punkten und Schwellen",
    "der größte Teil der Moschee",
    "die meisten Kosten der Mauern",
    "was wo auf dem Kamelmarkt liegt",
    "die Kosten von fünf Städten und zwei Hallen",
    "die Wertungsplättchen",
    "welche Aktion auf welcher Farbe liegt",
  ],
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
