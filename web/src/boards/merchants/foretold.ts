// What a move would bring: what a seat would have more or less of, and what else would happen.

import type { Foretold, Happened } from "../../play/table";
import { merchantsWords } from "./called";
import type { Called } from "./sight";
import { type Counts, type MerchantsView, nearSeat, type Player } from "./view";

/** What a seat would have more of, and where it is less than 0, less. */
export function changes(before: Player, after: Player): Counts {
  const found: Counts = {};
  for (const id of Object.keys(after.own?.resources ?? {})) {
    found[id] = after.own!.resources[id]! - (before.own?.resources[id] ?? 0);
  }
  return Object.fromEntries(Object.entries({ ...found, gold: after.gold - before.gold }).filter(([, count]) => count !== 0));
}

export const signed = (count: number): string => (count > 0 ? `+${count}` : `−${Math.abs(count)}`);

/** Gold that is gained for the same reason is told once. */
export function summed(events: readonly Happened[]): Happened[] {
  const isAlike = (one: Happened, other: Happened) => ["event", "seat", "for"].every((field) => one[field] === other[field]) && one["event"] === "gained_gold";
  return events.flatMap((event, at) => {
    const alike = events.filter((other) => isAlike(event, other));
    if (alike.length < 2) return [event];
    return events.findIndex((other) => isAlike(event, other)) === at ? [{ ...event, count: alike.reduce((sum, one) => sum + Number(one["count"]), 0) }] : [];
  });
}

/** In short sentences, for the seat whose things lie at the lower edge. */
export function foretoldFor(view: MerchantsView, foretold: Foretold, called: Called): string[] {
  const seat = nearSeat(view);
  const before = view.players[seat];
  const after = (foretold.view["players"] as Player[] | undefined)?.[seat];
  const counts = before && after ? changes(before, after) : {};
  const changed = Object.entries(counts).map(([id, count]) => `${signed(count)} ${called.resource(id)}`);
  const { brings } = merchantsWords.value;
  const numbers = (foretold.view["numbers"] ?? {}) as Counts;
  const isSure = (event: Happened) => event["event"] !== "number_placed" || numbers[String(event["hex"])] === event["number"]; // else it is chosen later
  const told = summed(foretold.events.filter(isSure)).flatMap((event) => brings[String(event["event"])]?.(event, called) ?? []);
  return [...(changed.length > 0 ? [changed.join(", ")] : []), ...told];
}
