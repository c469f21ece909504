// What happened, shown in motion: cubes and counters fly to where they go, the token travels.
// One event after the other; without motion the view simply changes.

import { fly } from "../../look/motion";
import { ring } from "../../look/sound";
import type { Show, Table } from "../../play/table";
import { duration } from "../../settings";

type Event = Record<string, unknown>;
type Ends = { from: string; to: string } | null;

const place = (id: unknown) => `[data-place="${String(id)}"]`;
const store = (event: Event) => `[data-seat="${String(event["seat"])}"][data-good="${String(event["good"])}"]`;

/** Where something flies from and to, as marks on the board. */
const FLIGHTS: Record<string, (event: Event, at: unknown) => Ends> = {
  took: (event, at) => ({ from: place(at), to: store(event) }),
  got_bonus: (event) => ({ from: '[data-part="market"]', to: store(event) }),
  time_gained: (event) => ({ from: "[data-chart]", to: `[data-time="${String(event["seat"])}"]` }),
  time_paid: (event) => ({ from: `[data-time="${String(event["seat"])}"]`, to: "[data-chart]" }),
  joined: (event) => ({ from: `[data-time="${String(event["seat"])}"]`, to: `[data-time="${String(event["active"])}"]` }),
};

const SOUNDS: Record<string, "piece" | "coin" | "page"> = {
  took: "piece",
  cube_placed: "piece",
  traveled: "piece",
  sold: "coin",
  bought: "coin",
  fulfilled: "page",
  rewarded: "page",
};
const SHORTEST = 120; // a thing that does not fly is still seen for a moment

export function showAt(table: Table): Show {
  return async (told, before) => {
    if (duration(1) === 0 || document.hidden) return;
    let at: unknown = before?.["merkator"];
    for (const event of told.events) {
      if (event["event"] === "traveled") at = event["place"];
      await showOne(event, at);
    }
    const isMine = told.seat !== null && (table.now.value?.yours.includes(told.seat) ?? false);
    if (!isMine && told.events.length > 0) await pause(SHORTEST);
  };
}

async function showOne(event: Event, at: unknown): Promise<void> {
  const kind = String(event["event"]);
  const sound = SOUNDS[kind];
  if (sound) ring(sound);
  const ends = FLIGHTS[kind]?.(event, at);
  const [from, to] = ends ? [seen(ends.from), seen(ends.to)] : [null, null];
  if (from && to) await fly(from, to);
}

/** The mark that is on the screen: a phone shows only a part of the board. */
function seen(mark: string): Element | null {
  return [...document.querySelectorAll(mark)].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

const pause = (time: number) => new Promise<void>((done) => setTimeout(done, duration(time)));
