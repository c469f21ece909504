// Who sits at a table.

import type { Table } from "./table";

export function seatNames(table: Table): string[] {
  return table.now.value?.seats.map((seat) => seat.name) ?? [];
}
