// German: what of Merv is printed, and what is reconstructed.

import type { Sources } from "../title";

export const sources: Sources = {
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
};
