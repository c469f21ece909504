// What a button of a move does when it is pointed at: the board shows what the move would bring.

import type { Table } from "../../play/table";

export function pointingAt(table: Table, move: string) {
  const point = (to: string | null) => void (table.pointed.value = to);
  return { ...hovered(table, move), onFocus: () => point(move), onBlur: () => point(null) };
}

/** The same with a mouse alone, for the button where one stands anyway. */
export function hovered(table: Table, move: string) {
  const point = (to: string | null) => void (table.pointed.value = to);
  return { onPointerEnter: () => point(move), onPointerLeave: () => point(null) };
}
