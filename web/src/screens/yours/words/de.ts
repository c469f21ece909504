// Your page in German.

import type { YoursWords } from "./en";

const plural: Record<string, string> = {
  apprentice: "Lehrlinge",
  journeyman: "Gesellen",
  factor: "Faktoren",
  patrician: "Patrizier",
};
const games = (n: number) => (n === 1 ? "1 Partie" : `${n} Partien`);
const DATE = { day: "numeric", month: "short" } as const;
const YEAR = { ...DATE, year: "numeric" } as const;

export const de: YoursWords = {
  games: "Partien",
  underWay: "Noch nicht zu Ende",
  account: "Name und Konto",
  exportLogs: "Alle Protokolle sichern",
  scoreSheet: "Wertungsblatt für den echten Tisch",
  since: (time) => `Hier seit ${new Date(time).toLocaleDateString("de", { month: "long", year: "numeric" })}.`,
  summary: (count, won) => `${games(count)}, ${won} gewonnen.`,
  accuracyRose: (then, now) =>
    now > then ? `Deine Genauigkeit stieg von ${then} auf ${now}.` : `Deine Genauigkeit ging von ${then} auf ${now}.`,
  none: "Noch keine beendete Partie. Spiel eine: Sie steht dann hier mit ihrem Ergebnis, und niemand fragt, wer du bist.",
  playOne: "Eine Partie spielen",
  guest: "Als Gast hast du diese Partien nur auf diesem Gerät. Mit einem Konto kommen sie mit.",
  signUp: "Konto anlegen",
  filters: "Welche Partien gezeigt werden",
  allGames: "Alle",
  against: { people: "Menschen", bots: "Bots", solo: "Solo", table: "Echte Tische" },
  anyLevel: "jede Stufe",
  anySeats: "alle Plätze",
  seats: (n) => (n === 1 ? "1 Platz" : `${n} Plätze`),
  anyTime: "jederzeit",
  lastDays: (n) => (n === 365 ? "im letzten Jahr" : `in den letzten ${n} Tagen`),
  search: "Gegner, Spiel, Tag",
  shown: (some, all) => `${some} von ${all}`,
  noneMeant: "Keine Partie passt.",
  showAll: "Alle Partien zeigen",
  more: (n) => `${n} weitere zeigen`,
  columns: {
    day: "Tag",
    game: "Spiel",
    with: "mit",
    result: "Ergebnis",
    points: "Punkte",
    accuracy: "Genauigkeit",
    length: "Dauer",
  },
  plural: (level) => plural[level] ?? level,
  rank: (n) => `${n}.`,
  won: "gewonnen",
  lost: "verloren",
  past: (mark) => `über ${mark}`,
  below: (mark) => `unter ${mark}`,
  left: "offen",
  leftSaid: (why) => why.replace("Das Spiel endet hier: ", ""),
  byBot: "ein Bot hat sie beendet",
  realTable: "am echten Tisch",
  aloneThere: "allein",
  countSheets: "Partien an echten Tischen in den Zahlen mitzählen",
  severalSeats: "mehrere Plätze an einem Bildschirm",
  hints: (n) => (n === 1 ? "1 Tipp" : `${n} Tipps`),
  minutes: (n) => (n < 100 ? `${n} min` : n < 2880 ? `${Math.round(n / 60)} Stunden` : `${Math.round(n / 1440)} Tage`),
  day: (time, now) => {
    const [then, today] = [new Date(time), new Date(now)];
    if (then.toDateString() === today.toDateString()) return "heute";
    return then.toLocaleDateString("de", then.getFullYear() === today.getFullYear() ? DATE : YEAR);
  },
  month: (time) => new Date(time).toLocaleDateString("de", { month: "short" }),
  accuracyHint:
    "Genauigkeit: wie nah deine Züge den besten gefundenen kamen; 100 heißt, es waren alle. Sie steht da, sobald eine Partie analysiert ist.",
  counted:
    "Nicht mitgezählt: Partien, die abgebrochen wurden, die ein Bot für dich beendet hat oder bei denen mehrere am selben Bildschirm saßen.",
  leftOut: (n) =>
    n === 1
      ? "1 ältere Partie steht nur in deinen gesicherten Protokollen."
      : `${n} ältere Partien stehen nur in deinen gesicherten Protokollen.`,
  pointsOverTime: "Punkte im Lauf der Zeit",
  pointsSaid: (n, low, high) => `${games(n)}, von ${low} bis ${high} Punkte`,
  notWon: "nicht gewonnen",
  mean: "Mittel der letzten zehn",
  winsByLevel: "Siege nach Stufe",
  bySeats: "nach Zahl der Plätze; Strich: bloßer Zufall",
  wonOf: (won, of) => `${won} von ${of} gewonnen`,
  noGamesYet: "noch nicht gespielt",
  chart: (seats, won, of) => `${seats} Plätze: ${won} von ${of} gewonnen`,
  winsByMode: "Siege nach Spielart",
  mode: { people: "Gegen Menschen", several: "Bots mehrerer Stufen" },
  alone: "Solo gegen die gedruckten Marken",
  modes: { solitary: "Solitär", soloplay: "SoloPlay", rival: "Magistrat" },
  rivals: { soloplay: "die KI", rival: "der Magistrat" },
  numberOf: games,
  titles: { merkator: "Merkator", merchants: "Merchants", merv: "Merv" },
  rating: {
    heading: "Wertungszahl",
    holds: "der Balken hält 19 von 20 Chancen",
    pools: { people: "unter Menschen", levels: "gegen Stufen" },
    provisional: "vorläufig",
    bot: "ein Bot",
    none: "Hier hat noch niemand eine Wertungszahl. Mit einem Konto kannst du einen Tisch beim Aufstellen werten lassen.",
    how: "Alle beginnen bei 1200. Die ersten Partien bewegen eine Zahl weit, spätere weniger; bis sie sicher genug ist, heißt sie vorläufig. Partien unter Menschen und Partien gegen die Stufen des Hauses zählen getrennt. Wer geht, hat verloren.",
  },
  tenths: (n) => n.toFixed(1).replace(".", ","),
  perGame: "In einer Partie, im Mittel",
  counts: {
    deliveries: "Lieferungen",
    journeys: "Reisen",
    joined: "Mitreisen",
    bought: "gekaufte Karten",
    routes: "Handelswege",
    merchants: "Händler",
    turns: "Züge",
    caravansary: "Karawanserei",
    marketplace: "Marktplatz",
    library: "Bibliothek",
    mosque: "Moschee",
    palace: "Palast",
    wall: "Mauern",
    favour: "Gunst",
    soldier: "Soldaten",
  },
};
