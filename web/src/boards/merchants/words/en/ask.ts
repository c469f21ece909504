// English: what is asked now, by the step of the turn.

import type { Names } from "../../context";
import type { Asked } from "../../prompt";

const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Those of these things that can be done: Do this, do that, or do the third. */
function either(asked: Asked, ways: Record<string, string>): string {
  const found = Object.entries(ways).flatMap(([verbs, way]) => (verbs.split(" ").some(asked.can) ? [way] : []));
  const last = found.pop() ?? "";
  const text = found.length > 1 ? `${found.join(", ")}, or ${last}` : [...found, last].join(" or ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const ACTIONS = {
  deliver: "deliver",
  "offer buy exchange": "trade",
  "route recruit assemble dismiss disband": "build",
  "merchant caravan": "move",
  play: "play a card",
  end: "end your turn",
};
const under = (a: Asked, names: Names) =>
  `${a.isCaravan ? "The caravan" : "The merchant"} has ${s(a.steps, "step")} left: ${a.can("stop") ? (a.founding ? `go on, or found a trading post in ${names.city(a.founding)}.` : "go on, or stop here.") : `go on, or lose ${a.steps === 1 ? "it" : "them"}.`}`;
const compose = "Say what you give and what you ask for, then send it.";

export const ask: Record<string, (asked: Asked, names: Names) => string> = {
  start_post: () => "Place a trading post on a highlighted purple city-site.",
  start_neutral: () => "Place a neutral trading post on a highlighted city-site.",
  start_route: () => "Place your first trade route; your caravan stands beside it.",
  roll: (a, c) =>
    a.steps > 0 ? under(a, c) : a.can("play") ? "Roll the dice, or play a card first." : "Roll the dice.",
  discard: (a) => `A 7 was rolled: discard ${s(a.owed, "card")} from your hand.`,
  robber: () => "Move the robber to another highlighted region.",
  steal: () => "Choose whom to steal a card from.",
  act: (a, c) => (a.steps > 0 ? under(a, c) : either(a, ACTIONS)),
  connect: (a, c) => `Several shortest connections reach ${c.place(a.connecting)}: choose the one that pays.`,
  arrow: () => "The double arrow brings a free trade route: open one, or none.",
  charter: (a) => `Open ${a.freeRoutes > 1 ? `up to ${a.freeRoutes} trade routes` : "1 more trade route"} for free.`,
  fair: (a) => `Take ${s(a.owed, "more card", "more cards")} from the supply.`,
  number: (a, c) => `Your new trading post in ${c.city(a.founded)}: choose the region that gets a number.`,
  take_token: (a, c) => `Choose the number that moves to ${c.hex(a.numbered)}.`,
  recruit: () => "Place the merchant at one of your trading posts.",
  assemble: () => "Place the caravan beside one of your trade routes.",
  offer: () => compose,
  answer: (a, c) =>
    `${c.seat(a.active)} makes an offer: ${small(either(a, { accept: "accept", decline: "decline", counter: "propose another trade" }))}`,
  counter: () => compose,
  choose: () => "Choose whom to trade with, or trade with no one.",
};
