// What is known of the luck of a table, in German.

import type { LuckWords } from "./en";

export const de: LuckWords = {
  nonces: "Zufallswörter",
  seat: (seat) => `Platz ${seat}`,
  of: {
    own: "vom Platz genannt, als das Siegel zu sehen war",
    early: "genannt, bevor das Siegel zu sehen war",
    follows: "aus dem eines anderen Platzes gebildet",
    house: "vom Haus gezogen",
    unknown: "nicht bekannt",
  },
  checked: "Das hat dieser Browser geprüft",
  good: "Richtig",
  open: "Offen",
  bad: "Falsch",
  found: {
    seedFits: "Der Startwert passt zum Siegel: Das Siegel ist sein SHA-256.",
    seedWrong: "Der Startwert passt nicht zum Siegel. Das ist nicht der Zufall, der versiegelt war.",
    seedMissing: "Es gibt keinen Startwert, also lässt sich nichts mit dem Siegel vergleichen.",
    sealSame: "Das Siegel ist das, das dieser Browser sah, bevor er ein Zufallswort nannte.",
    sealOther:
      "Das Siegel ist nicht das, das dieser Browser sah, bevor er ein Zufallswort nannte. Das Haus hat es ausgetauscht.",
    sealUnseen:
      "Dieser Browser hat hier kein Zufallswort genannt; deshalb weiß er nicht, wann das Siegel gemacht wurde.",
  },
  ofSeat: {
    nonceThere: (seat) => `Platz ${seat}: Im Protokoll steht das Zufallswort, das dieser Browser genannt hat.`,
    nonceOther: (seat) =>
      `Platz ${seat}: Im Protokoll steht nicht das Zufallswort, das dieser Browser genannt hat. Das Haus hat es ausgetauscht.`,
    theirs: (seat) => `Platz ${seat}: Sein Zufallswort wurde anderswo genannt, und nur dort lässt es sich prüfen.`,
    follows: (seat) => `Platz ${seat}: Sein Zufallswort ist aus dem eines anderen Platzes gebildet, wie es sein soll.`,
    followsNot: (seat) =>
      `Platz ${seat}: Sein Zufallswort sollte aus dem eines anderen Platzes gebildet sein und ist es nicht. Das Haus hat es sich ausgesucht.`,
    early: (seat) => `Platz ${seat}: Sein Zufallswort wurde genannt, bevor das Siegel zu sehen war.`,
    house: (seat) => `Platz ${seat}: Das Haus hat sein Zufallswort gezogen und konnte viele durchprobieren.`,
    unknown: (seat) => `Platz ${seat}: Wer sein Zufallswort gewählt hat, ist nicht bekannt.`,
  },
  rest: "Nicht geprüft hat er, ob sich jede Ziehung aus Startwert und Zufallswörtern ergibt: Dazu braucht es die Regeln. Lade das Protokoll herunter und tippe:",
  copyCommand: "Befehl kopieren",
};
