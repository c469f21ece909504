// What is said of one's own settings, tables and answers, in English.

import { byTitle } from "../../boards/by_title";
import type { Sources } from "../../boards/title";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en = {
  settings: {
    heading: "Settings",
    keptAccount: "Kept with your account, on all your devices.",
    keptDevice: "Kept on this device. With an account they are the same everywhere; signing up takes them along.",
    looks: "Looks",
    theme: "Light",
    themes: { system: "as the device has it", light: "daylight", dark: "candlelight" } as Record<string, string>,
    language: "Language",
    languages: { en: "English", de: "Deutsch" } as Record<string, string>,
    text: "Size of the text",
    texts: { normal: "normal", large: "large", largest: "largest" } as Record<string, string>,
    palette: "Colors",
    palettes: {
      printed: "as in the printed game",
      red_green: "told apart without red and green",
      blue_yellow: "told apart without blue and yellow",
    } as Record<string, string>,
    paletteHint: "Every piece also differs in shape or letter. These are its colors:",
    board: "Text-only board",
    play: "Play",
    speed: "What others do is shown",
    speeds: { "0.5": "slowly", "1": "at a normal pace", "2": "fast", "0": "at once" } as Record<string, string>,
    offerEnd: "Tell me when a game can hardly be won any more",
    confirm: "Ask me once more",
    confirms: {
      never: "never: the main button plays at once",
      final: "before a move that cannot be taken back",
      always: "before every move",
    } as Record<string, string>,
    sounds: "Sounds",
    sound: "Play sounds",
    volume: "Volume",
    hear: "Listen",
    notices: "Called back",
    notify: "Browser notice when it is my turn",
  },
  confirm: {
    heading: "Play this?",
    final: "This cannot be taken back.",
    play: "Play it",
    notYet: "Not yet",
  },
  next: {
    waits: (game: string) => `It is your turn at another table: ${game}`,
    one: (n: number) => (n === 1 ? "Next table" : `Next table (${n})`),
    label: (n: number) => `${count(n, "other table waits", "other tables wait")} for you. Next table: N`,
    invited: (who: string, game: string) => `${who} invites you to another game of ${game}`,
    go: "Go there",
    later: "Later",
  },
  since: {
    head: (moves: number, when: string) => `${count(moves, "move", "moves")} since you looked, ${when}`,
    again: "Play it back",
    log: "Read it in the log",
    close: "Close",
    ago: (minutes: number): string => {
      if (minutes < 2) return "a moment ago";
      if (minutes < 100) return `${minutes} minutes ago`;
      if (minutes < 36 * 60) return `${Math.round(minutes / 60)} hours ago`;
      return `${Math.round(minutes / 1440)} days ago`;
    },
  },
  watch: {
    band: "You are watching.",
    whom: (names: string) => `You are watching ${names}.`,
    house: "The best bots of the house play here while somebody watches.",
    next: "Watch the next game",
    card: "Watch",
    cardText: "Patricians, the best bots of the house, play here at any time.",
    go: "Watch the Patricians",
    sent: "Looking for the table of the house",
  },
  answers: {
    hint: "The house then answers for you at once, also while you are away. Others see the answer alone.",
    set: "Answer for me",
    back: "Ask me again",
  },
  fading: {
    said: "You have had hardly a chance to win for a while. You can resign, or propose to end the game.",
    end: "End or resign",
    play: "Play on",
  },
  clock: {
    left: (days: number, hours: number) => (days > 0 ? `${days} d ${hours} h` : `${hours} h`),
    toGo: (time: string) => `${time} left`,
  },
  about: {
    heading: "About Fondaco",
    text: "A fondaco was the house where foreign merchants lodged, stored their goods and traded. This one is a digital table for trading games, with complete rules, bots, and luck that is sealed before the game and can be checked after it.",
    independent:
      "Fondaco is independent of the games' designers and publishers and not endorsed by them. It contains no text or picture of theirs: the rules are told in our own words. Boards and cards are pictures that could often not be looked up: what is missing is reconstructed so that every known fact, count and example holds. Every single value is marked, and can be replaced by an owner of the game.",
    printed: "From the rulebook or public texts:",
    ours: "Reconstructed:",
    /** By title. */
    sources: byTitle(import.meta.glob<Sources>("../../boards/*/sources.en.ts", { eager: true, import: "sources" })),
  },
};

export type OwnWords = typeof en;
