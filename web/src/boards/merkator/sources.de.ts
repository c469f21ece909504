// German: what of Merkator is printed, and what is reconstructed.

import type { Sources } from "../title";

export const sources: Sources = {
  printed: [
    "die Regeln mit allen ihren Zahlen",
    "die sechzehn Waren",
    "die Zeit für jeden Ort",
    "die Linien Russlands",
    "einzelne Werte mancher Karten",
  ],
  ours: [
    "die übrigen Linien der Karte und zwei Schwellen",
    "die Spalten und Gruppen der Waren",
    "die Waren aller Bonuskarten bis auf eine",
    "fast alle Aufträge (drei sind bekannt)",
    "14 Namen und die meisten Preise und Punkte der Gebäude",
    "alle Zeitmarken",
  ],
};
