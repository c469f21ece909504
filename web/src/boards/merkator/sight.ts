// What the parts of the board look at: the view, the printed things, the names, and the table.

import type { Table } from "../../play/table";
import type { Called } from "./words/en";
import type { Printed } from "./printed";
import type { MerkatorView, Office } from "./view";

export interface Sight {
  table: Table;
  view: MerkatorView;
  printed: Printed;
  called: Called;
}

export function officeOf(sight: Sight, seat: number): Office {
  return sight.view.offices[seat]!;
}
