// English: what the things of Merkator are.

const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const counters = (count: number) => s(count, "Time counter", "Time counters");

export const en = {
  major: (cubes: number, goods: string) =>
    `Major location, ${s(cubes, "cube", "cubes")} now. Its cubes become ${goods}.`,
  or: " or ",
  minor: (threshold: number) =>
    threshold === 0
      ? "Minor location without cubes. A journey here adds a cube to every Major location."
      : `Minor location without cubes. A journey here adds a cube wherever at least ${threshold} stand.`,
  feeds: (places: string) => `A journey here adds a cube to: ${places}.`,
  time: (change: number) =>
    change > 0
      ? `You gain ${counters(change)}.`
      : change < 0
        ? `The journey costs ${counters(-change)}.`
        : "It costs no time.",
  joins: (cost: number) => `Whoever joins pays ${counters(cost)} to whoever travels.`,
  served: "Your Contracts there:",
  yours: "Yours",
  of: (name: string) => `Owned by ${name}`,
  open: "Open to all",
  onStack: (count: number) =>
    `Top of ${s(count, "Contract", "Contracts")}: whoever fulfills one worth one less gets it.`,
  worth: (value: number) => `Worth ${value}: Taler if you sell it, victory points if you keep it.`,
  deliver: (place: string) => `To be fulfilled in ${place}.`,
  earns: (value: number) => `Fulfilled, it brings you the open Contract of ${value}.`,
  counting: (what: string) => `Any mix of these counts (${what}):`,
  differing: (count: number) => `${count} goods, each of a different kind:`,
  held: (held: number, asked: number) => `You have ${held} of ${asked}.`,
  peace: "It asks for nothing. Whoever earns it brings on the end.",
  good: (place: string) => `A cube from ${place}.`,
  column: (letter: string) => `In column ${letter}: a loss of ${letter} may take it.`,
  depot: (letter: string) => `In depot ${letter}.`,
  have: (count: number) => `You have ${count}.`,
  wantedBy: (contracts: string) => `Your Contracts that want it: ${contracts}.`,
  unwanted: "None of your Contracts wants it.",
  columnTitle: (letter: string) => `Column ${letter}`,
  depotTitle: (letter: string) => `Depot ${letter}`,
  columnHolds: (goods: string) => `It holds ${goods}.`,
  losing: (letter: string) =>
    `When a Time counter shows ${letter}, everybody loses a good of it; ${letter}${letter} is two.`,
  bonusTitle: (place: string) => `Bonus card: ${place}`,
  bonus: (active: number, joined: number, good: string) =>
    `${active} ${good} when you travel there, ${joined} when you join.`,
  price: (taler: number) => `Price: ${taler} Taler.`,
  youHave: (taler: number) => `You have ${taler} Taler.`,
  buildingPoints: (points: number) => `${points} victory points, and what its text says.`,
  timeOf: (name: string, count: number) => `${name}: ${counters(count)}`,
  timeUse: "Time counters pay for far journeys and for joining others; 4 of them buy any one good.",
  talerOf: (name: string, count: number) => `${name}: ${count} Taler`,
  talerUse: (limit: number) => `Taler buy Bonus cards and Buildings; at most ${limit} can be kept.`,
  supplyTitle: (place: string) => `Supply cube: ${place}`,
  supplyUse: (goods: string) => `It may become ${goods} at any time in your turn, once.`,
  chart: (count: number) =>
    `${s(count, "counter", "counters")} left. Journeys take them from here; after the last one comes the final round.`,
  chartRow: "The last counter of a row is turned over: everybody loses goods of the column it shows.",
  faceUp: (letters: string) => `It shows ${letters}.`,
  token: "Merkator",
  tokenIs: (place: string) => `The token of whoever travels. It is in ${place}.`,
  points: (name: string, points: string) => `${name}: ${points}`,
  pointsOf: (contracts: number, buildings: number) =>
    `${s(contracts, "Contract", "Contracts")} and ${s(buildings, "Building", "Buildings")}: only they bring points.`,
  contractLimit: (full: number) => `The ${full} best Contracts count in full, all others half.`,
  ai: "The opponent of SoloPlay: the rules play for him.",
};

export type ThingWords = typeof en;
