// German: Merchants of Europe on the start page, and what a table chooses before the game.

import type { About } from "../title";

export const about: About = {
  by: "Klaus Teuber, 2011",
  about: "Erschließe Handelswege, gründe Handelsposten und bring als Erster mit deinen Karawanen alle Waren ans Ziel.",
  minutes: "90 Min.",
  options: {
    board: {
      text: "Welche Seite des Plans gespielt wird",
      values: { short: "Osteuropa: das kürzere Spiel", main: "ganz Europa" },
    },
    setup: {
      text: "Wie die ersten Handelsposten gesetzt werden",
      values: { fixed: "feste Plätze, für die erste Partie (rekonstruiert)", variable: "reihum gewählt" },
    },
    offers: {
      text: "Wie viele Angebote machen darf, wer am Zug ist",
      values: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [String(n), `${n} je Zug`])),
    },
  },
};
