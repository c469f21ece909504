// The count of a year, and what an invasion cost, from what was told of it. Pure functions.

import type { GameEvent } from "../../../play/view";
import { doer } from "../stage";
import type { Hall, Owner, Player } from "../view";

/** What points of a year's end are for, in the order in which they are counted. */
export const PARTS: readonly string[] = ["palace", "buildings", "scoring tiles", "mosque buildings"];

export interface Cell {
  points: number;
  halls: { hall: Hall; points: number }[];
  sites: string[];
}

export interface Count {
  year: number;
  cells: Map<Owner, Record<string, Cell>>;
  /** What is counted now. */
  at: { part: string; owner: Owner } | null;
}

/** What has been counted after these events, of which the first began it. */
export function counted(events: readonly GameEvent[]): Count {
  const count: Count = { year: Number(events[0]?.["year"] ?? 0), cells: new Map(), at: null };
  for (const event of events) add(count, event);
  return count;
}

function add(count: Count, event: GameEvent): void {
  const isHall = event["event"] === "hall_scored";
  const part = isHall ? "palace" : String(event["for"]);
  if (!isHall && (event["event"] !== "scored" || part === "palace" || !PARTS.includes(part))) return;
  const owner = doer(event);
  const parts = count.cells.get(owner) ?? {};
  const cell = parts[part] ?? { points: 0, halls: [], sites: [] };
  const points = Number(event["points"]);
  const halls = isHall ? [...cell.halls, { hall: event["hall"] as Hall, points }] : cell.halls;
  const sites = [...cell.sites, ...((event["sites"] as string[] | undefined) ?? [])];
  count.cells.set(owner, { ...parts, [part]: { points: cell.points + points, halls, sites } });
  count.at = { part, owner };
}

/** The points that an owner had before these events, of one who has so many after them. */
export function pointsBefore(player: Player, events: readonly GameEvent[]): number {
  const since = events.filter((event) => event["event"] === "scored" && doer(event) === player.owner);
  return since.reduce((points, event) => points - Number(event["points"]), player.points);
}

/** Everything that was told since the last event of a kind, that event first; nothing where there was none. */
export function since(kind: string, events: readonly GameEvent[]): GameEvent[] {
  const from = events.findLastIndex((event) => event["event"] === kind);
  return from < 0 ? [] : events.slice(from);
}

/** The invasion after which a count just began, up to there; nothing in a year without one. */
export function invasionOf(events: readonly GameEvent[]): GameEvent[] {
  const found = since("invasion", events);
  return found.filter((event) => event["event"] === "scoring_began").length === 1 ? found : [];
}

export interface Toll {
  lost: { owner: Owner; site: string }[];
  ransomed: { owner: Owner; site: string; cube: string }[];
  defended: string[];
}

/** What an invasion cost, from its first event to its last. */
export function tollOf(events: readonly GameEvent[]): Toll {
  const of = (kind: string) => events.filter((event) => event["event"] === kind);
  return {
    lost: of("destroyed").map((event) => ({ owner: doer(event), site: String(event["site"]) })),
    ransomed: of("ransomed").map((event) => ({
      owner: doer(event),
      site: String(event["site"]),
      cube: String(event["cube"]),
    })),
    defended: (events[0]?.["defended"] as string[] | undefined) ?? [],
  };
}
