// Whoever does not want to wait is not made to: what is being shown ends at once.

import { signal } from "@preact/signals";

/** Whether what is still to be shown is passed over. */
export const hurried = signal(false);

const underWay = new Set<() => void>();

export function hurry(): void {
  hurried.value = true;
  goOn();
}

/** What is shown now ends; the next is shown in its time. */
export function goOn(): void {
  for (const end of underWay) end();
}

/** Settles after a time, or as soon as somebody is in a hurry. */
export function waited(milliseconds: number): Promise<void> {
  if (hurried.value || milliseconds <= 0) return Promise.resolve();
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      underWay.delete(end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    underWay.add(end);
  });
}
