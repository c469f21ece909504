// Your page in English.

const plural: Record<string, string> = {
  apprentice: "Apprentices",
  journeyman: "Journeymen",
  factor: "Factors",
  patrician: "Patricians",
};
const ordinal = (n: number) => `${n}${n === 1 ? "st" : n === 2 ? "nd" : n === 3 ? "rd" : "th"}`;
const games = (n: number) => (n === 1 ? "1 game" : `${n} games`);
const DATE = { day: "numeric", month: "short" } as const;
const YEAR = { ...DATE, year: "numeric" } as const;

export const en = {
  games: "Games",
  underWay: "Under way",
  account: "Name and account",
  exportLogs: "Export all logs",
  scoreSheet: "Score sheet for a real table",
  since: (time: number) =>
    `Here since ${new Date(time).toLocaleDateString("en-GB", { month: "long", year: "numeric" })}.`,
  summary: (count: number, won: number) => `${games(count)}, ${won} won.`,
  accuracyRose: (then: number, now: number) =>
    now > then ? `Your accuracy rose from ${then} to ${now}.` : `Your accuracy went from ${then} to ${now}.`,
  none: "No finished games yet. Play one: it will stand here with its result, and nobody asks who you are.",
  playOne: "Play a game",
  guest: "As a guest you have these games on this device alone. With an account they come along.",
  signUp: "Make an account",
  filters: "Which games are shown",
  allGames: "All games",
  against: { people: "People", bots: "Bots", solo: "Solo", table: "Real tables" },
  anyLevel: "any level",
  anySeats: "any seats",
  seats: (n: number) => (n === 1 ? "1 seat" : `${n} seats`),
  anyTime: "at any time",
  lastDays: (n: number) => (n === 365 ? "in the last year" : `in the last ${n} days`),
  search: "Opponent, game, day",
  shown: (some: number, all: number) => `${some} of ${all}`,
  noneMeant: "No game fits.",
  showAll: "Show all games",
  more: (n: number) => `Show ${n} more`,
  columns: {
    day: "day",
    game: "game",
    with: "with",
    result: "result",
    points: "points",
    accuracy: "accuracy",
    length: "length",
  },
  plural: (level: string) => plural[level] ?? level,
  rank: ordinal,
  won: "won",
  lost: "lost",
  past: (mark: number) => `past ${mark}`,
  below: (mark: number) => `below ${mark}`,
  left: "no result",
  leftSaid: (why: string) => why.replace("The game ends here: ", ""),
  byBot: "a bot has finished it",
  realTable: "at a real table",
  aloneThere: "alone",
  countSheets: "Count games at real tables in the figures",
  severalSeats: "several seats at one screen",
  hints: (n: number) => (n === 1 ? "1 hint" : `${n} hints`),
  minutes: (n: number) =>
    n < 100 ? `${n} min` : n < 2880 ? `${Math.round(n / 60)} hours` : `${Math.round(n / 1440)} days`,
  day: (time: number, now: number) => {
    const [then, today] = [new Date(time), new Date(now)];
    if (then.toDateString() === today.toDateString()) return "today";
    return then.toLocaleDateString("en-GB", then.getFullYear() === today.getFullYear() ? DATE : YEAR);
  },
  month: (time: number) => new Date(time).toLocaleDateString("en-GB", { month: "short" }),
  accuracyHint:
    "Accuracy: how near your moves came to the best found, 100 is all of them. It is there once a game was analyzed.",
  counted: "Not counted: games that were left, that a bot has finished for you, or with several seats at one screen.",
  leftOut: (n: number) =>
    n === 1 ? "1 older game is in your exported logs alone." : `${n} older games are in your exported logs alone.`,
  pointsOverTime: "Points over time",
  pointsSaid: (n: number, low: number, high: number) => `${games(n)}, from ${low} to ${high} points`,
  notWon: "not won",
  mean: "mean of the last ten",
  winsByLevel: "Wins by level",
  bySeats: "by number of seats; line: chance alone",
  wonOf: (won: number, of: number) => `won ${won} of ${of}`,
  noGamesYet: "not played yet",
  chart: (seats: number, won: number, of: number) => `${seats} seats: won ${won} of ${of}`,
  winsByMode: "Wins by way to play",
  mode: { people: "Against people", several: "Bots of several levels" },
  alone: "Solo records against the printed marks",
  modes: { solitary: "Solitary", soloplay: "SoloPlay", rival: "Magistrate" } as Record<string, string>,
  rivals: { soloplay: "the AI", rival: "the magistrate" } as Record<string, string>,
  numberOf: games,
  titles: { merkator: "Merkator", merchants: "Merchants", merv: "Merv" } as Record<string, string>,
  rating: {
    heading: "Rating",
    holds: "the bar holds 19 of 20 chances",
    pools: { people: "between people", levels: "against levels" },
    provisional: "provisional",
    bot: "a bot",
    none: "Nobody has a rating here yet. With an account, choose Rated when you set up a table.",
    how: "Everybody begins at 1200. The first games move a rating far, later ones less; until it is sure enough it is provisional. Games between people and games against the levels of the house count apart. Leaving counts as losing.",
  },
  tenths: (n: number) => n.toFixed(1),
  perGame: "In a game, on average",
  counts: {
    deliveries: "deliveries",
    journeys: "journeys",
    joined: "journeys joined",
    bought: "cards bought",
    routes: "trade routes",
    merchants: "merchants",
    turns: "turns",
    caravansary: "caravansary",
    marketplace: "marketplace",
    library: "library",
    mosque: "mosque",
    palace: "palace",
    wall: "walls",
    favour: "favour",
    soldier: "soldiers",
  } as Record<string, string>,
};

export type YoursWords = typeof en;
