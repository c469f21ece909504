// Who sits at a table.

import type { Table } from "./table";

export function seatNames(table: Table): string[] {
  return table.now.value?.seats.map((seat) => seat.name) ?? [];
}

/** Whose turn it is, as the view of any title tells it; nobody's, or that of an opponent whom the rules play: null. */
export function activeSeat(view: unknown): number | null {
  const active = (view as { active?: unknown } | null)?.active;
  return typeof active === "number" ? active : null;
}
