// How moves name what is drawn of the city and the marketplace. A line is two words ("enter row 4"),
// a place of a queue is a number, and the action of the site at hand is named by its kind alone.

import type { MervView } from "./view";

export type Drawn =
  | { kind: "slot"; id: string } // an action slot, by its line: "row 4"
  | { kind: "site"; id: string }
  | { kind: "wall"; id: string } // a place of the wall: "north_3"
  | { kind: "stock"; id: string } // a piece of wall still to be built
  | { kind: "stall"; id: string } // a slot of the camel market
  | { kind: "place"; id: string } // of the next queue: "1"
  | { kind: "city"; id: string };

/** What a view says beside the moves: how far the turn is, on which site, where camels are. */
export type Moment = Pick<MervView, "step" | "site" | "market">;

/** The moves that may be made with a thing, where a star stands for any word. */
export function movesWith({ kind, id }: Drawn, now: Moment): string[] {
  const moves = {
    slot: ["enter *"],
    site: ["activate *", "guard *"],
    wall: ["place wall *"],
    stock: ["build *"],
    stall: ["trade camel *"],
    place: ["queue *"],
    city: ["establish *", "buy from *"],
  };
  const found = moves[kind].map((move) => move.replace("*", id));
  if (kind === "site") found.push(`upgrade ${id} with *`);
  if (kind === "site" && id === now.site) found.push("take * action");
  if (kind === "stall" && hasCamel(now, id)) found.push("collect camels");
  return found;
}

const hasCamel = ({ market }: Moment, slot: string): boolean =>
  market.slots.some((one) => one.slot === slot && one.camels > 0);

/** The move that one would think of at this step, possible or not: to ask why not. */
export function obvious({ kind, id }: Drawn, { step }: Moment): string | undefined {
  return OBVIOUS[kind][step]?.replace("*", id);
}

const OBVIOUS: Record<Drawn["kind"], Record<string, string>> = {
  slot: { slot: "enter *", courtier_slot: "enter *" },
  site: { site: "activate *", courtier_site: "activate *", deploy: "guard *", place_white: "upgrade * with white" },
  wall: { place_wall: "place wall *" },
  stock: { walls: "build *", any_wall: "build *" },
  stall: { act: "trade camel *", after: "trade camel *" },
  place: { line_up: "queue *" },
  city: { post: "establish *", free_post: "establish *", goods: "buy from *" },
};

/** The line that a move speaks of: "enter row 4" of row 4. */
export const lineOf = (move: string): string | null => (move.startsWith("enter ") ? move.slice("enter ".length) : null);
