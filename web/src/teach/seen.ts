// A decision of an account that is looked at on the board, as long as that moment is shown.

import { signal } from "@preact/signals";
import type { Judged } from "../analysis";
import type { Table } from "../play/table";

interface Seen {
  table: Table;
  one: Judged;
  /** Its number among the costliest. */
  n: number;
}

const seen = signal<Seen | null>(null);

export function seeOnBoard(table: Table, one: Judged, n: number): void {
  seen.value = { table, one, n };
  void table.lookAt(one.at);
}

/** The decision that belongs to the moment on the screen. */
export function seenAt(table: Table): Seen | null {
  const found = seen.value;
  return found?.table === table && found.one.at === table.past.value?.at ? found : null;
}
