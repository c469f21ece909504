// German: playing alone.

import type { AloneWords } from "./en";

const punkte = (n: string) => (n === "1" ? "1 Punkt" : `${n} Punkte`);

export const de: AloneWords = {
  solo: "Solo",
  names: { solitary: "Solitär", soloplay: "SoloPlay", magistrate: "Der Magistrat" },
  about: {
    solitary: "Merkator, 17 Züge um Punkte",
    soloplay: "Merkator, gegen die KI",
    magistrate: "Merv, gegen den korrupten Magistrat",
  },
  best: "Bestwert",
  unplayed: "noch nicht gespielt",
  won: (won, played) => `${won} von ${played} gewonnen`,
  play: (name) => `${name} spielen`,
  marks: (marks) => `Gedruckte Marken: ${marks} Punkte`,
  missing: (n, mark) => `${n === "1" ? "1 Punkt fehlt" : `${n} Punkte fehlen`} zur gedruckten ${mark}`,
  reached: (mark) => `Die höchste gedruckte Marke, ${mark}, ist erreicht.`,
  companion: "Am echten Tisch? Zum Begleiter",
  voyage: {
    head: "Reise des Tages",
    heading: "Für alle dasselbe Glück",
    today: "Heute",
    first: "Der erste Versuch zählt.",
    sail: "Segel setzen",
    sailIn: (name) => `Segel setzen: ${name}`,
    goOn: "Weiter",
    again: "Noch einmal, nur für dich",
    compare: "Vergleichen",
    page: "Die Reise des Tages",
    intro:
      "Jeder Tag hat sein eigenes Glück, für alle dasselbe und in jedem Haus dieser Version: Es kommen dieselben Karten, was du auch spielst. Dein erster Versuch zählt. Unterwegs gibt es keine Tipps, und kein Bot springt ein.",
    known:
      "Geheim ist daran nichts: Wer will, kann das Glück eines Tages vorher ausrechnen. Ein Ergebnis beweist, wie gespielt wurde, nicht, dass es der erste Versuch war.",
    brought:
      "Du bist in einem anderen Haus gesegelt? Bring das Protokoll dieser Partie zu den Tischen: Es wird hier nachgespielt und verglichen.",
    link: "Link zum Vergleichen kopieren",
    linkHint: "Wer noch nicht gesegelt ist, sieht nur, dass du es bist.",
    points: (n) => punkte(n),
    lead: (n, won) => (won ? `mit ${n} Vorsprung gewonnen` : `mit ${n} Rückstand verloren`),
    level: "unentschieden",
    left: "vor dem Ende verlassen",
    better: (n, of) => (of === 0 ? "Sonst ist hier noch niemand gesegelt." : `Besser als ${n} von ${of} anderen hier.`),
    yesterday: (result) => `Gestern: ${result}.`,
    you: (n) => `du, ${n}`,
    them: (name, n) => `${name}, ${n}`,
    chart: "Erste Versuche in diesem Haus",
    shared: (who, name) => `${who} war auf der Reise: ${name}`,
    hidden: "Wie es ausging, erfährt, wer selbst auf derselben Reise war.",
    over: "Dieser Tag ist vorbei; vergleichen kann nur, wer damals gesegelt ist.",
    yours: "Das ist deine eigene Reise. Schick die Adresse dieser Seite allen, die vergleichen sollen.",
    attempts: {
      first: "Ein erster Versuch, wie ihn das Haus gesehen hat.",
      again: "Kein erster Versuch: Er zählt nicht.",
      brought:
        "Aus dem Protokoll eines anderen Hauses: Jeder Zug und alles Glück wurde hier nachgespielt und für richtig befunden.",
    },
    compareBoth: "Im Vergleich",
    yourResult: "Dein Ergebnis",
    toVoyage: "Zur Reise des Tages",
  },
  puzzle: {
    head: "Rätsel des Tages",
    heading: "Rätsel",
    one: "Rätsel",
    intro:
      "Stellungen aus Partien, die Patrizier auf einen Blick gespielt haben, in denen eine Entscheidung viel mehr wert ist als alle anderen. Triff sie auf dem Brett: mit allen kleinen Zügen, wie am Tisch.",
    streak: (n) => `Serie ${n}`,
    solve: "Lösen",
    solved: "gelöst",
    seen: "nachgesehen",
    solvedToday: "heute gelöst",
    comesAgain: "du kennst es: löse es heute noch einmal",
    all: "Alle Rätsel",
    none: "Für die Regeln und Karten dieses Hauses gibt es keine Rätsel.",
    seats: (seats) => (seats === 1 ? "allein" : `zu ${seats === 2 ? "zweit" : seats === 3 ? "dritt" : "viert"}`),
    hard: ["leicht", "mittel", "schwer"],
    bots: (n) => `${12 - n} von 12 Bots finden es.`,
    find: "Finde die Entscheidung, die hier am meisten wert ist.",
    judging: "Das Haus sieht es sich an …",
    right: "Das ist es.",
    wrong: (lost, isChance) =>
      isChance
        ? `Das kostet gegenüber der besten ${lost} von 100 Gewinnchancen.`
        : `Das kostet gegenüber der besten ${lost} Punkte.`,
    better: (gap, other, isChance) =>
      isChance ? `Um ${gap} von 100 Gewinnchancen besser als: ${other}.` : `Um ${gap} Punkte besser als: ${other}.`,
    again: "Noch einmal",
    show: "Lösung zeigen",
    next: "Nächstes Rätsel",
    solution: "Lösung",
  },
};
