// English words of Merkator: what moves and events are called, and the labels of the board.

const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What a sentence needs to know of the table: how things and seats are called. */
export interface Called {
  seat(number: unknown): string;
  place(id: unknown): string;
  good(id: unknown): string;
  card(id: unknown): string;
}

export type Fields = Record<string, unknown>;
const n = (fields: Fields, name: string) => Number(fields[name] ?? 0);
const counters = (count: number) => s(count, "Time counter", "Time counters");
const goods = (e: Fields, called: Called) => `${n(e, "count")} ${called.good(e["good"])}`;

export const en = {
  /** Names in place of the printed ones; English takes those as they are. */
  names: {} as Record<string, string>,
  texts: {} as Record<string, string>, // of Buildings, by id
  categories: { food: "food", textiles: "textiles", weapons: "weapons" } as Record<string, string>,
  any: "any good",
  different: "different goods",
  steps: { invest: "Invest", travel: "Travel", fulfill: "Fulfil", join: "Others join" },
  seatOf: (name: string) => `${name}'s office`,
  office: "Office",
  officeHint: "storages A to D, depots E and F",
  contracts: "Contracts",
  contractsHint: (count: number) => `${count} of 5`,
  supply: "Supply tile",
  market: "Market",
  others: "Others",
  shortNames: { dutch_republic: "Dutch Rep." } as Record<string, string>,
  stacks: "Contract stacks",
  chart: "Time chart",
  chartLeft: (count: number) => `${count} left`,
  finalRound: "Final round",
  log: "Log",
  map: "Map",
  mapTools: { nearer: "Nearer", farther: "Farther", whole: "The whole map" },
  time: "time",
  taler: "Taler",
  points: (points: string) => `${points} VP`,
  ready: (place: string) => `Ready in ${place}`,
  missing: (count: number, what: string) => `${count} missing: ${what}`,
  fourToOne: "4:1",
  helps: (gives: string, gets: string) => `4:1 helps: ${gives} for ${gets}`,
  prospect: {
    none: "Point at something that is lit.",
    ifTravel: "if you travel there",
    ifPlayed: "if you do this",
    cubes: (count: number) => `take ${s(count, "cube", "cubes")}, turned into goods as you like`,
    more: "1 cube more on",
    luck: "The rest is luck.",
    serves: "Contracts there",
    barred: "Not possible now",
    rule: (page: string) => `rulebook page ${page}`,
  },
  lesson: {
    heading: "First game",
    on: "Go on",
    leave: "Leave the lesson",
    slips: {
      office: "This is your office: 16 goods in six columns. It is empty now; journeys fill it.",
      contracts: "These Contracts want goods, each in its own place. Deliver them there, and you get a Contract worth one more.",
      travel: "A turn is one journey. Gold places can be reached. Click one that your Contracts speak of, or one with many cubes.",
      prospect: "Here you read what the journey brings: cubes to take, time, and where new cubes appear.",
      confirm: "The gold button, or Enter, does it. Esc lets you choose again.",
      take: "Cubes become goods as you take them: each place has two. Choose what your Contracts ask for.",
      grown: "New cubes came to the places along the roads. Small places feed the full ones instead.",
      fulfill: "Do you hold all goods of a Contract of this place? Deliver them now. Four equal goods trade for one that is missing. Then: Done.",
      others: "Now the others play. Their offices are open to all; the log tells what they do.",
      join: "You may join another's journey for Time counters, and deliver there too.",
      invest: "Before a journey you may sell Contracts for Taler, and buy Bonus cards and Buildings.",
      chart: "When the last Time counter leaves the chart, the final round begins.",
      end: "Contracts and Buildings are your points. Undo with U, ask the rules with R. A good voyage!",
    },
  },
  hand: "in hand",
  bids: "Offers",
  ai: {
    name: "AI",
    tile: (value: string, direction: string) => `stands at ${value}, going ${direction}`,
    up: "up",
    down: "down",
    funds: (count: number) => `${count} Taler at hand`,
  },
  solo: (count: number) => `Solo stack: ${count}`,
  placeLabel: (place: string, cubes: number, time: string) => `${place}: ${s(cubes, "cube", "cubes")}, time ${time}`,
  minorLabel: (place: string, threshold: number, time: string) => `${place}: feeds places with ${threshold} or more cubes, time ${time}`,
  stackLabel: (value: number, count: number) => `Contracts of ${value}, ${count} left`,
  discard: "discarded",
  say: {
    sell: (c: Called, w: string[]) => `Sell ${c.card(w[1])}`,
    buy: (c: Called, w: string[]) => `Buy ${c.card(w[1])}`,
    travel: (c: Called, w: string[]) => `Travel to ${c.place(w[1])}`,
    take: (c: Called, w: string[]) => `Take ${w[1]} ${c.good(w[2])}`,
    lose: (c: Called, w: string[]) => `Lose 1 ${c.good(w[1])}`,
    supply: (c: Called, w: string[]) => `Turn a Supply cube into ${c.good(w[1])}`,
    fulfill: (c: Called, w: string[]) => `Fulfil ${c.card(w[1])}`,
    trade: (c: Called, w: string[]) => (w[1] === "toward" ? `Trade 4:1 for ${c.card(w[2])}` : `Trade 4 ${c.good(w[2])} for 1 ${c.good(w[4])}`),
    pay: (c: Called, w: string[]) => `Pay ${w[1]} ${c.good(w[2])}`,
    accept: () => "Accept the loss",
    flip: () => "Turn the next counter",
    join: () => "Join the travel",
    stay: () => "Stay at home",
    done: () => "Done",
    spend: (c: Called, w: string[]) => `Pay with ${c.card(w[1])}`,
    give: (c: Called, w: string[]) => `Give up ${c.card(w[2])}`,
    hold: (c: Called, w: string[]) => `Take ${c.card(w[1])} in hand`,
    gain: (_: Called, w: string[]) => ({ top: "Take the open Contract", hand: "Take the card in hand", same: "Take one of the same value", peace: "Take the Peace of Westphalia" })[w[1] ?? ""] ?? `Gain ${w.slice(1).join(" ")}`,
    offer: (_: Called, w: string[]) => `Offer ${w[1]} ${w[2] === "taler" ? "Taler" : "time"}`,
    keep: () => "Keep it",
    swap: () => "Swap",
  } as Record<string, (called: Called, words: string[]) => string>,
  tell: {
    sold: (e: Fields, c: Called) => `${c.seat(e["seat"])} sells ${c.card(e["contract"])} for ${n(e, "taler")} Taler.`,
    bought: (e: Fields, c: Called) => `${c.seat(e["seat"])} buys ${c.card(e["card"])}${n(e, "taler") ? ` for ${n(e, "taler")} Taler` : ""}.`,
    opened: (e: Fields, c: Called) => `Turned up: ${c.card(e["card"])}.`,
    gave_up: (e: Fields, c: Called) => `${c.seat(e["seat"])} gives up ${n(e, "taler")} Taler above the limit.`,
    traveled: (e: Fields, c: Called) => `${c.seat(e["seat"])} travels to ${c.place(e["place"])}.`,
    took: (e: Fields, c: Called) => `${c.seat(e["seat"])} takes ${goods(e, c)}.`,
    got_bonus: (e: Fields, c: Called) => `${c.seat(e["seat"])} gets ${goods(e, c)} by a Bonus card.`,
    cube_placed: (e: Fields, c: Called) => `A new cube in ${c.place(e["place"])}.`,
    time_gained: (e: Fields, c: Called) => `${c.seat(e["seat"])} gains ${counters(n(e, "count"))}.`,
    time_paid: (e: Fields, c: Called) => `${c.seat(e["seat"])} pays ${counters(n(e, "count"))}.`,
    flipped: (e: Fields) => `A Time counter shows ${String(e["column"]).repeat(n(e, "loss"))}.`,
    lost: (e: Fields, c: Called) => `${c.seat(e["seat"])} loses 1 ${c.good(e["good"])}.`,
    used_supply: (e: Fields, c: Called) => `${c.seat(e["seat"])} turns a Supply cube into ${c.good(e["good"])}.`,
    paid: (e: Fields, c: Called) => `${c.seat(e["seat"])} pays ${goods(e, c)}.`,
    fulfilled: (e: Fields, c: Called) => `${c.seat(e["seat"])} fulfils ${c.card(e["contract"])}.`,
    rewarded: (e: Fields, c: Called) => `${c.seat(e["seat"])} receives ${c.card(e["contract"])}.`,
    unrewarded: (e: Fields, c: Called) => `No Contract is left to reward ${c.seat(e["seat"])}.`,
    reshuffled: (e: Fields) => `The discarded Contracts of ${n(e, "value")} are a stack again.`,
    traded: (e: Fields, c: Called) => `${c.seat(e["seat"])} trades ${n(e, "count") || 4} ${c.good(e["given"])} for 1 ${c.good(e["for"])}.`,
    joined: (e: Fields, c: Called) => `${c.seat(e["seat"])} joins and pays ${counters(n(e, "count"))} to ${c.seat(e["active"])}.`,
    turn_began: (e: Fields, c: Called) => `${c.seat(e["seat"])} is on turn.`,
    spent: (e: Fields, c: Called) => `${c.seat(e["seat"])} pays with ${c.card(e["contract"])}.`,
    given_up: (e: Fields, c: Called) => `${c.seat(e["seat"])} gives up ${c.card(e["contract"])}.`,
    held: (e: Fields, c: Called) => `${c.seat(e["seat"])} takes ${c.card(e["card"])} in hand.`,
    offered: (e: Fields, c: Called) => `${c.seat(e["seat"])} offers ${n(e, "taler")} Taler and ${counters(n(e, "time"))}.`,
  } as Record<string, (event: Fields, called: Called) => string>,
};

export type MerkatorWords = typeof en;
