// English words of Merchants of Europe: what moves are called, what they would bring, and the labels of the board.

import type { Names } from "../context";
import { ask } from "./en/ask";
import { map } from "./en/map";
import { say } from "./en/say";
import { facts, ways } from "./en/ways";

export type Fields = Record<string, unknown>;

const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const n = (fields: Fields, name: string) => Number(fields[name] ?? 0);

export const en = {
  /** Names in place of ids and of the printed ones; English takes those as they are. */
  names: { lumber: "lumber", wool: "wool", grain: "grain", ore: "ore", salt: "salt", gold: "gold" } as Record<
    string,
    string
  >,
  texts: {} as Record<string, (amount: number) => string>, // of development cards, by id
  terrains: {
    forest: "forest",
    pasture: "pasture",
    fields: "fields",
    mountains: "mountains",
    saltworks: "saltworks",
  } as Record<string, string>,
  /** The corners and sides of a region. */
  toward: {
    ...{ n: "north", ne: "northeast", se: "southeast", s: "south", sw: "southwest", nw: "northwest" },
    ...{
      west: "west",
      east: "east",
      northwest: "northwest",
      northeast: "northeast",
      southwest: "southwest",
      southeast: "southeast",
    },
  } as Record<string, string>,
  corner: (region: string, toward: string) => `${region} (${toward})`,
  path: (one: string, other: string) => `${one} – ${other}`,
  neutral: "neutral",
  points: (delivered: number, needed: number) => `${delivered} of ${needed}`,
  steps: { start: "Set-up", roll: "Roll", act: "Trade, build, move, play", trade: "Trade", robber: "The robber" },
  ask,
  /** What the map says. */
  say,
  /** What a move would bring, in short. */
  brings: {
    fee_paid: (e: Fields, names: Names) => `${n(e, "gold")} gold to ${names.seat(e["to"])} for the right of way`,
    gained_gold: (e: Fields) =>
      ({
        connection: `${n(e, "count")} gold for first connections`,
        coast: `${n(e, "count")} gold from a coastal city`,
      })[String(e["for"])] ?? `${n(e, "count")} gold`,
    connected: (e: Fields, names: Names) => `connects ${names.city(e["city"])} for the first time`,
    founded: (e: Fields, names: Names) => `trading post in ${names.city(e["city"])}; a commodity can be delivered`,
    delivered: (e: Fields, names: Names) => `delivers a commodity to ${names.city(e["city"])}`,
    number_placed: (e: Fields, names: Names) => `number ${n(e, "number")} to ${names.hex(e["hex"])}`,
    stole: (e: Fields, names: Names) => `a card from ${names.seat(e["from"])}`,
    traded: (e: Fields, names: Names) => `the trade with ${names.seat(e["with"])} is done`,
    steps_lost: (e: Fields) =>
      `${s(Number(e["steps"]), "step")} of the ${String(e["piece"])} ${e["steps"] === 1 ? "is" : "are"} lost`,
    game_over: () => "wins the game",
    nobody_can_win: () => "nobody can win any more: ends the game",
  } as Record<string, (event: Fields, names: Names) => string>,
  /** What happened, where the house calls paths and regions by their ids. */
  tell: {
    robber_moved: (e: Fields, names: Names) => `${names.seat(e["seat"])} moves the robber to ${names.hex(e["hex"])}.`,
    dismissed: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} removes the merchant at ${names.place(e["place"])}.`,
    assembled: (e: Fields, names: Names) => `${names.seat(e["seat"])} assembles a caravan: ${names.path(e["path"])}.`,
    disbanded: (e: Fields, names: Names) => `${names.seat(e["seat"])} removes the caravan at ${names.path(e["path"])}.`,
    opened: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} opens a trade route${e["paid"] ? "" : " without paying"}: ${names.path(e["path"])}.`,
    walked: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} sends a merchant to ${names.place(e["to"])}${e["paid"] ? " for 1 grain" : ""}.`,
    drove: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} moves a caravan to ${names.path(e["to"])}${e["paid"] ? " for 1 salt" : ""}.`,
    number_placed: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} places a ${n(e, "number")} on ${names.hex(e["hex"])}${e["from"] ? `, from ${names.hex(e["from"])}` : ""}.`,
    delivered: (e: Fields, names: Names) =>
      `${names.seat(e["seat"])} delivers a commodity to ${names.city(e["city"])}.`,
  } as Record<string, (event: Fields, names: Names) => string>,
  europe: map,
  ways,
  facts,
  moments: {
    delivery: (city: string) => `A delivery to ${city}`,
    last: "The last delivery",
    delivered: (name: string, city: string, race: string) => `${name} delivers to ${city}: ${race}.`,
  },
  map: "Map",
  hand: "Hand",
  build: "Build",
  trade: "Trade",
  log: "Log",
  boardParts: "Parts of the board",
  waiting: "possible",
  gold: "gold",
  seatOf: (name: string) => `What ${name} has`,
  counts: {
    hand: "resource cards",
    gold: "gold",
    cards: "development cards",
    posts: "trading posts left",
    routes: "trade routes left",
  },
  raceOf: (delivered: number, free: number, under: number) =>
    `${delivered} delivered, ${free} to deliver, ${under} under posts`,
  commodities: "Commodities",
  handHint: (cards: number) => s(cards, "card"),
  sevenHint: (cards: number) => `${s(cards, "card")}; a 7 takes half`,
  goes: "To discard",
  goesOf: (count: number, owed: number) => `${count} of ${owed}`,
  goesHint: "Click cards in your hand.",
  keep: (name: string, count: number) => `Keep 1 ${name} of ${count}`,
  discard: "Discard",
  cards: "Development",
  noCards: "none",
  fresh: "new",
  freshHint: "bought this turn, playable later",
  resourceLabel: (name: string, count: number) => `${count} ${name}`,
  cardLabel: (name: string, count: number, isFresh: boolean) =>
    `${name}${count > 1 ? `, ${count}` : ""}${isFresh ? ", bought this turn" : ""}`,
  hidden: "Only the owner sees these cards.",
  supply: "Supply",
  supplyLabel: (name: string, count: number) => `${name} in the supply: ${count}`,
  stackLabel: (count: number) => `Development cards in the stack: ${count}`,
  dice: "The last roll",
  diceSum: (one: number, other: number) => `${one} and ${other}: ${one + other}`,
  rollDice: "Roll the dice",
  nothing: "nothing for anyone",
  seven: "the robber comes",
  shortOf: (what: string) => `not enough ${what} for everyone`,
  buildHead: "Build and buy",
  builds: { route: "Trade route", merchant: "Merchant", caravan: "Caravan", card: "Development" } as Record<
    string,
    string
  >,
  /** What is asked once one wants to build something, by the first word of the move. */
  where: {
    route: { title: "Trade route", text: "Choose a highlighted path." },
    recruit: { title: "Merchant", text: "Choose one of your trading posts." },
    dismiss: { title: "Merchant", text: "Both are on the board: choose the one to place again." },
    assemble: { title: "Caravan", text: "Choose one of your trade routes." },
    merchant: { title: "Merchant", text: "Choose where the merchant goes." },
    caravan: { title: "Caravan", text: "Choose where the caravan goes." },
    disband: { title: "Caravan", text: "Both are on the board: choose the one to place again." },
  } as Record<string, { title: string; text: string }>,
  moving: {
    merchant: (steps: number) => `${steps} steps:`,
    caravan: (steps: number) => `${steps} routes:`,
  },
  costLabel: (cost: string) => `costs ${cost}`,
  again: "move one",
  offerTo: "Offer to the others",
  offersLeft: (count: number) => `${count} left`,
  goldFor: (gold: number) => `${gold} gold for any card`,
  times: (left: number) => (left === 1 ? "once more" : left === 2 ? "twice a turn" : `${left} times`),
  threeFor: (count: number) => `${count} alike for 1`,
  whichGive: "Which do you give?",
  whichGet: "Which do you get?",
  table: "Trade table",
  gives: "gives",
  asks: "asks for",
  youHave: "You have",
  youGive: "You give",
  youAsk: "You ask for",
  giveLess: (name: string) => `Give one less ${name}`,
  askLess: (name: string) => `Ask for one less ${name}`,
  giveMore: (name: string) => `Give one more ${name}`,
  askMore: (name: string) => `Ask for one more ${name}`,
  propose: "Send",
  declineAll: "Decline all this turn",
  wishes: "Only tell me of offers with",
  wish: (name: string, isOn: boolean) => `Offers with ${name}: ${isOn ? "tell me" : "not asked for"}`,
  clear: "Start over",
  takeBack: "Close",
  answers: {
    none: "no answer yet",
    declined: "declines",
    accepted: "accepts",
    countered: "makes a counter-offer",
  } as Record<string, string>,
  accept: "Accept",
  decline: "Decline",
  counter: "Counter-offer",
  tradeWith: (name: string) => `Trade with ${name}`,
  noTrade: "Trade with no one",
  aboutCity: {
    gold: (count: number) => s(count, "gold coin"),
    post: (name: string) => `trading post of ${name}`,
    commodity: (name: string) => `has a commodity of ${name}`,
    empty: "no trading post yet",
    start: "open to starting trading posts",
  },
};

export type MerchantsWords = typeof en;
