// Where on the board an event is seen: marks of the things that change, the nearest first. Pure functions.

import type { GameEvent } from "../../play/view";

const place = (event: GameEvent): string[] => [`[data-place="${String(event["place"])}"]`];
/** Beside the whole office: a sentence may speak of several goods. */
const store = (event: GameEvent): string[] => [`.other:has([data-time="${String(event["seat"])}"])`, ".own-office"];
const purse = (event: GameEvent): string[] => [`[data-time="${String(event["seat"])}"]`];
const money = (event: GameEvent): string[] => [`[data-taler="${String(event["seat"])}"]`];
const card = (event: GameEvent): string[] => [
  `[data-card="${String(event["card"] ?? event["contract"])}"]`,
  ...office(event),
];
const chart = (): string[] => ["[data-chart]"];

/** The office of a seat, of which the purse is a part. */
const office = (event: GameEvent): string[] => [`.other:has([data-time="${String(event["seat"])}"]) .chips`];

const WHERE: Record<string, (event: GameEvent) => string[]> = {
  traveled: place,
  ai_traveled: place,
  took: store,
  got_bonus: store,
  lost: store,
  paid: store,
  used_supply: store,
  traded: store,
  sold: money,
  gave_up: money,
  joined: purse,
  offered: money,
  bought: card,
  held: card,
  fulfilled: office,
  rewarded: card,
  swapped: card,
  spent: office,
  flipped: chart,
  chart_turned: chart,
};

export function whereOf(event: GameEvent): string[] {
  return [
    ...(WHERE[String(event["event"])]?.(event) ?? []),
    ...office(event),
    `[data-sits="${String(event["seat"])}"]`,
  ];
}
