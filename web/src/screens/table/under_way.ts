// A page that is older than the house stays as it is while somebody has something under way at the table.

import { useEffect } from "preact/hooks";
import { hold } from "../../play/renewal";
import type { Table } from "../../play/table";

export function useHold(table: Table): void {
  useEffect(() => hold(() => isUnderWay(table)), [table]);
}

/** Whether somebody has begun to choose, waits for an answer, or looks at something that would be gone. */
function isUnderWay(table: Table): boolean {
  const isShown = table.past.value !== null || table.refusal.value !== null || table.catchingUp.value;
  return isShown || table.busy.value || table.picked.value.length > 0;
}
