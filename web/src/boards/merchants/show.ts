// What happened, shown: dice roll, cards and gold fly to hands, merchants, caravans and the robber glide to where they
// go; what is new is stamped for a while.

import { stamp as mark } from "../../look/motion";
import type { Show, Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import { firstSeen, STAMPED } from "../parts/animation";
import { following, type Staging } from "../parts/following";
import { FLIGHTS, glide, moved } from "./flights";
import { rollSign } from "./rolling";
import { scenesAt } from "./scenes";
import { fresh, lifted } from "./stamps";
import type { Counts, MerchantsView } from "./view";
import { handOf, whereOf } from "./where";

/** Seen without words: what flies to a hand, what an offer's table shows. */
export const SILENT: readonly string[] = ["turn_began", "declined", "accepted", "steps_lost", "reshuffled", "fee_paid"];

const SOUNDS: Staging<MerchantsView>["sounds"] = {
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
  ...{ card_bought: "page", card_played: "page", traded: "page", produced: "page", rolled: "piece" },
};

/** What an event puts on the map, or takes from it. */
const NEW: Record<string, (event: GameEvent) => string | string[]> = {
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
  produced: (event) => (event["hexes"] as string[] | undefined) ?? [],
};

export const showAt =
  (tell: Staging<MerchantsView>["tell"]) =>
  (table: Table<MerchantsView>): Show<MerchantsView> =>
    following(table, {
      tell,
      where: whereOf,
      silent: SILENT,
      always: ["rolled"],
      sounds: SOUNDS,
      sign: rollSign,
      isSame: (last, event) => last["event"] === event["event"] && (isShared(event) || last["seat"] === event["seat"]),
      move: async (events, before) => {
        await Promise.all(events.map((event, n) => FLIGHTS[String(event["event"])]?.(event, n)));
        for (const event of events) await goes(event, before);
      },
      done: (events) => {
        stamp(events);
        for (const event of events) markGains(event, table.now.value?.yours ?? []);
      },
      scene: scenesAt(table),
      end: () => void (lifted.value = new Set()),
    });

/** What one roll brings to all is shown at once. */
const isShared = (event: GameEvent): boolean => ["produced", "gained_gold"].includes(String(event["event"]));

async function goes(event: GameEvent, before: MerchantsView | null): Promise<void> {
  const [piece, to] = moved(event, before);
  if (piece && to) await glide([piece, to], () => (lifted.value = new Set([...lifted.value, piece])));
}

/** What I gain is seen to arrive: its number beside it. */
function markGains(event: GameEvent, mine: readonly number[]): void {
  if (!mine.includes(Number(event["seat"]))) return;
  const gained = event["event"] === "gained_gold" ? { gold: Number(event["count"]) } : event["resources"];
  for (const [id, count] of Object.entries((gained ?? {}) as Counts)) {
    const there = firstSeen(...handOf(event["seat"], id));
    if (there) mark(there, `+${count}`, STAMPED / 2);
  }
}

let forgetting = 0;

function stamp(events: GameEvent[]): void {
  const found = events.flatMap((event) => NEW[String(event["event"])]?.(event) ?? []);
  if (found.length === 0) return;
  fresh.value = new Set([...fresh.value, ...found]);
  clearTimeout(forgetting);
  forgetting = window.setTimeout(() => (fresh.value = new Set()), STAMPED);
}
