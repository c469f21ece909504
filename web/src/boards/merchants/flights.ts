// How things of Merchants fly when something happens: cards from hexes to hands, gold to its owner, pieces over the
// map, as far as both ends are on the screen.

import { type Flight, fly } from "../../look/motion";
import { CARD_TURNS, TOKEN_TRAVELS } from "../../look/times";
import type { GameEvent } from "../../play/view";
import { speed } from "../../settings";
import { firstSeen } from "../parts/animation";
import type { Counts, MerchantsView } from "./view";
import { handOf, panelOf } from "./where";

type Flown = (event: GameEvent, n: number) => Promise<void>;

const CARD_FLIES = 2.4 * CARD_TURNS;
const stock = (id: string): string[] => [`[data-stock="${id}"]`, ".dice", ".me-strip"];
const cardOf = (id: string): Element | undefined =>
  firstSeen(`[data-stock="${id}"] .res`, `[data-resource="${id}"] .res`, `[data-strip="${id}"] .res`);

export const FLIGHTS: Record<string, Flown> = {
  produced: (event, n) => produced(event, n),
  started_with: (event) =>
    all(
      event["resources"] as Counts,
      (id) => stock(id),
      (id) => handOf(event["seat"], id),
    ),
  gained_gold: (event) =>
    piece("gold", [".dice", ...panelOf(event["seat"])], handOf(event["seat"], "gold"), event["count"]),
  bought: (event) =>
    piece(
      String(event["resource"]),
      stock(String(event["resource"])),
      handOf(event["seat"], String(event["resource"])),
    ),
  took: (event) =>
    piece(
      String(event["resource"]),
      stock(String(event["resource"])),
      handOf(event["seat"], String(event["resource"])),
    ),
  discarded: (event) =>
    piece(
      String(event["resource"]),
      handOf(event["seat"], String(event["resource"])),
      stock(String(event["resource"])),
    ),
  exchanged: async (event) => {
    const [given, got] = [String(event["given"]), String(event["for"])];
    await piece(given, handOf(event["seat"], given), stock(given), event["count"]);
    await piece(got, stock(got), handOf(event["seat"], got));
  },
  traded: async (event) => {
    const [one, other] = [event["seat"], event["with"]];
    await Promise.all([
      all(
        event["gives"] as Counts,
        (id) => handOf(one, id),
        (id) => handOf(other, id),
      ),
      all(
        event["gets"] as Counts,
        (id) => handOf(other, id),
        (id) => handOf(one, id),
      ),
    ]);
  },
  fee_paid: (event) => piece("gold", handOf(event["seat"], "gold"), handOf(event["to"], "gold"), event["gold"]),
  stole: (event) => {
    const id = String(event["resource"] ?? "lumber");
    return piece(id, handOf(event["from"], id), handOf(event["seat"], id));
  },
};

/** Each card comes from its hex; a log of older rules does not say from which. */
async function produced(event: GameEvent, after: number): Promise<void> {
  const ids = Object.entries(event["resources"] as Counts).flatMap(([id, count]) => new Array<string>(count).fill(id));
  const hexes = (event["hexes"] as string[] | undefined) ?? [];
  await Promise.all(
    ids.map((id, n) => {
      const from = hexes.map((hex) => `[data-number="${hex}"]`).filter((mark) => firstSeen(mark) && isOf(mark, id));
      const start = from[n % Math.max(1, from.length)];
      return flight(start ? [start] : [".dice"], handOf(event["seat"], id), {
        piece: cardOf(id),
        after: after * 2 + n,
      });
    }),
  );
}

/** Whether the hex with that number gives such cards. */
const isOf = (mark: string, id: string): boolean => document.querySelector(mark)?.getAttribute("data-gives") === id;

async function all(counts: Counts, from: (id: string) => string[], to: (id: string) => string[]): Promise<void> {
  await Promise.all(Object.entries(counts).map(([id, count]) => piece(id, from(id), to(id), count)));
}

async function piece(id: string, from: string[], to: string[], count: unknown = 1): Promise<void> {
  await flight(from, to, { piece: cardOf(id), count: Math.min(Number(count), 6) });
}

async function flight(from: string[], to: string[], how: Flight): Promise<void> {
  const [start, end] = [firstSeen(...from), firstSeen(...to)];
  if (start && end && how.piece) await fly(start, end, { duration: CARD_FLIES, ...how, speed: speed.value });
}

/** The piece on the map that an event moves, and the mark of where it goes. */
export function moved(event: GameEvent, before: MerchantsView | null): [piece: string, to: string] | [] {
  const color = before?.players[Number(event["seat"])]?.color;
  const [from, to] = [String(event["from"]), String(event["to"])];
  if (event["event"] === "walked") return [`merchant ${color} ${from}`, `[data-mark="place ${to}"]`];
  if (event["event"] === "drove") return [`caravan ${color} ${from}`, `[data-mark="path ${to}"]`];
  if (event["event"] === "robber_moved") return ["robber", `[data-number="${String(event["hex"])}"]`];
  return [];
}

/** It goes over the map; `lift` takes it from where the view still has it. */
export async function glide([piece, to]: [string, string], lift: () => void): Promise<void> {
  const [from, there] = [firstSeen(piece === "robber" ? "[data-robber]" : `[data-piece="${piece}"]`), firstSeen(to)];
  if (!from || !there) return;
  const landed = fly(from, there, { duration: TOKEN_TRAVELS, speed: speed.value });
  lift();
  await landed;
}
