// A printed price beside one's hand.

import { type Context, playerOf } from "../context";
import { listed } from "../resource";
import { type Counts, nearSeat } from "../view";
import { thingWords } from "./words";

type Thing = "trade_route" | "merchant" | "caravan" | "development_card";

/** What something costs, and what one lacks for it, unless a refusal says so. */
export function price(context: Context, thing: Thing, isRefused = false): string {
  const w = thingWords.value;
  const cost = context.printed.costs[thing];
  const { own } = playerOf(context, nearSeat(context.view));
  const told = w.costs(listed(cost, context.names.resource));
  if (!own || isRefused) return told;
  const short: Counts = {};
  for (const [id, count] of Object.entries(cost)) short[id] = Math.max(0, count - (own.resources[id] ?? 0));
  const missing = listed(short, context.names.resource);
  return `${told} ${missing ? w.short(missing) : w.enough}`;
}
