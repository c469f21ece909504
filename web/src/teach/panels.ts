// What else may stand in the prospect's place: a lesson, or what bots would play. Whoever shows a table says so.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Table } from "../play/table";

const panels = signal<ReadonlyMap<Table, () => ComponentChildren>>(new Map());

/** What stands in the prospect's place of a table; nothing, if the board may use it. */
export const panelOf = (table: Table): ComponentChildren => panels.value.get(table)?.() ?? null;

export function putPanel(table: Table, panel: (() => ComponentChildren) | null): void {
  const found = new Map(panels.peek());
  if (panel) found.set(table, panel);
  else found.delete(table);
  panels.value = found;
}
