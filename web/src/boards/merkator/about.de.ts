// German: Merkator on the start page, and what a table chooses before the game.

import type { About } from "../title";

export const about: About = {
  by: "Uwe Rosenberg, 2010",
  about: "Hamburg, 1618 bis 1648. Reise, sammle, liefere, und lass dich von Mitreisenden bezahlen.",
  minutes: "60 Min.",
  options: {
    length: {
      text: "Wie lang die Partie ist",
      values: {
        standard: "das Spiel, wie es meist gespielt wird",
        long: "aus kleinen Anfängen: zwei Aufträge, keine Würfel und keine Bonuskarten",
      },
    },
    joining: {
      text: "Ob man beim anderen mitreisen darf",
      values: { yes: "für Zeitmarken", no: "nie: flüssiger zu zweit" },
    },
    coins: {
      text: "Womit Karten bezahlt werden",
      values: { yes: "mit Talern, für die man Aufträge verkauft", no: "mit Aufträgen, ohne Wechselgeld" },
    },
    hand_card: {
      text: "Ob man eine offene Karte auf die Hand nehmen darf",
      values: { no: "nein", yes: "eine, um sie später zu kaufen oder zu gewinnen: für Experten" },
    },
    losses: {
      text: "Ob eine leere Reihe der Zeittafel Waren kostet",
      values: { yes: "ein Buchstabe entscheidet, was verloren geht", no: "nie: weniger Glück (Variante A)" },
    },
    cash: {
      text: "Was die Spieler am Horten hindert",
      values: { limit: "niemand behält mehr als 15 Taler", forced: "wer reich ist, muss bauen (Variante B)" },
    },
    bonus_good: {
      text: "Was eine Bonuskarte beim Kauf bringt",
      values: { no: "noch nichts", yes: "eine Ware ihrer Sorte (Variante C)" },
    },
    offers: {
      text: "Ob die anderen dafür zahlen dürfen, dass ein Auftrag zurückgelegt wird",
      values: { no: "nein", yes: "mit Talern und Zeitmarken (Variante D)" },
    },
    solo: {
      text: "Was du allein spielst",
      values: {
        solitary: "Einzelspiel: 17 Züge um möglichst viele Punkte",
        soloplay: "SoloPlay: gegen eine KI, die nach festen Regeln spielt",
      },
    },
    level: {
      text: "Wie stark die KI von SoloPlay ist",
      values: {
        normal: "normal",
        easy: "leicht: Aufträge nach ihrem fünften zählen halb",
        expert: "Experte: Sie bekommt Wechselgeld und Punkte für unerfüllte Gebäude, deine sind begrenzt",
      },
    },
  },
};
