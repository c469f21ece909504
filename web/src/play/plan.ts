// Several moves that are chosen at once and played one after the other. The first of them is the
// chosen move of the table; the others follow it as long as nothing is refused.

import { type ReadonlySignal, signal } from "@preact/signals";
import { tokens } from "./choose";
import { type Settling, settled } from "./settled";

/** What of a table a plan is about. */
interface Planned extends Settling {
  readonly picked: ReadonlySignal<readonly string[]>;
  take(picked: readonly string[]): void;
}

export class Plan {
  private readonly made = signal<{ moves: readonly string[]; picked: readonly string[] } | null>(null);
  /** Whether its moves are being played: meanwhile nothing can be chosen. */
  readonly isFollowed = signal(false);

  constructor(private readonly table: Planned) {}

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
    this.isFollowed.value = true;
    for (const one of moves) {
      await settled(this.table, () => play(one));
      if (this.table.refusal.value) break;
    }
    this.isFollowed.value = false;
  }
}
