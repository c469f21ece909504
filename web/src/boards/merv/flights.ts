// How pieces of Merv fly when something happens: from where they are drawn to where they go, as far
// as both are on the screen.

import { type Flight, fly } from "../../look/motion";
import { PIECE_FLIES, TOKEN_TRAVELS } from "../../look/times";
import type { GameEvent } from "../../play/view";
import { speed } from "../../settings";
import { firstSeen } from "../parts/animation";
import { doer } from "./stage";

type Flown = (event: GameEvent, n: number) => Promise<void>;

const text = (event: GameEvent, field: string): string => String(event[field]);
const count = (event: GameEvent): number => Math.min(Number(event["count"] ?? 1), 6);

const owner = (event: GameEvent): string => `[data-owner="${doer(event)}"]`;
/** Where an owner's things lie, together or one kind of them. */
const panel = (event: GameEvent): string => `section${owner(event)}`;
const cubes = (event: GameEvent): string => `[data-cube-of="${doer(event)} ${text(event, "cube")}"]`;
const stores = (event: GameEvent): string => `[data-store-of="${doer(event)} ${text(event, "kind")}"]`;
const spices = (event: GameEvent): string => `[data-spice-of="${doer(event)} ${text(event, "spice")}"]`;
const camels = (event: GameEvent): string => `[data-camels-of="${doer(event)}"]`;

const HERDS: Record<string, string> = {
  market: ".stall .camel",
  city: ".town .camel",
  queue: ".place-in .camel",
  caravansary: ".on-card",
  mosque: ".space .camel",
};
const AT_HAND = [".site.at-hand", ".camel-market"];

export const FLIGHTS: Record<string, Flown> = {
  entered: (event) => walk(`[data-waits] ${owner(event)}`, `[data-slot="${text(event, "line")}"]`),
  queued: (event) => walk(`[data-slot] ${owner(event)}`, `[data-next="${text(event, "place")}"]`),
  took_cube: (event, n) =>
    flight([`[data-site="${text(event, "from")}"] [data-cube]`], [cubes(event), panel(event)], { after: n }),
  paid: (event, n) => flight([`${cubes(event)} .cube`], AT_HAND, { after: n }),
  ransomed: (event) => flight([`${cubes(event)} .cube`], [`[data-site="${text(event, "site")}"]`]),
  took: (event) =>
    flight(AT_HAND, [stores(event)], { piece: firstSeen(`${stores(event)} .icon`), count: count(event) }),
  camels: (event) =>
    flight([HERDS[text(event, "from")] ?? ".camel"], [camels(event), panel(event)], { count: count(event) }),
  traded: (event) => flight([`${camels(event)} .icon`], [`[data-stall="${text(event, "slot")}"]`]),
  card_taken: (event) =>
    flight([`[data-card]:has(use[href="#i-${text(event, "spice")}"]) .icon`], [spices(event), panel(event)]),
  fulfilled: (event) => flight([`[data-contract="${text(event, "contract")}"]`], [panel(event)]),
  learned: (event) => flight([`[data-breakthrough="${text(event, "breakthrough")}"]`], [panel(event)]),
};

/** From the first of these that is on the screen to the first of those. */
async function flight(from: string[], to: string[], how: Flight = {}): Promise<void> {
  const [start, end] = [firstSeen(...from), firstSeen(...to)];
  if (start && end && start !== end) await fly(start, end, { duration: PIECE_FLIES, ...how, speed: speed.value });
}

/** A master leaves the place where he was. */
async function walk(from: string, to: string): Promise<void> {
  const [start, end] = [firstSeen(from), firstSeen(to)];
  if (!start || !end) return;
  const gone = fly(start, end, { duration: TOKEN_TRAVELS, speed: speed.value });
  start.setAttribute("opacity", "0");
  await gone;
  start.removeAttribute("opacity");
}
