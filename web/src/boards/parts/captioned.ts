// What the caption says now; it is drawn in `caption.tsx`.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

export interface Caption {
  text: string;
  /** Marks of the thing that changes, the nearest first. */
  where: readonly string[];
  /** A drawing beside the words. */
  sign?: ComponentChildren;
}

export const caption = signal<Caption | null>(null);
