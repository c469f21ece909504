// The view of Merkator as the server sends it, and what the board asks of it.

import type { MerkatorView } from "./view_types";

export type * from "./view_types";

/** The seat whose office lies at the lower edge: mine, or that of whoever is to act. */
export function nearSeat(view: MerkatorView): number {
  return view.you ?? view.active;
}
