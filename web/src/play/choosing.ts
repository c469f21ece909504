// What a person picks at a table, until one legal move is left.

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { LegalMove } from "../wire";
import { pick, remaining, things, tokens } from "./choose";
import type { Refusal } from "./inquiries";

export abstract class Choosing {
  readonly picked = signal<readonly string[]>([]);
  readonly pointed = signal<string | null>(null); // a move that is looked at
  readonly refusal = signal<Refusal | null>(null);
  abstract readonly legal: ReadonlySignal<LegalMove[]>;

  readonly candidates = computed(() => remaining(this.legal.value, this.picked.value));
  readonly things = computed(() => things(this.candidates.value));
  readonly allThings = computed(() => things(this.legal.value));
  /** The move that the main button would play. */
  readonly chosen = computed<LegalMove | null>(() => {
    const found = this.candidates.value;
    const isSure = found.length === 1 && (this.picked.value.length > 0 || this.legal.value.length === 1);
    return isSure ? found[0]! : null;
  });

  pick(thing: string): void {
    this.take(pick(this.legal.value, this.picked.value, thing));
  }

  /** Pick a whole move: the main button then plays it. */
  choose(move: string): void {
    this.take(tokens(move));
  }

  chooseAgain(): void {
    this.take([]);
  }

  /** These things are picked now, and no others. */
  take(picked: readonly string[]): void {
    batch(() => {
      this.refusal.value = null;
      this.picked.value = picked;
    });
  }
}
