// Written by `make wire` from src/fondaco/games/merchants/view_types.py: change that, not this.

export type BoardId = "short" | "main";

export type Answer = "none" | "declined" | "accepted" | "countered";

export type Counts = Record<string, number>;

/** What only the seat itself may see. */
export interface Own {
  /** every resource */
  resources: Counts;
  /** development cards by kind, those that are there */
  cards: Counts;
  /** those bought this turn */
  fresh_cards: Counts;
}

/** What everybody may know of a seat. */
export interface Player {
  /** 0: the first */
  seat: number;
  /** of its pieces */
  color: string;
  /** in coins */
  gold: number;
  /** resource cards */
  hand: number;
  /** development cards, with those bought this turn */
  cards: number;
  /** development cards bought this turn */
  fresh_cards: number;
  /** trading posts still in storage, each on a commodity token */
  storage: number;
  /** commodity tokens that are free to be delivered */
  free: number;
  /** commodity tokens */
  delivered: number;
  /** trade routes that it may still open */
  routes_left: number;
  /** the intersections where merchants stand */
  merchants: string[];
  /** the paths beside which caravans stand */
  caravans: string[];
  /** null for everybody else */
  own: Own | null;
}

/** What has been done, and is still owed, in the turn under way. */
export interface Turn {
  /** resources bought with gold */
  purchases: number;
  /** offers that may still be made */
  offers_left: number;
  /** whether a development card was played */
  card_played: boolean;
  /** the piece under way: "merchant 1", "caravan 2", "any caravan" */
  mover: string | null;
  /** that it may still move without paying */
  steps: number;
  /** the colors whose routes each caravan may use for the rest of its move */
  paid: string[][];
  /** trade routes to be opened without paying */
  free_routes: number;
  /** the path with a double arrow that was just opened */
  double_arrow: string | null;
  /** how far the shortest connection has been followed: an intersection */
  connecting: string | null;
  /** the city whose new trading post asks for a number */
  founded: string | null;
  /** the hex that gets it */
  numbered: string | null;
  /** resource cards still to be discarded, or taken */
  owed: number;
}

/** What a seat offers the one whose turn it is, or that one offers to all. */
export interface Offer {
  /** who offers */
  seat: number;
  /** to the offer of whose turn it is */
  answer: Answer;
  /** resources and gold; empty until the offer is made */
  gives: Counts;
  /** resources and gold; empty until the offer is made */
  asks: Counts;
}

/** A city with a trading post. */
export interface Site {
  /** the color of the trading post */
  post: string;
  /** the color of the commodity token delivered there */
  commodity: string | null;
}

/** What a seat, or an onlooker, may see. */
export interface MerchantsView {
  /** of the game */
  title: "merchants";
  /** the seat that looks; null: an onlooker */
  you: number | null;
  /** which side of it */
  board: BoardId;
  /** the seat whose turn it is */
  active: number;
  /** the seat that decides next; null: the game is over */
  to_act: number | null;
  /** what is asked */
  step: string;
  /** who has delivered everything; null: nobody has */
  winner: number | null;
  /** the starting player */
  first: number;
  /** whether the active player has rolled */
  rolled: boolean;
  /** the last roll; null before the first */
  dice: number | null;
  /** the hex where it stands */
  robber: string;
  /** every hex that has a number, printed or laid */
  numbers: Counts;
  /** the hexes with a number token laid on them */
  tokens: Counts;
  /** number tokens of each terrain that lie face down */
  face_down: Counts;
  /** cities with a trading post */
  cities: Record<string, Site>;
  /** the color of each trade route, by path */
  routes: Record<string, string>;
  /** resource cards that nobody has */
  supply: Counts;
  /** development cards in the stack */
  card_stack: number;
  /** development cards by kind, those that were played */
  played_cards: Counts;
  /** by seat */
  players: Player[];
  /** the one under way */
  turn: Turn;
  /** by seat, while there is an offer; else empty */
  offers: Offer[];
}
