// The view of Merv as the server sends it, and what the board asks of it.

import type { CourtierPlayer, MervView, Player } from "./view_types";

export type * from "./view_types";

export const isCourtier = (player: Player | CourtierPlayer): player is CourtierPlayer => player.owner === "courtier";

/** From the end of a round on, nobody has a turn, and the masters stand at the next corner. */
export const isBetweenTurns = ({ step }: MervView): boolean => ["line_up", "ransom", "audience", "over"].includes(step);

/** The seat whose things lie at the lower edge: mine, or that of whoever is to act. */
export function nearSeat(view: MervView): number {
  return view.you ?? view.to_act ?? (typeof view.active === "number" ? view.active : 0);
}
