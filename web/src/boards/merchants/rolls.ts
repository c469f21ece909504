// The last roll and what it brought, read from what happened.

import type { Line } from "../../play/lines";
import type { GameEvent } from "../../play/view";
import type { Counts } from "./view";

export interface Roll {
  seat: number;
  dice: [number, number];
  /** What each seat got, in the order told; gold beside resources. */
  brought: { seat: number; counts: Counts }[];
  /** Resources of which there was not enough for everyone. */
  short: string[];
}

/** The last roll until that moment; null before the first. */
export function lastRoll(lines: readonly Line[], until = Infinity): Roll | null {
  const line = lines.findLast(({ at, events }) => at <= until && events.some(isRoll));
  if (!line) return null;
  const roll = line.events.find(isRoll)!;
  const [one = 0, other = 0] = roll["dice"] as number[];
  return {
    seat: Number(roll["seat"]),
    dice: [one, other],
    brought: line.events.flatMap(broughtBy),
    short: line.events.filter((event) => event["event"] === "shortage").map((event) => String(event["resource"])),
  };
}

const isRoll = (event: GameEvent) => event["event"] === "rolled";

function broughtBy(event: GameEvent): Roll["brought"] {
  const seat = Number(event["seat"]);
  if (event["event"] === "produced") return [{ seat, counts: event["resources"] as Counts }];
  return event["event"] === "gained_gold" ? [{ seat, counts: { gold: Number(event["count"]) } }] : [];
}
