// What happens comes one by one, and each is shown in its time before the next.

import { signal } from "@preact/signals";
import { hurried } from "../look/hurry";
import type { TableNow, Told } from "../wire";

const MOST_SHOWN = 60; // of what happened while nobody looked

interface Shown {
  show(told: Told): Promise<void>;
  /** The table takes it in. */
  note(told: Told): void;
  /** The table as told last. */
  newest(): TableNow | null;
}

export class Unfolding {
  readonly isUnderWay = signal(false);
  private queue: Told[] = [];

  constructor(private readonly table: Shown) {}

  take(told: Told): void {
    this.queue.push(told);
    if (!this.isUnderWay.value) void this.all();
  }

  /** What was to come is no longer of interest. */
  clear(): void {
    this.queue = [];
  }

  private async all(): Promise<void> {
    this.isUnderWay.value = true;
    while (this.queue.length > 0) {
      const told = this.queue.shift()!;
      if (this.queue.length < MOST_SHOWN) await this.table.show(told);
      this.table.note(told);
    }
    this.isUnderWay.value = false;
    if (!isBotNext(this.table.newest())) hurried.value = false;
  }
}

/** Whoever is in a hurry is so until somebody has to think. */
function isBotNext(now: TableNow | null): boolean {
  return now !== null && now.yours.length > 0 && now.to_act !== null && Boolean(now.seats[now.to_act]?.level);
}
