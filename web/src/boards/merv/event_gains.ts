// What a move itself brings where much follows by itself after it: at the end of a round the house goes
// on at once, up to the scoring of the year. There, what is told of this very thing counts, not the
// view in the end.

import type { GameEvent } from "../../play/view";
import type { Gain } from "./gains";
import { doer } from "./stage";
import type { MervView, Owner } from "./view";

type Told = (events: GameEvent[], view: MervView, word: string) => Gain[];

const kindOf = (event: GameEvent): string => String(event["event"]);
const countOf = (event: GameEvent, field: string): number => Number(event[field] ?? 0);

function attack(events: GameEvent[], { site }: MervView): Gain[] {
  const event = events.find((one) => one["site"] === site && ["destroyed", "ransomed"].includes(kindOf(one)));
  if (!event) return [];
  const owner = doer(event);
  return kindOf(event) === "ransomed"
    ? [{ owner, kind: "cubes", id: String(event["cube"]), by: -1 }]
    : [{ owner, kind: "buildings", id: "dome", by: -1 }];
}

function audience(events: GameEvent[], _: MervView, hall: string): Gain[] {
  const event = events.find((one) => kindOf(one) === "hall_scored" && one["hall"] === hall);
  return event ? [{ owner: doer(event), kind: "points", id: "points", by: countOf(event, "points") }] : [];
}

/** Camels left behind on the places that were skipped, and those found on the new one. */
function lineUp(events: GameEvent[]): Gain[] {
  const at = events.findIndex((one) => kindOf(one) === "queued");
  if (at < 0) return [];
  const owner: Owner = doer(events[at]!);
  const end = events.findIndex((one, n) => n > at && kindOf(one) === "queued");
  const near = events.slice(0, end < 0 ? undefined : end);
  const found = near.filter((one) => kindOf(one) === "camels" && one["from"] === "queue" && doer(one) === owner);
  const by = found.reduce((sum, one) => sum + countOf(one, "count"), -countOf(events[at]!, "skipped"));
  return by === 0 ? [] : [{ owner, kind: "camels", id: "camel", by }];
}

const STEPS: Record<string, Told> = { ransom: attack, audience, line_up: lineUp };

/** Nothing for steps where the view tells it. */
export function eventGains(view: MervView, move: string, events: GameEvent[]): Gain[] | undefined {
  return STEPS[view.step]?.(events, view, move.split(" ")[1] ?? "");
}
