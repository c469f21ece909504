// Waiting for something that signals tell.

import { effect } from "@preact/signals";

/** Settles as soon as it is so. */
export function until(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | null = null;
    const look = () => {
      if (!isSo()) return;
      resolve();
      queueMicrotask(() => stop?.());
    };
    stop = effect(look);
  });
}
