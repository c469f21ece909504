// English: what the things of Merv are.

const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export const en = {
  gives: (cubes: string) => `Activated, it gives ${cubes}.`,
  empty: "No building yet: whoever activates it builds here.",
  building: (name: string) => `Building of ${name}. If another activates it, ${name} gets its cubes, too.`,
  own: "Your building: with it you also get the cubes of your other buildings in the line.",
  safeWalled: "Walls keep the Mongols out.",
  safeSoldier: (name: string) => `A soldier of ${name} guards it in the invasion.`,
  exposed: (color: string) => `Open to the Mongols: ransom 1 ${color} or white cube.`,
  soldierHere: (influence: number) => `A soldier here brings ${influence} influence and guards it in the invasion.`,
  slotTitle: (line: string) => `Action slot of ${line}`,
  slotFree: "Free: a master who stands here activates one site of the line.",
  slotTaken: (name: string) => `The master of ${name} stands here.`,
  sidesTitle: "Action slots of other rounds",
  sidesUse: (side: string) => `Each round of a year uses another side of the city; this one: ${side}.`,
  queueTitle: (number: number, isNext: boolean) =>
    isNext ? `Place ${number} of the next queue` : `Place ${number} of the queue`,
  queueWaits: (name: string) => `${name} waits here.`,
  queueUse: "The lower the number, the sooner one chooses a slot.",
  queueNext: "To stand ahead, a camel goes on each free place that one skips; whoever takes a place gets its camels.",
  wallOpen: (isGate: boolean): string => (isGate ? "Open: a gate belongs here." : "Open: a segment belongs here."),
  wallStands: "It keeps the Mongols from the two sites behind it.",
  wallBrings: (influence: number) =>
    `A wall here now: ${influence} influence (1 for your building behind it, 2 for another's).`,
  stockLeft: (left: number) => `${left} left.`,
  costs: (cost: string) => `Costs ${cost}.`,
  have: (what: string) => `You have ${what}.`,
  payable: "You can pay for it.",
  missing: (what: string) => `You cannot pay for it yet: ${what} missing.`,
  cardsNow: (cards: number, reached: number) =>
    cards === 0
      ? "You have no cube for a card."
      : `Cubes of one color pay for ${s(cards, "card")}; ${s(reached, "card")} in reach without a camel of yours.`,
  courtierNow: (cubes: number, halls: string) =>
    halls
      ? `You can pay for your next courtier in: ${halls}.`
      : `Your next courtier costs ${s(cubes, "cube")} of a hall's color: you cannot pay that.`,
  scrollsNow: (more: number, then: number, isEnough: boolean) =>
    more === 0
      ? "You have no cube for a scroll."
      : `Your cubes are enough for ${s(more, "scroll")}: ${then} in all${isEnough ? ", and a breakthrough" : ""}.`,
  goodsNow: (cities: string) =>
    cities ? `You can pay for a good of: ${cities}.` : "You cannot pay for any good, only establish a post.",
  stepNow: (boons: string) => `You can pay for the next step. It brings: ${boons}.`,
  stepLater: (costs: string) => `You cannot pay for the next step: ${costs}.`,
  mosqueDone: "You are at the end of the mosque.",
  wallsNow: (walls: string) => (walls ? `You can pay for: ${walls}.` : "You cannot pay for any wall."),
  stallFull: "Nobody can put a camel here until the market is emptied.",
  stallPayable: (camels: number) => `You have ${s(camels, "camel")}: one of them pays for this.`,
  stallNoCamel: "You have no camel to put here.",
  marketUsed: "You have used the camel market in this turn.",
  stallTitle: (boon: string) => `Camel market: ${boon}`,
  stallUse: "From a line through the middle, once a turn: put a camel on a free slot for its boon, or take all camels.",
  stallCamels: (camels: number) => `${s(camels, "camel")} here.`,
  marketTitle: "Camel market",
  cityGood: (good: string, cost: string) => `Sells 1 ${good} for ${cost}.`,
  cityPosts: (names: string) => `Trading posts: ${names}.`,
  cityNoPost: "No trading post yet.",
  cityReward: (reward: string) => `The first post here brings ${reward}.`,
  cityFar: (city: string) => `A post here needs one of yours in ${city}.`,
  cityYours: "You have a post: no camel is needed to buy here.",
  cityCamel: "Without a post of yours, a camel goes along.",
  spaceBrings: (boon: string) => `Brings ${boon}.`,
  spacePoints: (points: number) => `${s(points, "point")} at the end of each year.`,
  spaceCosts: (costs: string) => `The step there costs ${costs}.`,
  spaceHere: (names: string) => `Here: ${names}.`,
  tile: (points: number, action: string) => `${points} points a year for each of your ${action} buildings.`,
  tileGet: "It comes from a space of the mosque.",
  taken: (name: string) => `Taken by ${name}.`,
  hallNext: (cubes: string, have: string) => `Your next courtier costs ${cubes}; you have ${have}.`,
  hallScores: (points: number, courtiers: number) =>
    `Now worth ${s(points, "point")} for ${s(courtiers, "courtier")} of yours.`,
  hallFree: (free: number) => `${s(free, "place")} free.`,
  hallFirst: "The first courtier here brings favour.",
  breakthroughFor: (scrolls: number, have: number) => `For ${s(scrolls, "scroll")} gained; you have ${have}.`,
  contractOf: (level: string, influence: number, have: number) =>
    `Level ${level} needs influence ${influence}; you have ${have}.`,
  contractBrings: (points: number, bonus: string) => `${s(points, "point")} and ${bonus}, at any time in your turn.`,
  bound: "Scrolls and goods stay with it; only cubes are spent.",
  cardCosts: "A cube of any color; all cards of one action in one color.",
  cardReach: (place: number): string =>
    place === 1
      ? "The first card is always in reach."
      : "In reach if all cards before it have a camel, or you place one on each.",
  cardCamel: "Whoever takes it gets the camel on it.",
  cardPair: (boon: string) => `Two of a kind bring: ${boon}.`,
  sets: (points: string) => `Sets of different spices score ${points} at the end.`,
  kinds: (kinds: number) => `Your influence allows ${s(kinds, "kind of spice", "kinds of spice")}.`,
  trackSpace: (name: string, space: number) => `${name}, space ${space}`,
  trackPoints: (points: number) => (points > 0 ? `${s(points, "point")} on arriving here.` : "No points here."),
  trackYou: (space: number) => `You are on space ${space}.`,
  influenceUse: "Soldiers and walls bring influence. It opens levels of contracts and kinds of spice.",
  favourUse: "Favour is spent at the end of a year: one for each courtier that scores.",
  opens: (what: string) => `From here on: ${what}.`,
  cubeTitle: (name: string, amount: string) => `${name}: ${amount}`,
  cubeUse: (color: string) => `A ${color} cube pays what is printed in its color.`,
  whiteUse: "A white cube pays for any color.",
  scrollsUse: "Scrolls bring breakthroughs, serve contracts and count in the hall of knowledge.",
  commonUse: "Goods of the inner cities, for contracts and the hall of trade.",
  rareUse: "Goods of the outer cities, for contracts and the hall of trade.",
  camelsUse: "Camels trade in the camel market, reach cards and cities, and skip places of the queue.",
  points: (name: string, points: string) => `${name}: ${points}`,
  pointsWithSets: (points: number) => `${points} with the sets of spices, if the game ended now.`,
  calendar: "Three years of four rounds. A year ends with points for courtiers, tiles and the mosque.",
  invasion:
    "After round 4 of the second and the third year the Mongols attack what neither walls nor a soldier protect.",
  magistrate: "The rules play for him: his card says which action he takes.",
  courtier: "The rules play for him: he only builds.",
};

export type ThingWords = typeof en;
