// What the parts of the board look at: the view, the printed things, the names, and the table.

import type { Table } from "../../play/table";
import type { Printed } from "./printed";
import type { MerkatorView, Office } from "./view";

/** What a sentence needs to know of the table: the names of things and seats. */
export interface Names {
  seat(number: unknown): string;
  place(id: unknown): string;
  good(id: unknown): string;
  card(id: unknown): string;
}

export type Fields = Record<string, unknown>;

export interface Context {
  table: Table<MerkatorView>;
  view: MerkatorView;
  printed: Printed;
  names: Names;
}

export function officeOf(context: Context, seat: number): Office {
  return context.view.offices[seat]!;
}
