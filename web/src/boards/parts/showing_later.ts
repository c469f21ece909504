// What shows in motion what happens comes with the first thing that happens. Where it cannot be fetched, the table is
// not held up: it then shows what is, and it is sent for again with the next thing.

import type { Show } from "../../play/table";

export function showingLater<V>(bring: () => Promise<Show<V>>): Show<V> {
  let brought: Promise<Show<V>> | null = null;
  const failed = () => {
    brought = null;
    return null;
  };
  return async (told, before, after) => {
    if (told.events.length === 0) return;
    brought ??= bring();
    const show = await brought.catch(failed);
    await show?.(told, before, after);
  };
}
