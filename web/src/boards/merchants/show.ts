// What happened on the map, shown in motion: merchants, caravans and the robber glide to where they
// go; what is new is stamped for a while. Without motion only the stamp is shown.

import { signal } from "@preact/signals";
import { fly, TOKEN_TRAVELS } from "../../look/motion";
import { ring } from "../../look/sound";
import type { Show, Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import { duration, speed } from "../../settings";
import { firstSeen, isOwn, pageSeen, pause, STAMPED } from "../parts/animation";
import type { MerchantsView } from "./view";

/** Ids of what is new, for as long as its stamp is to be seen. */
export const fresh = signal<ReadonlySet<string>>(new Set());
/** Pieces that are on their way, and not where the view still has them. */
export const lifted = signal<ReadonlySet<string>>(new Set());

const LOOKED_AT = 260; // what others do is seen for a moment before they go on

/** What puts nothing on the map is told in words and numbers: so long it can be read. */
const READ: Record<string, number> = {
  rolled: 500,
  stole: 500,
  card_played: 300,
  traded: 300,
  offered: 300,
  countered: 300,
  discarded: 300,
};

const SOUNDS: Record<string, "piece" | "coin" | "page"> = {
  ...{
    opened: "piece",
    founded: "piece",
    post_placed: "piece",
    neutral_placed: "piece",
    assembled: "piece",
    recruited: "piece",
  },
  ...{ walked: "piece", drove: "piece", delivered: "piece", robber_moved: "piece", number_placed: "piece" },
  ...{ fee_paid: "coin", gained_gold: "coin", bought: "coin" },
  ...{ card_bought: "page", card_played: "page", traded: "page" },
};

/** What an event puts on the map. */
const NEW: Record<string, (event: GameEvent) => string> = {
  opened: (event) => String(event["path"]),
  founded: (event) => String(event["city"]),
  post_placed: (event) => String(event["city"]),
  neutral_placed: (event) => String(event["city"]),
  delivered: (event) => String(event["city"]),
  number_placed: (event) => String(event["hex"]),
  assembled: (event) => `caravan ${String(event["path"])}`,
  recruited: (event) => `merchant ${String(event["city"])}`,
  walked: (event) => `merchant ${String(event["to"])}`,
  drove: (event) => `caravan ${String(event["to"])}`,
};

export function showAt(table: Table): Show<MerchantsView> {
  return async (told, before) => {
    if (told.events.length === 0) return;
    const isInMotion = duration(1) > 0;
    if (isInMotion) await pageSeen();
    if (isInMotion) for (const event of told.events) await glide(event, before);
    stamp(told.events);
    if (isInMotion && !isOwn(told, table)) await pause(seenFor(told.events));
    lifted.value = new Set();
  };
}

/** How long one looks at what happened: as long as the longest of it takes. */
export function seenFor(events: readonly GameEvent[]): number {
  const kinds = events.map((event) => String(event["event"]));
  return Math.max(0, ...kinds.map((kind) => READ[kind] ?? (kind in NEW ? LOOKED_AT : 0)));
}

async function glide(event: GameEvent, before: MerchantsView | null): Promise<void> {
  const sound = SOUNDS[String(event["event"])];
  if (sound) ring(sound);
  const [piece, to] = moved(event, before);
  if (!piece || !to) return;
  const [from, there] = [firstSeen(piece === "robber" ? "[data-robber]" : `[data-piece="${piece}"]`), firstSeen(to)];
  if (!from || !there) return;
  const flight = fly(from, there, { duration: TOKEN_TRAVELS, speed: speed.value });
  lifted.value = new Set([...lifted.value, piece]);
  await flight;
}

/** The piece that an event moves, and the mark of where it goes. */
function moved(event: GameEvent, before: MerchantsView | null): [piece: string, to: string] | [] {
  const color = before?.players[Number(event["seat"])]?.color;
  const [from, to] = [String(event["from"]), String(event["to"])];
  if (event["event"] === "walked") return [`merchant ${color} ${from}`, `[data-mark="place ${to}"]`];
  if (event["event"] === "drove") return [`caravan ${color} ${from}`, `[data-mark="path ${to}"]`];
  if (event["event"] === "robber_moved") return ["robber", `[data-number="${String(event["hex"])}"]`];
  return [];
}

let forgetting = 0;

function stamp(events: GameEvent[]): void {
  const found = events.flatMap((event) => NEW[String(event["event"])]?.(event) ?? []);
  if (found.length === 0) return;
  fresh.value = new Set([...fresh.value, ...found]);
  clearTimeout(forgetting);
  forgetting = window.setTimeout(() => (fresh.value = new Set()), STAMPED);
}
