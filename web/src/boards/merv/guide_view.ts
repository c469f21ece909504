// Positions for the drawings of the rules: nobody plays there. What lies where is made up, the things are printed ones.

import { signal } from "@preact/signals";
import type { Table } from "../../play/table";
import type { Context } from "./context";
import { guideWords } from "./guide_words";
import { namesAt } from "./names";
import type { Printed } from "./printed";
import type { Color, Cube, MervView, Owner, Side, Site, WallSlot } from "./view";

const LINES = [1, 2, 3, 4, 5];
const SIDES: Side[] = ["north", "east", "south", "west"];
const SPREAD = 7; // so many tiles further on: no two of an action lie together

/** What stands on a site, by "row-column". */
export type Standing = Record<string, { owner: Owner; soldier?: Owner; upgrade?: Cube }>;

interface Position {
  standing?: Standing;
  walls?: string[];
  line?: string;
  site?: string;
  slots?: Record<string, Owner>;
  queue?: (Owner | null)[];
}

/** A table at which there is nothing to choose. */
const STILL = {
  legal: signal([]),
  candidates: signal([]),
  picked: signal([]),
  chosen: signal(null),
  pointed: signal(null),
  now: signal(null),
} as unknown as Table<MervView>;

export function still(printed: Printed, position: Position = {}): Context {
  return {
    table: STILL,
    view: viewOf(printed, position),
    printed,
    names: namesAt(printed, guideWords.value.seats),
  };
}

/** The sides from which a site is attacked. */
function attackedFrom(row: number, column: number): string[] {
  const rows = row === 3 ? [] : [`${row < 3 ? "north" : "south"}_${column}`];
  const columns = column === 3 ? [] : [`${column < 3 ? "west" : "east"}_${row}`];
  return [...rows, ...columns];
}

function viewOf(printed: Printed, { standing = {}, walls = [], line, site, slots = {}, queue }: Position): MervView {
  return {
    title: "merv",
    you: null,
    year: 1,
    round: 1,
    side: "north",
    active: null,
    to_act: null,
    step: "act",
    line: line ?? null,
    site: site ?? null,
    queue: queue ?? [],
    slots: LINES.map((number) => ({ line: `column ${number}`, master: slots[`column ${number}`] ?? null })),
    city: cityOf(printed, standing, walls),
    walls: SIDES.flatMap((side) => LINES.map((number) => wallOf(`${side}_${number}`, walls))),
    walls_left: Object.fromEntries(printed.walls.map(({ id, count }) => [id, count])),
    upgrades_left: { white: 0, purple: 0, tan: 0, teal: 0, orange: 0 },
    market: { side: "a", slots: printed.market("a").map(({ slot, boon }) => ({ slot, boon, camels: 0 })) },
    caravansary: { cards: [], camels: 0, deck: 0 },
    palace: { knowledge: [], spice: [], trade: [], faith: [] },
    breakthroughs: {},
    scoring_tiles: {},
    contracts: [],
    marketplace: printed.cities.map(({ id, ring }) => ({ city: id, posts: [], camel: ring === "inner", route: 0 })),
    mosque_camels: [1, 1, 1, 1],
    box: 0,
    decision: {
      buying: null,
      thing: null,
      need: {},
      units: 0,
      market_used: false,
      exchange_used: false,
      discount_used: false,
      queue_camels: [],
    },
    players: [],
    solo: null,
  };
}

function cityOf(printed: Printed, standing: Standing, walls: string[]): (Site | null)[] {
  const tiles = [...printed.site.values()];
  const cells = LINES.flatMap((row) => LINES.map((column) => ({ row, column })));
  return cells.map(({ row, column }, cell) => {
    if (row === 3 && column === 3) return null;
    const at = cell > 12 ? cell - 1 : cell;
    const { id, action, resource } = tiles[(at * SPREAD) % tiles.length] as {
      id: string;
      action: Site["action"];
      resource: Color;
    };
    const there = standing[`${row}-${column}`];
    return {
      site: id,
      row,
      column,
      action,
      resource,
      owner: there?.owner ?? null,
      soldier: there?.soldier ?? null,
      upgrade: there?.upgrade ?? null,
      walled: attackedFrom(row, column).every((slot) => walls.includes(slot)),
    };
  });
}

const wallOf = (slot: string, walls: string[]): WallSlot => ({
  slot,
  gate: slot.endsWith("_3"),
  piece: walls.includes(slot) ? (slot.endsWith("_3") ? "gate_teal_3" : "segment_tan_1") : null,
});
