// German: what of Merchants of Europe is printed, and what is reconstructed.

import type { Sources } from "../title";

export const sources: Sources = {
  printed: [
    "die Regeln, die Kosten und die Anzahl der Teile",
    "die Werte der Zahlenchips",
    "15 Städtenamen",
    "womit jede Farbe beginnt",
    "auf dem großen Plan fünf Felder und ein Doppelpfeil",
  ],
  ours: [
    "alle 39 Felder des kurzen Plans und 55 der 60 des großen",
    "wo die Städte liegen, ihre Farben, ihr Gold und 38 Namen",
    "die Seewege und die übrigen Doppelpfeile",
    "die Plätze des festen Aufbaus",
    "was die Entwicklungskarten bewirken und wie viele es von jeder Art gibt (gedruckt ist nur der Name Lancer)",
  ],
};
