// What lessons say, in English.

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const en = {
  lesson: "lesson",
  number: (n: number, all: number) => `Lesson ${n} of ${all}`,
  steps: (n: number, all: number) => `Step ${n} of ${all}`,
  of: (n: number, all: number) => ({ n: String(n), of: ` of ${all}` }),
  on: "Go on",
  why: "Why?",
  showMe: "Show me",
  leave: "Leave, keep my place",
  wrong: (move: string) => `That is allowed. But here it goes on like this: ${move}.`,
  waits: "Nothing is asked for here: read the slip, then go on.",
  notThis: "Not this one:",
  page: (page: string) => `Rules, p. ${page}`,
  rules: "Rules",
  done: "Done",
  next: (name: string) => `Next: ${name}`,
  again: "Once more",
  toPath: "All lessons",
  path: (title: string) => `Learn ${title}`,
  lead: "Short lessons on the real board, with the real rules. Nothing here counts, and every step can be taken back.",
  kinds: { path: "The path", solo: "Playing alone", variant: "Variants" },
  minutes: (n: number) => many(n, "minute", "minutes"),
  about: (n: number) => `about ${many(n, "minute", "minutes")}`,
  begin: "Begin",
  goOn: "Go on here",
  repeat: "Once more",
  isDone: "done",
  isBegun: (n: number, all: number) => `step ${n} of ${all}`,
  progress: (n: number, all: number) => `${n} of ${many(all, "lesson", "lessons")}`,
  comesNext: (name: string) => `next: ${name}`,
  allDone: "all lessons done",
  firstGame: "Your first game",
  firstGameText:
    "A real game against Apprentices. A slip helps when something happens for the first time, then falls silent.",
  play: "Play",
  readRules: "Read the rules instead",
  close: "Close",
  hush: "No more slips",
  otherEdition: "This house plays with cards of its own. This lesson needs those that come with Fondaco.",
  none: "There are no lessons for this game yet.",
};

export type LessonWords = typeof en;
