// Was über eigene Einstellungen, Tische und Antworten gesagt wird, auf Deutsch.

import { byTitle } from "../../boards/by_title";
import type { Sources } from "../../boards/title";
import type { OwnWords } from "./en";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const de: OwnWords = {
  settings: {
    heading: "Einstellungen",
    keptAccount: "Bei deinem Konto gespeichert, für alle deine Geräte.",
    keptDevice: "Auf diesem Gerät gespeichert. Mit einem Konto gelten sie überall; beim Anlegen werden sie übernommen.",
    looks: "Aussehen",
    theme: "Licht",
    themes: { system: "wie das Gerät", light: "Tageslicht", dark: "Kerzenlicht" },
    language: "Sprache",
    languages: { en: "English", de: "Deutsch" },
    text: "Schriftgröße",
    texts: { normal: "normal", large: "groß", largest: "sehr groß" },
    palette: "Farben",
    palettes: {
      printed: "wie im gedruckten Spiel",
      red_green: "ohne Rot und Grün unterscheidbar",
      blue_yellow: "ohne Blau und Gelb unterscheidbar",
    },
    paletteHint: "Jedes Teil unterscheidet sich auch durch Form oder Buchstaben. Das sind die Farben:",
    board: "Brett aus Texttafeln",
    play: "Spielen",
    speed: "Was andere tun, wird gezeigt",
    speeds: { "0.5": "langsam", "1": "in normalem Tempo", "2": "schnell", "0": "sofort" },
    offerEnd: "Sag mir, wenn eine Partie kaum noch zu gewinnen ist",
    confirm: "Noch einmal fragen",
    confirms: {
      never: "nie: der große Knopf spielt sofort",
      final: "vor einem Zug, der nicht zurückgenommen werden kann",
      always: "vor jedem Zug",
    },
    sounds: "Geräusche",
    sound: "Geräusche abspielen",
    volume: "Lautstärke",
    hear: "Anhören",
    notices: "Benachrichtigungen",
    notify: "Hinweis des Browsers, wenn ich am Zug bin",
  },
  confirm: {
    heading: "So spielen?",
    final: "Das kann nicht zurückgenommen werden.",
    play: "Spielen",
    notYet: "Noch nicht",
  },
  next: {
    waits: (game) => `Du bist an einem anderen Tisch dran: ${game}`,
    one: (n) => (n === 1 ? "Nächster Tisch" : `Nächster Tisch (${n})`),
    label: (n) => `${count(n, "weiterer Tisch wartet", "weitere Tische warten")} auf dich. Nächster Tisch: N`,
    invited: (who, game) => `${who} lädt dich zu einer weiteren Partie ${game} ein`,
    go: "Hingehen",
    later: "Später",
  },
  since: {
    head: (moves, when) => `${count(moves, "Zug", "Züge")}, seit du ${when} hier warst`,
    again: "Noch einmal zeigen",
    log: "Im Protokoll lesen",
    close: "Schließen",
    ago: (minutes) => {
      if (minutes < 2) return "gerade eben";
      if (minutes < 100) return `vor ${minutes} Minuten`;
      if (minutes < 36 * 60) return `vor ${Math.round(minutes / 60)} Stunden`;
      return `vor ${Math.round(minutes / 1440)} Tagen`;
    },
  },
  watch: {
    band: "Du siehst zu.",
    whom: (names) => `Du siehst ${names} zu.`,
    house: "Hier spielen die stärksten Bots des Hauses, solange jemand zusieht.",
    next: "Bei der nächsten Partie zusehen",
    card: "Zusehen",
    cardText: "Patrizier, die stärksten Bots des Hauses, spielen hier jederzeit.",
    go: "Den Patriziern zusehen",
    sent: "Der Tisch des Hauses wird gesucht",
  },
  answers: {
    hint: "Das Haus antwortet dann sofort für dich, auch während du weg bist. Andere sehen nur die Antwort.",
    set: "Für mich antworten",
    back: "Wieder fragen",
  },
  fading: {
    said: "Du hast seit einer Weile kaum noch eine Chance zu gewinnen. Du kannst aufgeben oder vorschlagen, die Partie zu beenden.",
    end: "Beenden oder aufgeben",
    play: "Weiterspielen",
  },
  clock: {
    left: (days, hours) => (days > 0 ? `${days} T ${hours} h` : `${hours} h`),
    toGo: (time) => `noch ${time}`,
  },
  about: {
    heading: "Über Fondaco",
    text: "Ein Fondaco war das Haus, in dem fremde Kaufleute wohnten, lagerten und handelten. Dieses hier ist ein Tisch für Handelsspiele, mit vollständigen Regeln, Bots und einem Zufall, der vor dem Spiel versiegelt wird und sich danach prüfen lässt.",
    independent:
      "Fondaco ist unabhängig von den Autoren und Verlagen der Spiele und wird nicht von ihnen unterstützt. Es enthält keinen Text und kein Bild von ihnen: Die Regeln sind in unseren eigenen Worten erzählt. Pläne und Karten sind Bilder, die sich oft nicht nachschlagen ließen: Was fehlt, ist so rekonstruiert, dass alles stimmt, was bekannt ist, jede Anzahl und jedes Beispiel. Jeder einzelne Wert ist gekennzeichnet, und wer das Spiel besitzt, kann ihn ersetzen.",
    printed: "Aus der Anleitung oder öffentlichen Texten:",
    ours: "Rekonstruiert:",
    sources: byTitle(import.meta.glob<Sources>("../../boards/*/sources.de.ts", { eager: true, import: "sources" })),
  },
};
