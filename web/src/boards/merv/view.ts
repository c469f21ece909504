// The view of Merv as the server sends it, typed as far as the board draws it.

/** A seat, or an opponent whom the rules play. */
export type Owner = number | "magistrate" | "courtier";
export type Color = "purple" | "tan" | "teal" | "orange";
export type Cube = Color | "white";
export type Action = "caravansary" | "palace" | "library" | "marketplace" | "mosque" | "wall";
export type Side = "north" | "east" | "south" | "west";
export type Hall = "knowledge" | "spice" | "trade" | "faith";
export type Spice = "cinnamon" | "ginger" | "juniper" | "pepper";
export type Store = "scrolls" | "common" | "rare";
export type MarketSlot = "top_left" | "top_right" | "bottom_right" | "bottom_left";

export interface Site {
  site: string;
  row: number;
  column: number;
  action: Action;
  resource: Color;
  owner: Owner | null;
  soldier: Owner | null;
  upgrade: Cube | null;
  walled: boolean;
}
/** An action slot on this round's side of the city; its line is "column 1" or "row 1". */
export interface ActionSlot {
  line: string;
  master: Owner | null;
}
export interface WallSlot {
  slot: string;
  gate: boolean;
  piece: string | null;
}
export interface CamelMarket {
  side: "a" | "b";
  slots: { slot: MarketSlot; boon: string; camels: number }[];
}
export interface TradingCity {
  city: string;
  posts: Owner[];
  /** Whether the camel for the first post still stands there. */
  camel: boolean;
  /** Camels on the route that ends there. */
  route: number;
}
export interface Decision {
  buying: string | null;
  thing: number | null;
  need: Partial<Record<Color | "any" | "common" | "rare" | "either", number>>;
  units: number;
  market_used: boolean;
  exchange_used: boolean;
  discount_used: boolean;
  queue_camels: number[];
}
/** The courtier whom the rules play with one or two players: he only builds. */
export interface CourtierPlayer {
  owner: "courtier";
  camels: number;
  buildings_left: number;
}
export interface Player {
  owner: number | "magistrate";
  points: number;
  points_with_sets: number;
  favour: number;
  influence: number;
  /** Where the disk is on the mosque track: "start", or the id of a space. */
  space: string;
  camels: number;
  cubes: Record<Cube, number>;
  stores: Record<Store, number>;
  committed: Record<Store, number>;
  spices: Record<Spice, number>;
  courtiers: Record<Hall, number>;
  posts: string[];
  contracts: string[];
  breakthroughs: string[];
  scoring_tiles: string[];
  buildings_left: number;
  servants_left: number;
}
export interface Solo {
  card: Action | null;
  discards: Action[];
  removed: Action[];
  deck: number;
}
export interface MervView {
  you: number | null;
  year: number;
  round: number;
  side: Side;
  active: Owner | null;
  to_act: number | null;
  step: string;
  line: string | null;
  site: string | null;
  /** Who waits at which place of the queue beside this side of the city. */
  queue: (Owner | null)[];
  slots: ActionSlot[];
  /** Row by row from the north-west; null in the middle, where the camel market is. */
  city: (Site | null)[];
  walls: WallSlot[];
  walls_left: Record<string, number>;
  upgrades_left: Record<Cube, number>;
  market: CamelMarket;
  caravansary: { cards: Spice[]; camels: number; deck: number };
  /** The owners of the courtiers in each hall, one entry a courtier. */
  palace: Record<Hall, Owner[]>;
  breakthroughs: Record<string, Owner | null>;
  scoring_tiles: Record<string, Owner | null>;
  contracts: string[];
  marketplace: TradingCity[];
  mosque_camels: number[];
  box: number;
  decision: Decision;
  players: (Player | CourtierPlayer)[];
  solo: Solo | null;
}

export const isCourtier = (player: Player | CourtierPlayer): player is CourtierPlayer => player.owner === "courtier";

/** From the end of a round on, nobody has a turn, and the masters stand at the next corner. */
export const isBetweenTurns = ({ step }: MervView): boolean => ["line_up", "ransom", "audience", "over"].includes(step);

/** The seat whose things lie at the lower edge: mine, or that of who is to act. */
export function nearSeat(view: MervView): number {
  return view.you ?? view.to_act ?? (typeof view.active === "number" ? view.active : 0);
}
