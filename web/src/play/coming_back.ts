// Whoever comes back to a table is shown what happened since they looked last, as if it happened now.

import { signal } from "@preact/signals";
import { speed } from "../settings";
import type { Since, TableNow, Told } from "../wire";
import { until } from "./until";

interface Shown {
  stand(now: TableNow): void;
  take(told: Told): void;
  /** Whether there is a board that shows what happens. */
  isShown(): boolean;
}

export class ComingBack {
  readonly since = signal<Since | null>(null); // how far one had seen it, where it has gone on
  private meanwhile: Told[] | null = null; // what happens while what happened before is on its way
  private hasStood = false;

  constructor(private readonly table: Shown) {}

  hear(since: Since): void {
    if (!this.hasStood) this.since.value = since;
  }

  /** Whether the table is seen for the first time, and has gone on since. */
  get isDue(): boolean {
    return this.since.value !== null && !this.hasStood;
  }

  stood(): void {
    this.hasStood = true;
  }

  /** Take in what happens, after what is still to be played back. */
  takeIn(told: Told): void {
    if (this.meanwhile) this.meanwhile.push(told);
    else this.table.take(told);
  }

  async playBack(now: TableNow): Promise<void> {
    const since = this.since.value!;
    this.hasStood = true;
    this.meanwhile ??= [];
    const { returned, boardDrawn } = await import("../own/returning");
    const found = await returned(now, since).catch(() => null);
    const isPlayed = found !== null && speed.value > 0;
    this.table.stand(isPlayed ? found.before : now);
    if (isPlayed) {
      await until(() => this.table.isShown());
      await boardDrawn();
      for (const told of found.told) this.table.take(told);
    }
    for (const told of this.meanwhile) this.table.take(told);
    this.meanwhile = null;
  }
}
