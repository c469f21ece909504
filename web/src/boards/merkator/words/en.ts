// English words of Merkator: what moves and events are called, and the labels of the board.

import { halves } from "../../../words/halves";
import type { Fields, Names } from "../context";
import { ask } from "./en/ask";

const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const n = (fields: Fields, name: string) => Number(fields[name] ?? 0);
const counters = (count: number) => s(count, "Time counter", "Time counters");
const why = (e: Fields) => (e["why"] ? ` (${String(e["why"])})` : "");
const list = (e: Fields, name: string, names: Names) =>
  (e[name] as unknown[]).map((id) => names.card(id)).join(" and ");
const payment = (e: Fields, names: Names) =>
  [
    ...(e["contracts"] as unknown[]).map((id) => names.card(id)),
    ...(n(e, "taler") ? [`${n(e, "taler")} Taler`] : []),
  ].join(", ") || "nothing";
const bid = (e: Fields) =>
  [n(e, "taler") && `${n(e, "taler")} Taler`, n(e, "time") && counters(n(e, "time"))].filter(Boolean).join(" and ") ||
  "nothing";
const goods = (e: Fields, names: Names) => `${n(e, "count")} ${names.good(e["good"])}`;
const allGoods = (e: Fields, names: Names) =>
  [e, ...((e["more"] as Fields[]) ?? [])].map((one) => goods(one, names)).join(", ");

export const en = {
  /** Names in place of the printed ones; English takes those as they are. */
  names: {} as Record<string, string>,
  texts: {} as Record<string, string>, // of Buildings, by id
  categories: { food: "food", textiles: "textiles", weapons: "weapons" } as Record<string, string>,
  ratings: {} as Record<string, string>, // of a victory over SoloPlay's AI
  parts: {} as Record<string, string>, // of a score
  partGroups: ["Contracts in the office", "Contracts beside it", "Buildings"],
  any: "any good",
  different: "different goods",
  steps: { invest: "Invest", travel: "Travel", fulfill: "Fulfill", join: "Others join" },
  seatOf: (name: string) => `${name}'s office`,
  office: "Office",
  officeHint: "storages A to D, depots E and F",
  contracts: "Contracts",
  contractsHint: (count: number) => `${count} of 5`,
  supply: "Supply tile",
  market: "Market",
  boardParts: "Parts of the board",
  readyCount: "ready",
  litCount: "possible here",
  nearest: "Nearest Contracts",
  others: "Others",
  shortNames: { dutch_republic: "Dutch Rep." } as Record<string, string>,
  stacks: "Contract stacks",
  chart: "Time chart",
  chartLeft: (count: number) => `${count} left`,
  finalRound: "Final round",
  map: "Map",
  mapTools: { nearer: "Zoom in", farther: "Zoom out", whole: "The whole map" },
  time: "time",
  taler: "Taler",
  points: (points: number) => `${halves(points)} VP`,
  /** So many of a good, which has this id and name. */
  amount: (count: number, _: string, name: string) => `${count} ${name}`,
  bonusText: (good: string, place: string) => `${good} on each visit: ${place}`,
  feeds: (threshold: number) => (threshold === 0 ? "feeds all places" : `feeds places with ${threshold} or more cubes`),
  ready: (place: string) => `Ready in ${place}`,
  missing: (count: number) => `${count} missing`,
  fourToOne: "4:1",
  helps: (gives: string, gets: string) => `4:1 helps: ${gives} for ${gets}`,
  fits: (has: number, asked: number, isDifferent: boolean) =>
    `You have ${has} of the ${asked}${isDifferent ? " kinds" : ""} that it asks for.`,
  prospect: {
    serves: (contracts: string) => `could fulfill: ${contracts}`,
    cubes: (count: number) =>
      count === 1 ? "take 1 cube and choose its good" : `take ${count} cubes and choose their goods`,
    more: "1 more cube on",
  },
  hand: "in hand",
  bids: "Offers",
  ai: {
    name: "AI",
    tile: (value: string, direction: string) => `Tile on the ${value}, moving ${direction}.`,
    up: "up",
    down: "down",
    funds: (count: number) => `Can spend ${count}.`,
  },
  solo: (count: number) => `Solo stack: ${count}`,
  marks: (points: string) => `Targets: ${points} points`,
  placeLabel: (place: string, cubes: number, time: string) => `${place}: ${s(cubes, "cube", "cubes")}, time ${time}`,
  minorLabel: (place: string, threshold: number, time: string) =>
    `${place}: feeds places with ${threshold} or more cubes, time ${time}`,
  stackLabel: (value: number, count: number) => `Contracts of ${value}, ${count} left`,
  discard: "discarded",
  /** What is asked now, by the step of the turn. */
  ask,
  say: {
    sell: (names: Names, w: string[]) => `Sell ${names.card(w[1])}`,
    buy: (names: Names, w: string[]) => `Buy ${names.card(w[1])}`,
    travel: (names: Names, w: string[]) => `Travel to ${names.place(w[1])}`,
    take: (names: Names, w: string[]) =>
      w[3] ? `Take ${w[1]} ${names.good(w[2])}, ${w[3]} ${names.good(w[4])}` : `Take ${w[1]} ${names.good(w[2])}`,
    lose: (names: Names, w: string[]) => `Lose 1 ${names.good(w[1])}`,
    supply: (names: Names, w: string[]) => `Turn a Supply cube into ${names.good(w[1])}`,
    fulfill: (names: Names, w: string[]) => `Fulfill ${names.card(w[1])}`,
    trade: (names: Names, w: string[]) =>
      w[1] === "toward"
        ? `Trade for ${names.card(w[2])}`
        : `Trade ${w[2] === "time" ? counters(Number(w[1])) : `${w[1]} ${names.good(w[2])}`} for ${w[4] === "any" ? names.good("any") : `1 ${names.good(w[4])}`}`,
    pay: (names: Names, w: string[]) =>
      w[1] === "0" ? `Keep the ${names.good(w[2])}` : `Pay ${w[1]} ${names.good(w[2])}`,
    accept: () => "Accept the loss",
    flip: () => "Flip the next counter",
    join: () => "Join the journey",
    stay: () => "Stay at home",
    done: () => "Done",
    spend: (names: Names, w: string[]) => `Pay with ${names.card(w[1])}`,
    give: (names: Names, w: string[]) =>
      w[1] === "up"
        ? `Give up ${w[2] === "taler" ? "the excess" : names.card(w[2])}`
        : `Give the AI ${names.card(w[1])}`,
    hold: (names: Names, w: string[]) => `Take ${names.card(w[1])} into your hand`,
    gain: (_: Names, w: string[]) =>
      ({
        top: "Take the open Contract",
        hand: "Take the card in hand",
        same: "Take one of the same value",
        peace: "Take the Peace of Westphalia",
        nothing: "Go without a reward",
      })[w[1] ?? ""] ?? `Gain ${w.slice(1).join(" ")}`,
    offer: (_: Names, w: string[]) =>
      w[1] === "0"
        ? `Offer no ${w[2] === "taler" ? "Taler" : "Time counters"}`
        : `Offer ${w[2] === "taler" ? `${w[1]} Taler` : counters(Number(w[1]))}`,
    keep: () => "Keep the Contract",
    swap: () => "Swap the Contract",
  } as Record<string, (names: Names, words: string[]) => string>,
  /** What the text of a move leaves unsaid: given what the thing does or wants, and its price or time. */
  gloss: {
    sell: (about: string, price: number) => `${price} Taler; ${about}`,
    buy: (about: string, price: number) => `${price} Taler; ${about}`,
    travel: (about: string, time: number) =>
      [time > 0 ? `gain ${counters(time)}` : time < 0 ? `pay ${counters(-time)}` : "", about]
        .filter(Boolean)
        .join("; "),
    fulfill: (about: string) => about,
    trade: (about: string) => about,
    spend: (about: string, price: number) => `worth ${price}; ${about}`,
    give: (about: string) => about,
    hold: (about: string) => about,
    accept: () => "the letter shown counts",
    flip: () => "the first counter of the next row counts instead",
    stay: () => "do not join",
    done: () => "fulfill nothing more here",
    keep: () => "refuse what is offered",
    swap: () => "put the Contract back, take the next one and everything offered",
  } as Record<string, (about: string, price: number) => string>,
  joinQuestion: "Join?",
  scenes: {
    loss: (letters: string) => `The counter shows ${letters}`,
    finalRound: "The final round",
  },
  newCubes: (places: string) => `New cubes: ${places}.`,
  /** Why the AI does something, from the house's own reason, given how a place is called. */
  why: (text: string, _place: (english: string) => string): string | undefined => text,
  tell: {
    sold: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} sells ${names.card(e["contract"])} for ${n(e, "taler")} Taler.`,
    bought: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} buys ${names.card(e["card"])}${n(e, "taler") ? ` for ${n(e, "taler")} Taler` : ""}.`,
    opened: (e: Fields, names: Names) => `Turned up: ${names.card(e["card"])}.`,
    gave_up: (e: Fields, names: Names) => `${names.seat(e["seat"])} gives up ${n(e, "taler")} Taler above the limit.`,
    traveled: (e: Fields, names: Names) => `${names.seat(e["seat"])} travels to ${names.place(e["place"])}.`,
    took: (e: Fields, names: Names) => `${names.seat(e["seat"])} takes ${allGoods(e, names)}.`,
    got_bonus: (e: Fields, names: Names) => `${names.seat(e["seat"])} gets ${goods(e, names)} from a Bonus card.`,
    cube_placed: (e: Fields, names: Names) => `New cube: ${names.place(e["place"])}.`,
    time_gained: (e: Fields, names: Names) => `${names.seat(e["seat"])} gains ${counters(n(e, "count"))}.`,
    time_paid: (e: Fields, names: Names) => `${names.seat(e["seat"])} pays ${counters(n(e, "count"))}.`,
    flipped: (e: Fields) =>
      `A Time counter shows ${String(e["column"]).repeat(n(e, "loss"))}: ${s(n(e, "loss"), "good", "goods")} of column ${String(e["column"])}.`,
    lost: (e: Fields, names: Names) => `${names.seat(e["seat"])} loses 1 ${names.good(e["good"])}.`,
    used_supply: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} turns a Supply cube into ${names.good(e["good"])}.`,
    paid: (e: Fields, names: Names) => `${names.seat(e["seat"])} pays ${allGoods(e, names)}.`,
    fulfilled: (e: Fields, names: Names) => `${names.seat(e["seat"])} fulfills ${names.card(e["contract"])}.`,
    rewarded: (e: Fields, names: Names) => `${names.seat(e["seat"])} receives ${names.card(e["contract"])}.`,
    unrewarded: (e: Fields, names: Names) =>
      e["covered"]
        ? `${names.seat(e["seat"])} receives no Contract: the AI's tile blocks the stack of ${n(e, "covered")}.`
        : `No Contract is left to reward ${names.seat(e["seat"])}.`,
    reshuffled: (e: Fields) => `The discarded Contracts of ${n(e, "value")} form a stack again.`,
    traded: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} trades ${e["given"] === "time" ? counters(n(e, "count")) : `${n(e, "count")} ${names.good(e["given"])}`} for ${e["for"] === "any" ? "1 good that fits" : `1 ${names.good(e["for"])}`}.`,
    joined: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} joins and pays ${counters(n(e, "count"))} to ${names.seat(e["active"])}.`,
    turn_began: (e: Fields, names: Names) => `It is ${names.seat(e["seat"])}'s turn.`,
    final_round: (e: Fields) =>
      `${e["reason"] === "peace" ? "The Peace of Westphalia is earned" : "The last Time counter has left the chart"}: the final round begins after this turn.`,
    game_over: (e: Fields) => (e["rating"] ? `The game is over: ${String(e["rating"])}.` : "The game is over."),
    swapped: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} puts ${names.card(e["back"])} back and takes ${names.card(e["contract"])} and everything offered.`,
    chart_turned: () => "The time chart is turned over and refilled.",
    bonus_offer_renewed: () => "The open Bonus cards go under their stack.",
    solo_card_drawn: (e: Fields, names: Names) => `From the Solo stack: ${names.card(e["contract"])}.`,
    joined_ai: (e: Fields, names: Names) => `${names.seat(e["seat"])} joins the AI for ${counters(n(e, "count"))}.`,
    swapped_peace: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} gives the AI the 10 for the Peace of Westphalia.`,
    ai_turn_began: () => "It is the AI's turn.",
    ai_stopped_buying: (e: Fields) => `The AI is done with buying${why(e)}.`,
    ai_bought: (e: Fields, names: Names) =>
      `The AI takes ${list(e, "cards", names)} for ${payment(e, names)}${why(e)}.`,
    ai_traveled: (e: Fields, names: Names) =>
      `The AI travels to ${e["place"] ? names.place(e["place"]) : "the Peace of Westphalia"}${why(e)}.`,
    ai_collected: (e: Fields, names: Names) =>
      `The AI collects ${names.card(e["contract"])}; the tile covers its stack.`,
    ai_turned: (e: Fields) => `The AI flips the tile: it moves ${String(e["direction"])}${why(e)}.`,
    ai_gained_bonus: (e: Fields, names: Names) => `The AI gains ${names.card(e["card"])}${why(e)}.`,
    ai_discarded: (e: Fields, names: Names) =>
      `The AI discards ${s(n(e, "count"), "cube", "cubes")} of ${names.place(e["place"])}.`,
    ai_gained_time: (e: Fields) => `The AI gains ${counters(n(e, "count"))}.`,
    ai_paid_time: (e: Fields) => `The AI pays ${counters(n(e, "count"))}.`,
    ai_took_ten: () => "The AI has taken the 10: the game ends with this journey.",
    ai_stuck: (e: Fields) => `The AI cannot travel${why(e)}: the game is over.`,
    spent: (e: Fields, names: Names) => `${names.seat(e["seat"])} pays with ${names.card(e["contract"])}.`,
    given_up: (e: Fields, names: Names) => `${names.seat(e["seat"])} gives up ${names.card(e["contract"])}.`,
    held: (e: Fields, names: Names) => `${names.seat(e["seat"])} takes ${names.card(e["card"])} into hand.`,
    offered: (e: Fields, names: Names) => `${names.seat(e["seat"])} offers ${bid(e)}.`,
  } as Record<string, (event: Fields, names: Names) => string>,
};

export type MerkatorWords = typeof en;
