// The view of Merchants of Europe as the server sends it, typed.

export type BoardId = "short" | "main";
export type Counts = Record<string, number>;

export interface Own {
  resources: Counts;
  cards: Counts;
  fresh_cards: Counts;
}
export interface Player {
  seat: number;
  color: string;
  gold: number;
  hand: number;
  cards: number;
  fresh_cards: number;
  /** Trading posts still in storage, each on a commodity token. */
  storage: number;
  /** Commodity tokens that are free to be delivered. */
  free: number;
  delivered: number;
  routes_left: number;
  /** The intersections where merchants stand. */
  merchants: string[];
  /** The paths beside which caravans stand. */
  caravans: string[];
  own: Own | null;
}
export interface Turn {
  purchases: number;
  offers_left: number;
  card_played: number;
  /** "merchant 1", "caravan 2", "any caravan"... */
  mover: string | null;
  steps: number;
  /** The colors whose routes each caravan may use for the rest of its move. */
  paid: string[][];
  free_routes: number;
  double_arrow: string | null;
  connecting: string | null;
  founded: string | null;
  numbered: string | null;
  owed: number;
}
export interface Offer {
  seat: number;
  answer: "none" | "declined" | "accepted" | "countered";
  gives: Counts;
  asks: Counts;
}
export interface Site {
  post: string;
  /** The color of the commodity token delivered there. */
  commodity: string | null;
}
export interface MerchantsView {
  you: number | null;
  board: BoardId;
  active: number;
  to_act: number | null;
  step: string;
  winner: number | null;
  first: number;
  rolled: number;
  dice: number | null;
  robber: string;
  /** Every hex that has a number, printed or laid. */
  numbers: Counts;
  /** The hexes with a number token laid on them. */
  tokens: Counts;
  /** Number tokens of each terrain that lie face down. */
  face_down: Counts;
  /** Cities with a trading post. */
  cities: Record<string, Site>;
  /** The color of each trade route, by path. */
  routes: Record<string, string>;
  supply: Counts;
  card_stack: number;
  played_cards: Counts;
  players: Player[];
  turn: Turn;
  offers: Offer[];
}

export const COLORS = ["red", "blue", "white", "orange"] as const;

/** The seat of a color; the color that nobody plays with three seats has the number after the last. */
export const seatOf = (color: string): number => (COLORS as readonly string[]).indexOf(color);

/** The seat whose things lie at the lower edge: mine, or that of who has the turn. */
export const nearSeat = (view: MerchantsView): number => view.you ?? view.active;
