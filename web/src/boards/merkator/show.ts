// What happened, shown in motion: the token travels, cubes, goods and counters fly to where they go, new cubes come
// along their lines and are stamped for a while.

import { waited } from "../../look/hurry";
import { type Flight, fly, type Point } from "../../look/motion";
import { TOKEN_TRAVELS } from "../../look/times";
import type { Show, Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import { duration, speed } from "../../settings";
import { firstSeen, STAMPED } from "../parts/animation";
import { following, type Staging } from "../parts/following";
import { grown } from "./brings";
import { scenesAt } from "./scenes";
import { added, traveling } from "./stamps";
import type { MerkatorView } from "./view";
import { whereOf } from "./where";

/** Seen without words: what comes with the turn, what flies, what the stamps tell. */
const SILENT = ["turn_began", "ai_turn_began", "cube_placed", "opened", "time_gained", "time_paid"];
const SOUNDS: Staging<MerkatorView>["sounds"] = {
  took: "piece",
  cube_placed: "piece",
  traveled: "piece",
  sold: "coin",
  bought: "coin",
  fulfilled: "page",
  rewarded: "page",
  flipped: "bell",
  final_round: "bell",
};

export const showAt =
  (tell: Staging<MerkatorView>["tell"]) =>
  (table: Table<MerkatorView>): Show<MerkatorView> =>
    following(table, {
      tell,
      where: whereOf,
      silent: SILENT,
      always: ["lost"],
      sounds: SOUNDS,
      isSame: (last, event) => last["event"] === event["event"] && last["seat"] === event["seat"],
      move,
      done: (events) => stampLater(grown(events)),
      scene: scenesAt(table, tell),
      end: () => void (traveling.value = null),
    });

async function move(events: GameEvent[], before: MerkatorView | null): Promise<void> {
  const kind = String(events[0]!["event"]);
  const at = traveling.value ?? before?.merkator;
  if (kind === "traveled" || kind === "ai_traveled") return travel(events[0]!["place"]);
  await Promise.all(events.map((event, n) => FLIGHTS[kind]?.(event, at, n)));
}

async function travel(place: unknown): Promise<void> {
  if (typeof place !== "string") return;
  traveling.value = place;
  await waited(duration(TOKEN_TRAVELS));
}

const place = (id: unknown) => `[data-place="${String(id)}"]`;
const store = (event: GameEvent) =>
  `[data-seat="${String(event["seat"])}"][data-good="${String(event["good"])}"] .cube`;
const purse = (seat: unknown) => `[data-time="${String(seat)}"] .icon`;
const count = (event: GameEvent) => Math.min(Number(event["count"] ?? 1), 6);

type Flown = (event: GameEvent, at: unknown, n: number) => Promise<void>;

const FLIGHTS: Record<string, Flown> = {
  took: (event, at) => flight(`${place(at)} [data-cube]`, store(event), { count: count(event) }),
  got_bonus: (event) => flight(".market .cards", store(event), { piece: firstSeen(store(event)), count: count(event) }),
  time_gained: (event) => flight("[data-chart] .front", purse(event["seat"]), { count: count(event) }),
  time_paid: (event) => flight(purse(event["seat"]), "[data-chart]", { count: count(event) }),
  joined: (event) => flight(purse(event["seat"]), purse(event["active"]), { count: count(event) }),
  lost: (event) => flight(store(event), "[data-chart]", {}),
  cube_placed: (event, at, n) => newCube(event["place"], at, n),
};

/** A new cube comes along the line; what flies is a copy of one that is drawn somewhere. */
async function newCube(to: unknown, from: unknown, after: number): Promise<void> {
  const piece = firstSeen(`${place(to)} [data-cube], [data-cube-of="${String(to)}"]`);
  if (piece) await flight(place(from), place(to), { piece, after, way: line(from, to) });
}

async function flight(from: string, to: string, how: Flight): Promise<void> {
  const [start, end] = [firstSeen(from), firstSeen(to)];
  if (start && end) await fly(start, end, { ...how, speed: speed.value });
}

/** Points of the line between two places, in the page; none where there is no line. */
function line(from: unknown, to: unknown): Point[] {
  const [there, back] = [`${String(from)} ${String(to)}`, `${String(to)} ${String(from)}`];
  const road = document.querySelector<SVGPathElement>(`[data-line="${there}"], [data-line="${back}"]`);
  const screen = road?.getScreenCTM();
  if (!road || !screen) return [];
  const points = [0.2, 0.4, 0.6, 0.8].map((part) =>
    road.getPointAtLength(part * road.getTotalLength()).matrixTransform(screen),
  );
  return road.dataset["line"] === there ? points : points.reverse();
}

let forgetting = 0;

function stampLater(cubes: Record<string, number>): void {
  if (Object.keys(cubes).length === 0) return;
  added.value = cubes;
  clearTimeout(forgetting);
  forgetting = window.setTimeout(() => (added.value = {}), STAMPED);
}
