// What a call says, in both languages: no page may be there to say it.

export interface Said {
  kind: "turn" | "first" | "begun" | "seat" | "trial" | "stopped";
  table: string;
  title: string;
  others: string[];
  language: "en" | "de";
}

interface Words {
  head: Record<Said["kind"], (title: string) => string>;
  others(names: string[]): string;
  trial: string;
  stopped: string;
  stop: string;
}

const listed = (names: string[], and: string): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;

export const WORDS: Record<Said["language"], Words> = {
  en: {
    head: {
      turn: (title) => `${title}: your turn`,
      first: (title) => `${title} has begun: your turn`,
      begun: (title) => `${title} has begun`,
      seat: (title) => `${title}: a seat is held for you`,
      trial: () => "This is how you are called",
      stopped: () => "You are not called here any more",
    },
    others: (names) => `With ${listed(names, "and")}`,
    trial: "When it is your turn, when a game begins, and when a seat is held for you.",
    stopped: "Under “Name and account” you can change that.",
    stop: "Do not call me here",
  },
  de: {
    head: {
      turn: (title) => `${title}: Du bist dran`,
      first: (title) => `${title} hat begonnen: Du bist dran`,
      begun: (title) => `${title} hat begonnen`,
      seat: (title) => `${title}: Ein Platz ist für dich frei gehalten`,
      trial: () => "So wirst du gerufen",
      stopped: () => "Du wirst hier nicht mehr gerufen",
    },
    others: (names) => `Mit ${listed(names, "und")}`,
    trial: "Wenn du dran bist, wenn ein Spiel beginnt und wenn ein Platz für dich frei gehalten wird.",
    stopped: "Unter „Name und Konto“ kannst du das ändern.",
    stop: "Hier nicht mehr rufen",
  },
};
