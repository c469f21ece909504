// Looking back at a game, at the moment that was asked for last: who drags a slider wants to see where it stops.

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Moment, TableNow } from "../wire";
import { edition } from "./edition";
import { house } from "./house";
import { HttpRefusal } from "./http";
import { pause } from "./patience";
import type { View } from "./view";

/** A moment of the past; of one that was not kept, why there is nothing to see. */
export interface Past {
  at: number;
  view: View | null;
  lines: string[];
  edition: string | null;
  problem: string;
}

const SETTLING = 60; // a slider that has moved on is given so long to come to rest

export class Looking {
  /** Null: it is now. */
  readonly past = signal<Past | null>(null);
  private wanted: AbortController | null = null;
  private readonly leaveEdition: () => void;

  constructor(
    private readonly table: string,
    private readonly now: ReadonlySignal<TableNow | null>,
  ) {
    this.leaveEdition = effect(() => this.showEdition());
  }

  /** While a game goes on, its last moment is now. */
  async lookAt(at: number): Promise<void> {
    const now = this.now.value;
    const last = now?.status === "over" ? now.moves : (now?.moves ?? 0) - 1;
    if (!now || at > last) return this.backToNow();
    const found = await this.at(Math.max(0, at), now.status === "over" ? now.eyes : null);
    if (found) this.past.value = found;
  }

  backToNow(): void {
    this.stop();
    this.past.value = null;
  }

  close(): void {
    this.stop();
    this.leaveEdition();
  }

  private showEdition(): void {
    const shown = this.past.value?.edition ?? this.now.value?.edition;
    if (shown) edition.value = shown;
  }

  /** Nothing, where another moment was asked for since, or the line is cut. */
  private async at(moves: number, seat: number | null): Promise<Past | null> {
    const isOvertaking = this.wanted !== null;
    this.stop();
    const wanted = new AbortController();
    this.wanted = wanted;
    if (isOvertaking) await pause(SETTLING);
    if (wanted.signal.aborted) return null;
    const found = await this.found(moves, seat, wanted.signal);
    if (this.wanted !== wanted) return null;
    this.wanted = null;
    return found;
  }

  /** What was asked for is no longer wanted. */
  private stop(): void {
    this.wanted?.abort();
    this.wanted = null;
  }

  private async found(moves: number, seat: number | null, signal: AbortSignal): Promise<Past | null> {
    try {
      return shown(await house.moment(this.table, moves, seat, signal));
    } catch (problem) {
      if (!(problem instanceof HttpRefusal)) return null;
      return { at: moves, view: null, lines: [], edition: null, problem: problem.message };
    }
  }
}

function shown({ at, view, lines, edition }: Moment): Past {
  return { at, view, lines, edition, problem: "" };
}
