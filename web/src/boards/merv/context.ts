// What the parts of the board look at: the view, the printed things, the names, and the table.

import type { Table } from "../../play/table";
import type { Printed } from "./printed";
import { isCourtier, type MervView, type Owner, type Player } from "./view";

/** The names of things at this table, in the language of the reader. */
export interface Names {
  /** A player by name; the magistrate and the courtier by what they are. */
  owner(owner: Owner | null): string;
  /** "Library, teal": a building site. */
  site(id: string): string;
  /** "row 4", "column 2". */
  line(id: string): string;
  /** "north wall, place 3": a slot of the wall. */
  wallSlot(id: string): string;
  /** "top left": a slot of the camel market. */
  marketSlot(id: string): string;
  /** Anything else by its id: actions, colors, cubes, spices, halls, cities, boons, walls, cards. */
  thing(id: string): string;
}

export interface Context {
  table: Table<MervView>;
  view: MervView;
  printed: Printed;
  names: Names;
}

/** A player with points; none for the courtier, who has none. */
export function playerOf(view: MervView, owner: Owner): Player | undefined {
  const found = view.players.find((player) => player.owner === owner);
  return found && !isCourtier(found) ? found : undefined;
}
