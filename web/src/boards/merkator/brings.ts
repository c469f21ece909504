// What a move would bring, summed up from the events that the server foretells.

import type { GameEvent } from "../../play/view";

export interface Brings {
  cubes: number; // taken from the place; which goods they become is chosen later
  goods: [string, number][];
  grown: Record<string, number>;
  time: number;
  taler: number;
  rest: GameEvent[]; // told in sentences
}

const SILENT = ["traveled", "turn_began", "ai_turn_began", "opened"];

/** What it brings to a seat; what happens to others is told in sentences. */
export function bringsOf(events: GameEvent[], seat: number): Brings {
  const found: Brings = { cubes: 0, goods: [], grown: grown(events), time: 0, taler: 0, rest: [] };
  for (const event of events) {
    const isOthers = typeof event["seat"] === "number" && event["seat"] !== seat;
    if (!isOthers) add(found, event);
    else if (!SILENT.includes(String(event["event"]))) found.rest.push(event);
  }
  return found;
}

function add(found: Brings, event: GameEvent): void {
  const kind = String(event["event"]);
  const count = Number(event["count"] ?? 1);
  const taler = Number(event["taler"] ?? 0);
  if (kind === "took") found.cubes += count;
  else if (kind === "got_bonus") found.goods.push([String(event["good"]), count]);
  else if (kind === "lost") found.goods.push([String(event["good"]), -1]);
  else if (kind === "time_gained") found.time += count;
  else if (kind === "time_paid") found.time -= count;
  else if (kind === "sold") found.taler += taler;
  else if (kind === "bought" || kind === "gave_up") found.taler -= taler;
  else if (kind !== "cube_placed" && !SILENT.includes(kind)) found.rest.push(event);
}

/** The places that get cubes, and how many. */
export function grown(events: GameEvent[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const event of events) {
    if (event["event"] !== "cube_placed") continue;
    const place = String(event["place"]);
    found[place] = (found[place] ?? 0) + 1;
  }
  return found;
}
