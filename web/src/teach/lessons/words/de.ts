// What lessons say, in German.

import type { LessonWords } from "./en";

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const de: LessonWords = {
  lesson: "Lektion",
  number: (n, all) => `Lektion ${n} von ${all}`,
  steps: (n, all) => `Schritt ${n} von ${all}`,
  of: (n, all) => ({ n: String(n), of: ` von ${all}` }),
  on: "Weiter",
  why: "Warum?",
  showMe: "Zeig es mir",
  leave: "Später weiter",
  wrong: (move) => `Das ist erlaubt. Hier geht es aber so weiter: ${move}.`,
  waits: "Hier ist nichts zu tun: Lies den Zettel, dann geht es weiter.",
  notThis: "Das geht hier nicht:",
  page: (page) => `Regeln, S. ${page}`,
  rules: "Regeln",
  done: "Geschafft",
  next: (name) => `Weiter: ${name}`,
  again: "Noch einmal",
  toPath: "Alle Lektionen",
  path: (title) => `${title} lernen`,
  lead: "Kurze Lektionen auf dem echten Spielplan, nach den echten Regeln. Nichts zählt, und jeder Schritt lässt sich zurücknehmen.",
  kinds: { path: "Der Weg", solo: "Allein spielen", variant: "Varianten" },
  minutes: (n) => many(n, "Minute", "Minuten"),
  about: (n) => `etwa ${many(n, "Minute", "Minuten")}`,
  begin: "Anfangen",
  goOn: "Hier weiter",
  repeat: "Noch einmal",
  isDone: "geschafft",
  isBegun: (n, all) => `Schritt ${n} von ${all}`,
  progress: (n, all) => `${n} von ${many(all, "Lektion", "Lektionen")}`,
  comesNext: (name) => `als Nächstes: ${name}`,
  allDone: "alle Lektionen geschafft",
  firstGame: "Deine erste Partie",
  firstGameText:
    "Eine echte Partie gegen Lehrlinge. Wenn etwas zum ersten Mal geschieht, hilft ein Zettel; danach schweigt er.",
  play: "Spielen",
  readRules: "Lieber die Regeln lesen",
  close: "Schließen",
  hush: "Keine Zettel mehr",
  otherEdition: "Dieses Haus spielt mit eigenen Karten. Diese Lektion braucht die, die bei Fondaco dabei sind.",
  none: "Für dieses Spiel gibt es noch keine Lektionen.",
};
