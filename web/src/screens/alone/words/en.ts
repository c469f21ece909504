// English: playing alone.

const points = (n: string) => (n === "1" ? "1 point" : `${n} points`);

export const en = {
  solo: "Solo",
  names: { solitary: "Solitary", soloplay: "SoloPlay", magistrate: "The magistrate" } as Record<string, string>,
  about: {
    solitary: "Merkator, 17 turns for points",
    soloplay: "Merkator, against the AI",
    magistrate: "Merv, against the corrupt magistrate",
  } as Record<string, string>,
  best: "best",
  unplayed: "not played yet",
  won: (won: number, played: number) => `won ${won} of ${played}`,
  play: (name: string) => `Play ${name}`,
  marks: (marks: string) => `Printed marks: ${marks} points`,
  missing: (n: string, mark: number) => `${points(n)} short of the printed ${mark}`,
  reached: (mark: number) => `The highest printed mark, ${mark}, is reached.`,
  companion: "At a real table? Open the companion",
  voyage: {
    head: "Daily voyage",
    heading: "The same luck for everybody",
    today: "Today",
    first: "The first try counts.",
    sail: "Set sail",
    sailIn: (name: string) => `Set sail: ${name}`,
    goOn: "Go on",
    again: "Sail it again, for yourself",
    compare: "Compare",
    page: "The daily voyage",
    intro:
      "Every day has its own luck, the same for everybody and in every house of this version: the same cards turn up, whatever you play. Your first try counts. There are no hints on the way, and no bot takes over.",
    known:
      "Nothing about it is secret: whoever wants to can compute the luck of a day beforehand. A result proves how a game was played, not that it was a first try.",
    brought:
      "You sailed in another house? Bring the log of that game to the lobby: it is played again here and compared.",
    link: "Copy a link to compare",
    linkHint: "Whoever has not sailed yet sees only that you have.",
    points: (n: string) => points(n),
    lead: (n: string, won: boolean) => (won ? `won by ${n}` : `lost by ${n}`),
    level: "a draw",
    left: "left before the end",
    better: (n: number, of: number) =>
      of === 0 ? "Nobody else has sailed here yet." : `Better than ${n} of ${of} others here.`,
    yesterday: (result: string) => `Yesterday: ${result}.`,
    you: (n: string) => `you, ${n}`,
    them: (name: string, n: string) => `${name}, ${n}`,
    chart: "First tries in this house",
    shared: (who: string, name: string) => `${who} was on the voyage: ${name}`,
    hidden: "How it went is told to those who have been on the same voyage themselves.",
    over: "That day is over; only who sailed then can compare.",
    yours: "This is your own voyage. Send the address of this page to whoever should compare.",
    attempts: {
      first: "A first try, as the house has seen it.",
      again: "Not a first try: it does not count.",
      brought: "From a log of another house: every move and all luck were played again here and found right.",
    },
    compareBoth: "Compared",
    yourResult: "Your result",
    toVoyage: "To today's voyage",
  },
  puzzle: {
    head: "Puzzle of the day",
    heading: "Puzzles",
    one: "puzzle",
    intro:
      "Positions from games that Patricians played at a glance, in which one decision is worth much more than all others. Make it on the board: all its small moves, as at a table.",
    streak: (n: number) => `streak ${n}`,
    solve: "Solve it",
    solved: "solved",
    seen: "looked up",
    solvedToday: "solved today",
    comesAgain: "you know it: solve it again for today",
    all: "All puzzles",
    none: "There are no puzzles for the rules and cards of this house.",
    seats: (seats: number) => (seats === 1 ? "alone" : `${seats} seats`),
    hard: ["easy", "medium", "hard"],
    bots: (n: number) => `${12 - n} of 12 bots find it.`,
    find: "Find the decision that is worth most here.",
    judging: "The house looks at it …",
    right: "That is it.",
    wrong: (lost: string, isChance: boolean) =>
      isChance
        ? `It loses ${lost} of 100 chances to win against the best.`
        : `It loses ${lost} points against the best.`,
    better: (gap: string, other: string, isChance: boolean) =>
      isChance ? `${gap} of 100 chances to win better than: ${other}.` : `${gap} points better than: ${other}.`,
    again: "Try again",
    show: "Show the solution",
    next: "Next puzzle",
    solution: "solution",
  },
};

export type AloneWords = typeof en;
