// What is said where there is no network, in German.

import type { InstalledWords } from "./en";

const DAY = { weekday: "long", day: "numeric", month: "long" } as const;
const TIME = { hour: "2-digit", minute: "2-digit" } as const;

const when = (time: number): string => {
  const then = new Date(time);
  return `am ${then.toLocaleDateString("de", DAY)} um ${then.toLocaleTimeString("de", TIME)}`;
};

export const de: InstalledWords = {
  offline: (time) =>
    time
      ? `Offline. Du siehst, was dieses Gerät zuletzt gesehen hat, ${when(time)}. Ansehen geht, spielen und ändern nicht.`
      : "Offline. Du siehst, was dieses Gerät zuletzt gesehen hat. Ansehen geht, spielen und ändern nicht.",
  back: "Das Haus ist wieder zu erreichen.",
  load: "Zeigen, wie es jetzt steht",
};
