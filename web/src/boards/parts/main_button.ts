// The main button of the bar, as the place where one stands after a choice.

import type { Table } from "../../play/table";

/** Choose a move and stand at the main button, so that Enter plays it. */
export function chooseAndShow(table: Table, move: string): void {
  (document.activeElement as HTMLElement | null)?.blur();
  table.choose(move);
  showChosen();
}

/** Stand at the main button, if something is chosen. */
export function showChosen(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(".bar .main[data-move]")?.focus());
}
