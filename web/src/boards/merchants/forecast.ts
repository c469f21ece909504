// What a move would bring: what a seat would have more or less of, and what else would happen.

import type { Forecast } from "../../play/inquiries";
import type { GameEvent } from "../../play/view";
import type { Names } from "./context";
import { merchantsWords } from "./names";
import { type Counts, type MerchantsView, nearSeat, type Player } from "./view";

/** What a seat would have more of, and where it is less than 0, less. */
export function changes(before: Player, after: Player): Counts {
  const found: Counts = {};
  for (const id of Object.keys(after.own?.resources ?? {})) {
    found[id] = after.own!.resources[id]! - (before.own?.resources[id] ?? 0);
  }
  return Object.fromEntries(
    Object.entries({ ...found, gold: after.gold - before.gold }).filter(([, count]) => count !== 0),
  );
}

export const signed = (count: number): string => (count > 0 ? `+${count}` : `−${Math.abs(count)}`);

/** Gold that is gained for the same reason is told once. */
export function summed(events: readonly GameEvent[]): GameEvent[] {
  const isAlike = (one: GameEvent, other: GameEvent) =>
    ["event", "seat", "for"].every((field) => one[field] === other[field]) && one["event"] === "gained_gold";
  return events.flatMap((event, at) => {
    const alike = events.filter((other) => isAlike(event, other));
    if (alike.length < 2) return [event];
    return events.findIndex((other) => isAlike(event, other)) === at
      ? [{ ...event, count: alike.reduce((sum, one) => sum + Number(one["count"]), 0) }]
      : [];
  });
}

/** In short sentences, for the seat whose things lie at the lower edge. */
export function forecastFor(view: MerchantsView, forecast: Forecast<MerchantsView>, names: Names): string[] {
  const seat = nearSeat(view);
  const before = view.players[seat];
  const after = forecast.view.players[seat];
  const counts = before && after ? changes(before, after) : {};
  const changed = Object.entries(counts).map(([id, count]) => `${signed(count)} ${names.resource(id)}`);
  const { brings } = merchantsWords.value;
  const numbers = forecast.view.numbers;
  const isSure = (event: GameEvent) =>
    event["event"] !== "number_placed" || numbers[String(event["hex"])] === event["number"]; // else it is chosen later
  const told = summed(forecast.events.filter(isSure)).flatMap(
    (event) => brings[String(event["event"])]?.(event, names) ?? [],
  );
  return [...(changed.length > 0 ? [changed.join(", ")] : []), ...told];
}
