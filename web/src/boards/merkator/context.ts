// What the parts of the board look at: the view, the printed things, the names, and the table.

import type { Table } from "../../play/table";
import type { Names } from "./words/en";
import type { Printed } from "./printed";
import type { MerkatorView, Office } from "./view";

export interface Context {
  table: Table;
  view: MerkatorView;
  printed: Printed;
  names: Names;
}

export function officeOf(context: Context, seat: number): Office {
  return context.view.offices[seat]!;
}
