// Written by `make wire` from src/fondaco/games/merv/view_types.py: change that, not this.

/** a seat, or one whom the rules play */
export type Owner = number | "magistrate" | "courtier";

export type Color = "purple" | "tan" | "teal" | "orange";

export type Cube = Color | "white";

export type Action = "caravansary" | "palace" | "library" | "marketplace" | "mosque" | "wall";

export type Side = "north" | "east" | "south" | "west";

export type Hall = "knowledge" | "spice" | "trade" | "faith";

export type Spice = "cinnamon" | "ginger" | "juniper" | "pepper";

export type Store = "scrolls" | "common" | "rare";

export type MarketSide = "a" | "b";

export type MarketSlot = "top_left" | "top_right" | "bottom_right" | "bottom_left";

/** An action slot on this round's side of the city. */
export interface ActionSlot {
  /** "column 1" or "row 1" */
  line: string;
  /** who stands there */
  master: Owner | null;
}

/** A building site of the city. */
export interface Site {
  /** the tile */
  site: string;
  /** 1: the northernmost */
  row: number;
  /** 1: the westernmost */
  column: number;
  /** the board action that it allows */
  action: Action;
  /** of the cubes that it gives */
  resource: Color;
  /** of the building there */
  owner: Owner | null;
  /** who has one in the bonus slot */
  soldier: Owner | null;
  /** the color of the upgrade in the bonus slot */
  upgrade: Cube | null;
  /** whether the wall protects it */
  walled: boolean;
}

/** A place for a piece of the wall. */
export interface WallSlot {
  /** "north_1" */
  slot: string;
  /** whether it is one for a gate */
  gate: boolean;
  /** what stands there */
  piece: string | null;
}

/** What a slot of the camel market brings. */
export interface MarketOffer {
  /** where it is */
  slot: MarketSlot;
  /** what one gets */
  boon: string;
  /** that lie there */
  camels: number;
}

/** The camel market in the middle of the city. */
export interface CamelMarket {
  /** of the tile */
  side: MarketSide;
  /** clockwise from the top left */
  slots: MarketOffer[];
}

/** The caravan cards. */
export interface Caravan {
  /** on display, from the front of the queue */
  cards: Spice[];
  /** on the caravansary */
  camels: number;
  /** cards that nobody has seen yet */
  deck: number;
}

/** A city of the marketplace. */
export interface TradingCity {
  /** which one */
  city: string;
  /** who has a trading post there */
  posts: Owner[];
  /** whether the camel for the first post still stands there */
  camel: boolean;
  /** camels on the route that ends there */
  route: number;
}

/** What is under way in this turn: a payment, a contract, a board action. */
export interface Decision {
  /** what is being paid for */
  buying: string | null;
  /** which one */
  thing: number | null;
  /** still to be paid or chosen: cubes by color, "any", goods, "either" */
  need: Record<string, number>;
  /** how often the board action at hand was performed */
  units: number;
  /** whether the camel market was used this turn */
  market_used: boolean;
  /** whether the exchange power was used this turn */
  exchange_used: boolean;
  /** whether the discount was used this turn */
  discount_used: boolean;
  /** by place of the queue */
  queue_camels: number[];
}

/** The courtier whom the rules play with one or two players: he only builds. */
export interface CourtierPlayer {
  /** no seat */
  owner: "courtier";
  /** that he has */
  camels: number;
  /** that he may still build */
  buildings_left: number;
}

/** What a seat or the magistrate has. */
export interface Player {
  /** a seat, or the magistrate */
  owner: number | "magistrate";
  /** on the score track */
  points: number;
  /** and for sets of spices */
  points_with_sets: number;
  /** on its track */
  favour: number;
  /** on its track */
  influence: number;
  /** where the disk is on the mosque track: "start", or the id of a space */
  space: string;
  /** in front of the player */
  camels: number;
  /** in front of the player */
  cubes: Record<Cube, number>;
  /** scrolls and goods, committed ones too */
  stores: Record<Store, number>;
  /** those of them that lie on contracts */
  committed: Record<Store, number>;
  /** caravan cards */
  spices: Record<Spice, number>;
  /** in the palace */
  courtiers: Record<Hall, number>;
  /** cities with a trading post */
  posts: string[];
  /** fulfilled ones */
  contracts: string[];
  /** made ones */
  breakthroughs: string[];
  /** taken ones */
  scoring_tiles: string[];
  /** that may still be built */
  buildings_left: number;
  /** that may still become courtiers or soldiers */
  servants_left: number;
}

/** The magistrate's cards. */
export interface Solo {
  /** the one that lies face up */
  card: Action | null;
  /** face up beside the deck */
  discards: Action[];
  /** out of the game */
  removed: Action[];
  /** cards that lie face down */
  deck: number;
}

/** What a seat, or an onlooker, may see. In Merv all see the same. */
export interface MervView {
  /** of the game */
  title: "merv";
  /** the seat that looks; null: an onlooker */
  you: number | null;
  /** 1 to 3 */
  year: number;
  /** of the year: 1 to 4 */
  round: number;
  /** of the city where this round's action slots are */
  side: Side;
  /** whose turn it is */
  active: Owner | null;
  /** the seat that decides next; null: the game is over */
  to_act: number | null;
  /** what is asked */
  step: string;
  /** the active one: "column 1" or "row 1" */
  line: string | null;
  /** the activated one; in an invasion, the one attacked */
  site: string | null;
  /** who waits at which place of the queue beside this side of the city */
  queue: (Owner | null)[];
  /** from the queue on */
  slots: ActionSlot[];
  /** row by row from the north-west; null: the camel market in the middle */
  city: (Site | null)[];
  /** clockwise from the westernmost in the north */
  walls: WallSlot[];
  /** pieces of the wall in the supply */
  walls_left: Record<string, number>;
  /** upgrades in the supply */
  upgrades_left: Record<Cube, number>;
  /** in the middle of the city */
  market: CamelMarket;
  /** the cards on display, and the others */
  caravansary: Caravan;
  /** the owners of the courtiers, one entry a courtier */
  palace: Record<Hall, Owner[]>;
  /** who has made each */
  breakthroughs: Record<string, Owner | null>;
  /** who has each */
  scoring_tiles: Record<string, Owner | null>;
  /** the top card of each stack */
  contracts: string[];
  /** every city */
  marketplace: TradingCity[];
  /** by row of the mosque */
  mosque_camels: number[];
  /** camels that are out of play */
  box: number;
  /** what is under way */
  decision: Decision;
  /** the seats, then those whom the rules play */
  players: (Player | CourtierPlayer)[];
  /** null with others */
  solo: Solo | null;
}
