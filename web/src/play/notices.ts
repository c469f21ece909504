// What the house tells everybody: most of it passes, some of it lasts until it says otherwise.

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Notice } from "../wire";

const SHOWN = 10; // seconds

export class Notices {
  readonly now = signal<Notice | null>(null);

  /** Whoever has lost the connection is told anew what still holds. */
  constructor(attempt: ReadonlySignal<number>) {
    effect(() => {
      if (attempt.value > 0) this.now.value = null;
    });
  }

  hear(notice: Notice): void {
    this.now.value = notice;
    if (!notice.lasts) setTimeout(() => this.takeDown(notice), (notice.seconds + SHOWN) * 1000);
  }

  private takeDown(notice: Notice): void {
    if (this.now.value === notice) this.now.value = null;
  }
}
