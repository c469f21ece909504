// The main button of the bar, as the place where one stands after a choice. What an undo takes back needs no second
// click: it is played at once.

import type { Table } from "../../play/table";

/** Play at once what an undo takes back; choose anything else, and stand at the main button, so that Enter plays it. */
export async function decide(table: Table, move: string): Promise<void> {
  const { at } = table.now.value!;
  chooseAndShow(table, move);
  const forecast = await table.preview(move);
  const isStill = table.now.value?.at === at && table.chosen.value?.move === move;
  if (forecast?.isFree && isStill) await table.play(move);
}

/** Choose a move and stand at the main button. */
export function chooseAndShow(table: Table, move: string): void {
  (document.activeElement as HTMLElement | null)?.blur();
  table.choose(move);
  showChosen();
}

/** Stand at the main button, if something is chosen. */
export function showChosen(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(".bar .main[data-move]")?.focus());
}
