// What the parts of the board look at: the view, the printed things, the names, and the table.

import type { Table } from "../../play/table";
import type { Printed, Sheet } from "./printed";
import type { MerchantsView, Player } from "./view";

/** The names of things in the language of the reader. */
export interface Names {
  seat(number: unknown): string;
  /** A color, as moves name a seat. */
  color(id: unknown): string;
  city(id: unknown): string;
  hex(id: unknown): string;
  /** An intersection: a city, or a corner of a region. */
  place(id: unknown): string;
  /** A path, by the places between which it lies. */
  path(id: unknown): string;
  terrain(id: unknown): string;
  /** A resource, or gold. */
  resource(id: unknown): string;
  card(id: unknown): string;
}

export interface Context {
  table: Table<MerchantsView>;
  view: MerchantsView;
  printed: Printed;
  names: Names;
}

export const sheetOf = ({ printed, view }: Context): Sheet => printed.sheets[view.board];

export const playerOf = (context: Context, seat: number): Player => context.view.players[seat]!;
