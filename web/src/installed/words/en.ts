// What is said where there is no network, in English.

const DAY = { weekday: "long", day: "numeric", month: "long" } as const;
const TIME = { hour: "2-digit", minute: "2-digit" } as const;

const when = (time: number): string => {
  const then = new Date(time);
  return `on ${then.toLocaleDateString("en-GB", DAY)} at ${then.toLocaleTimeString("en-GB", TIME)}`;
};

export const en = {
  offline: (time: number | null) =>
    time
      ? `Offline. You see what this device saw last, ${when(time)}. You can look, but not play or change anything.`
      : "Offline. You see what this device saw last. You can look, but not play or change anything.",
  back: "The house can be reached again.",
  load: "Show how things stand now",
};

export type InstalledWords = typeof en;
