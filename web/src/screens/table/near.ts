// The moves that the bar shows as buttons: those nearest to what was picked.

import type { Table } from "../../play/table";
import type { LegalMove } from "../../wire";

const MOST = 5;
const MOST_LETTERS = 75; // of their texts together: the bar stays one line

/** The moves that are left, as far as they fit into the bar. */
export function near(table: Table, say: (move: LegalMove) => string = (one) => one.move): LegalMove[] {
  const found = table.candidates.value;
  const shown: LegalMove[] = [];
  let letters = 0;
  for (const one of found.slice(0, found.length <= MOST ? MOST : MOST - 1)) {
    letters += say(one).length;
    if (letters > MOST_LETTERS && shown.length > 0) break;
    shown.push(one);
  }
  return shown;
}
