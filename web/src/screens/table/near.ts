// The moves that the bar shows as buttons: those nearest to what was picked.

import type { Table } from "../../play/table";
import type { LegalMove } from "../../wire";

const MOST = 5;

/** All moves that are left if they fit into the bar, else the first four. */
export function near(table: Table): LegalMove[] {
  const found = table.candidates.value;
  return found.length <= MOST ? found : found.slice(0, MOST - 1);
}
