// Doing something at a table, and waiting until the table shows it.

import { effect, type ReadonlySignal } from "@preact/signals";

/** What of a table tells that something was done, or refused. */
export interface Settling {
  readonly now: ReadonlySignal<{ at: number } | null>;
  readonly catchingUp: ReadonlySignal<boolean>;
  readonly refusal: ReadonlySignal<unknown>;
}

const PATIENCE = 4000;

export async function settled(table: Settling, act: () => Promise<void>): Promise<void> {
  const before = table.now.value?.at;
  await act();
  if (table.refusal.value) return;
  await new Promise<void>((done) => {
    const stop = effect(() => {
      const isShown = table.now.value?.at !== before && !table.catchingUp.value;
      if (isShown) queueMicrotask(finish);
    });
    const late = setTimeout(finish, PATIENCE);
    function finish() {
      clearTimeout(late);
      queueMicrotask(stop);
      done();
    }
  });
}
