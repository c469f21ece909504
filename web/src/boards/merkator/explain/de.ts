// German: what the things of Merkator are.

import type { ThingWords } from "./en";

const marken = (count: number) => (count === 1 ? "1 Zeitmarke" : `${count} Zeitmarken`);

export const de: ThingWords = {
  major: (cubes, goods) => `Hauptort, jetzt ${cubes} Würfel. Seine Würfel werden zu ${goods}.`,
  or: " oder ",
  minor: (threshold) =>
    threshold === 0
      ? "Nebenort ohne Würfel. Eine Reise hierher bringt jedem Hauptort einen Würfel."
      : `Nebenort ohne Würfel. Eine Reise hierher bringt einen Würfel überallhin, wo mindestens ${threshold} liegen.`,
  feeds: (places) => `Eine Reise hierher bringt einen Würfel nach: ${places}.`,
  time: (change) =>
    change > 0
      ? `Du bekommst ${marken(change)}.`
      : change < 0
        ? `Die Reise kostet ${marken(-change)}.`
        : "Sie kostet keine Zeit.",
  joins: (cost) => `Wer mitreist, zahlt dem Reisenden ${marken(cost)}.`,
  served: "Deine Aufträge dort:",
  yours: "Deine",
  of: (name) => `Gehört ${name}`,
  open: "Offen für alle",
  onStack: (count) => `Oberster von ${count}: Wer einen um eins kleineren Auftrag erfüllt, bekommt ihn.`,
  worth: (value) => `Wert ${value}: als Taler beim Verkauf, als Siegpunkte am Ende.`,
  deliver: (place) => `Zu erfüllen in: ${place}.`,
  earns: (value) => `Erfüllt bringt er dir den offenen Auftrag vom Wert ${value}.`,
  counting: (what) => `Davon zählt jede Mischung (${what}):`,
  differing: (count) => `${count} Waren, jede von anderer Art:`,
  held: (held, asked) => `Du hast ${held} von ${asked}.`,
  peace: "Er verlangt nichts. Wer ihn bekommt, läutet das Ende ein.",
  good: (place) => `Ein Würfel aus: ${place}.`,
  column: (letter) => `In Spalte ${letter}: Ein Verlust ${letter} kann sie treffen.`,
  depot: (letter) => `Im Depot ${letter}.`,
  have: (count) => `Du hast ${count}.`,
  wantedBy: (contracts) => `Aufträge von dir, die sie verlangen: ${contracts}.`,
  unwanted: "Keiner deiner Aufträge verlangt sie.",
  columnTitle: (letter) => `Spalte ${letter}`,
  depotTitle: (letter) => `Depot ${letter}`,
  columnHolds: (goods) => `Darin liegen ${goods}.`,
  losing: (letter) => `Zeigt eine Zeitmarke ${letter}, verlieren alle eine Ware daraus, bei ${letter}${letter} zwei.`,
  bonusTitle: (place) => `Bonuskarte: ${place}`,
  bonus: (active, joined, good) => `${active} ${good}, wenn du dorthin reist, ${joined}, wenn du mitreist.`,
  price: (taler) => `Preis: ${taler} Taler.`,
  youHave: (taler) => `Du hast ${taler} Taler.`,
  buildingPoints: (points) => `${points} Siegpunkte, und was ihr Text sagt.`,
  timeOf: (name, count) => `${name}: ${marken(count)}`,
  timeUse: "Zeitmarken bezahlen weite Reisen und das Mitreisen; 4 davon ersetzen eine beliebige Ware.",
  talerOf: (name, count) => `${name}: ${count} Taler`,
  talerUse: (limit) => `Für Taler gibt es Bonuskarten und Gebäude; höchstens ${limit} darf man behalten.`,
  supplyTitle: (place) => `Vorratswürfel: ${place}`,
  supplyUse: (goods) => `Er darf in deinem Zug jederzeit einmal zu ${goods} werden.`,
  chart: (count) => `Noch ${count} Marken. Reisen nehmen sie von hier; nach der letzten kommt die letzte Runde.`,
  chartRow: "Die letzte Marke einer Reihe wird umgedreht: Alle verlieren Waren der Spalte, die sie zeigt.",
  faceUp: (letters) => `Sie zeigt ${letters}.`,
  token: "Merkator",
  tokenIs: (place) => `Die Figur dessen, der reist. Sie steht hier: ${place}.`,
  points: (name, points) => `${name}: ${points}`,
  pointsOf: (contracts, buildings) =>
    `${contracts === 1 ? "1 Auftrag" : `${contracts} Aufträge`} und ${buildings} Gebäude: Nur sie bringen Punkte.`,
  contractLimit: (full) => `Die ${full} besten Aufträge zählen ganz, alle anderen halb.`,
  ai: "Der Gegner von SoloPlay: Für ihn spielen die Regeln.",
};
