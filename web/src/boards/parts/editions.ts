// The printed things of a title, in the edition that is on the screen.

import { computed, signal } from "@preact/signals";
import { edition } from "../../play/edition";
import { house } from "../../play/house";

/** Of the tables `E` that the house tells, each edition is made into a `P`. */
export class Editions<E, P> {
  /** Null while they are on their way. */
  readonly shown = computed<P | null>(() => this.found.value[edition.value] ?? null);
  private readonly found = signal<Record<string, P>>({});

  constructor(
    private readonly title: string,
    private readonly made: (tables: E) => P,
  ) {}

  /** Bring the edition that is on the screen, unless it is there. */
  async bring(): Promise<void> {
    const hash = edition.value;
    if (hash in this.found.value) return;
    const tables = await house.edition<E>(this.title, hash);
    this.found.value = { ...this.found.value, [hash]: this.made(tables) };
  }
}
