// Where a card of the magistrate lies that cannot be drawn now.

import type { MervView } from "./view";

/** The magistrate's card of this round is discarded before he draws the next. */
export function liesAt(id: string, { solo }: MervView): "discard" | "removed" | undefined {
  if (solo?.discards.some((card) => card === id) || solo?.card === id) return "discard";
  return solo?.removed.some((card) => card === id) ? "removed" : undefined;
}
