// Where pieces can go: the house tells the ways, the board lights where they end. A goal is
// something on the map that a click may mean: a place or a path where a piece of ours goes, or a
// city to which it goes and delivers. No rules here, and but for the asking pure functions.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tokens } from "../../play/choose";
import type { Table } from "../../play/table";
import type { Destination } from "../../wire";
import type { Context } from "./context";
import type { Mark } from "./marks";

export interface Goal {
  mark: Mark;
  way: Destination;
  /** All that a click means: the steps, and what is done where they end. */
  moves: string[];
}

/** What the house has told, and of which position. */
const reachable = signal<{ at: number; all: Destination[] }>({ at: -1, all: [] });
/** The goal that one points at. */
export const pointedGoal = signal<Goal | null>(null);
/** The piece that one points at: where it stands. */
export const pointedPiece = signal<string | null>(null);

const isStep = (move: string): boolean => ["merchant", "caravan"].includes(tokens(move)[0]!);

/** Ask where one's pieces can go, once for each position in which any can. */
export function useDestinations({ table }: Context): void {
  const at = table.now.value?.at ?? 0;
  const isAsked = table.legal.value.some(({ move }) => isStep(move));
  useEffect(() => {
    pointedGoal.value = null;
    pointedPiece.value = null;
    if (!isAsked || reachable.value.at === at) return;
    void table.ask({ type: "destinations", at }).then((answer) => {
      if (answer.type === "reachable") reachable.value = { at, all: answer.destinations };
    });
  }, [table, at, isAsked]);
}

export const startOf = ({ moves }: Destination): string => tokens(moves[0]!)[1]!;
export const endOf = ({ moves }: Destination): string => tokens(moves.at(-1)!)[3]!;
const kindOf = ({ moves }: Destination): string => tokens(moves[0]!)[0]!;

/** Where a piece has been and goes, from where it stands now. */
export const stationsOf = (way: Destination): string[] => [startOf(way), ...way.moves.map((move) => tokens(move)[3]!)];

/** The piece whose goals are shown: the one that was picked, or that of the plan. */
function pieceAt(table: Table): string | null {
  const [planned] = table.plan.moves;
  if (planned && isStep(planned)) return tokens(planned)[1]!;
  const [only, ...others] = table.picked.value;
  return only !== undefined && others.length === 0 ? only : null;
}

/** What may be meant by a click, for the piece that was picked; nothing where none was. */
export function goalsAt(table: Table): Goal[] {
  const piece = pieceAt(table);
  if (piece === null || table.legal.value.length === 0 || reachable.value.at !== table.now.value?.at) return [];
  return goalsOf(reachable.value.all.filter((way) => startOf(way) === piece));
}

export function goalsOf(ways: readonly Destination[]): Goal[] {
  const ends = ways.map(
    (way): Goal => ({
      mark: kindOf(way) === "merchant" ? `place ${endOf(way)}` : `path ${endOf(way)}`,
      way,
      moves: way.then.length === 1 ? [...way.moves, way.then[0]!] : way.moves,
    }),
  );
  return [...ends, ...deliveries(ways)];
}

/** The cities to which a caravan can deliver, each by the cheapest way. */
function deliveries(ways: readonly Destination[]): Goal[] {
  const found = new Map<string, Goal>();
  for (const way of [...ways].sort((one, other) => costOf(one) - costOf(other)))
    for (const move of way.then.filter((each) => tokens(each)[0] === "deliver"))
      if (!found.has(move)) found.set(move, { mark: `place ${tokens(move)[1]!}`, way, moves: [...way.moves, move] });
  return [...found.values()];
}

const GOLD = 100;
const CARD = 10_000;

/** Fewer cards, then less gold, then fewer steps: as the house chooses between ways to one place. */
function costOf({ pays, moves }: Destination): number {
  const { gold = 0, ...cards } = pays;
  return Object.values(cards).reduce((sum, count) => sum + count * CARD, gold * GOLD + moves.length);
}

/** What can be reached now that is more than a way: deliveries and new trading posts, by the cheapest way each. */
export function deedsAt(table: Table, piece: string | null = null): Goal[] {
  if (table.legal.value.length === 0 || reachable.value.at !== table.now.value?.at) return [];
  const ways = reachable.value.all.filter((way) => piece === null || startOf(way) === piece);
  const founding = goalsOf(ways.filter((way) => way.then.includes("stop")));
  return [...deliveries(ways), ...founding];
}

/** The piece that was picked, and that looks for where it goes. */
export function pickedPiece(table: Table): string | null {
  const piece = table.pointed.value === null && table.plan.moves.length === 0 ? pieceAt(table) : null;
  return piece !== null && canGo(table, piece) ? piece : null;
}

/** Whether a piece that stands there can go somewhere. */
export const canGo = (table: Table, piece: string): boolean =>
  table.legal.value.some(({ move }) => isStep(move) && tokens(move)[1] === piece);

/** The goal that is looked at: the one pointed at, else the one planned. */
export function goalLookedAt(table: Table): Goal | null {
  return pointedGoal.value ?? plannedGoal(table);
}

export function plannedGoal(table: Table): Goal | null {
  const planned = table.plan.moves.join();
  return planned ? (goalsAt(table).find(({ moves }) => moves.join() === planned) ?? null) : null;
}
