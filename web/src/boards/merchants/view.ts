// The view of Merchants of Europe as the server sends it, and what the board asks of it.

import type { MerchantsView } from "./view_types";

export type * from "./view_types";

export const COLORS = ["red", "blue", "white", "orange"] as const;

/** The seat of a color; the color that nobody plays with three seats has the number after the last. */
export const seatOf = (color: string): number => (COLORS as readonly string[]).indexOf(color);

/** The seat whose things lie at the lower edge: mine, or that of whoever has the turn. */
export const nearSeat = (view: MerchantsView): number => view.you ?? view.active;
