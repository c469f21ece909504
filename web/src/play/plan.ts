// Several moves that are chosen at once and played one after the other. The first of them is the
// chosen move of the table; the others follow it as long as nothing is refused.

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { WayBack } from "../wire";
import { tokens } from "./choose";
import { type Settling, settled } from "./settled";

/** What of a table a plan is about. */
interface Planned extends Settling {
  readonly now: ReadonlySignal<{ at: number; moves: number; undo: WayBack } | null>;
  readonly picked: ReadonlySignal<readonly string[]>;
  take(picked: readonly string[]): void;
}

const NONE = { from: 0, to: 0 };

export class Plan {
  private readonly made = signal<{ moves: readonly string[]; picked: readonly string[] } | null>(null);
  /** Whether its moves are being played, or taken back: meanwhile nothing can be chosen. */
  readonly isFollowed = signal(false);
  /** Which moves one plan was: of the table's, from and up to which. */
  private followed = NONE;

  constructor(private readonly table: Planned) {
    effect(() => {
      if (this.played < this.followed.to && !this.isFollowed.value) this.followed = NONE;
    });
  }

  /** The moves that the main button would play; none once something else was picked. */
  get moves(): readonly string[] {
    return this.made.value?.picked === this.table.picked.value ? (this.made.value?.moves ?? []) : [];
  }

  make(moves: readonly string[]): void {
    const picked = tokens(moves[0]!);
    this.made.value = { moves, picked };
    this.table.take(picked);
  }

  /** Play a move, and what is planned after it. */
  async follow(move: string, play: (move: string) => Promise<void>): Promise<void> {
    const { moves } = this;
    if (moves.length < 2 || moves[0] !== move) return play(move);
    const from = this.played;
    this.isFollowed.value = true;
    for (const one of moves) {
      await settled(this.table, () => play(one));
      if (this.table.refusal.value) break;
    }
    this.followed = { from, to: this.played };
    this.isFollowed.value = false;
  }

  /** Take back what was done last: a plan that was followed goes as a whole, as far as that is free. */
  async takeBack(undo: () => Promise<void>): Promise<void> {
    const { from, to } = this.followed;
    if (from === to || this.played !== to || this.table.now.value?.undo !== "free") return undo();
    this.isFollowed.value = true;
    while (this.played > from && this.table.now.value?.undo === "free") {
      const before = this.played;
      await settled(this.table, undo);
      if (this.played >= before) break; // it was refused
    }
    this.isFollowed.value = false;
  }

  private get played(): number {
    return this.table.now.value?.moves ?? 0;
  }
}
