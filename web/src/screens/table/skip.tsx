// While others' turns are shown: to see no more of it. Whoever is waited for may act at once.

import { hurried, hurry } from "../../look/hurry";
import type { Table } from "../../play/table";
import { speed } from "../../settings";
import { words } from "../../words";
import { isMyTurn } from "./pennant";

/** Whether something is being shown that can be passed over. */
export const canSkip = (table: Table): boolean => table.catchingUp.value && speed.value > 0 && !hurried.value;

export const isWaitedFor = (table: Table): boolean => {
  const now = table.newest.value;
  return now !== null && isMyTurn(now);
};

export function Skip({ table }: { table: Table }) {
  const w = words.value.table;
  if (!canSkip(table)) return null;
  return (
    <button class="plain pass-over" onClick={hurry}>
      {isWaitedFor(table) ? w.skipToTurn : w.skip} <kbd>{w.space}</kbd>
    </button>
  );
}
