// Written by `make wire` from src/fondaco/games/merkator/view_types.py: change that, not this.

/** The letter of a Time counter: of which column goods are lost, and how many. */
export interface Letter {
  /** "A" to "F" */
  column: string;
  /** 1 or 2 goods of that column */
  loss: number;
}

/** Why the game ends, and how far the end is. */
export interface FinalRound {
  /** "counters", "peace", "stack", "stuck" or "ten" */
  reason: string;
  /** whether the final round is under way */
  begun: boolean;
  /** of the final round; null before it */
  turns_left: number | null;
}

/** What a seat has offered for the Contract just revealed. */
export interface Bid {
  /** in coins */
  taler: number;
  /** Time counters */
  time: number;
}

/** The Contracts of one value. */
export interface Stack {
  /** of each Contract in it */
  value: number;
  /** the open Contract; null: none is left */
  top: string | null;
  /** cards in it, with the open one */
  count: number;
  /** cards below it whose order everybody knows, from the top */
  under: string[];
}

/** SoloPlay's AI: the tile, and what he owns. */
export interface Opponent {
  /** what he is called */
  name: string;
  /** the value of the stack under the Contract Travel Tile */
  tile: number | null;
  /** which way the tile moves */
  direction: "up" | "down";
  /** from the first that he would pay with to the last */
  contracts: string[];
  /** those of them that he may not pay with */
  locked: string[];
  /** what he can spend */
  funds: number;
  /** Time counters */
  time: number;
  /** in coins */
  taler: number;
  /** that he owns */
  bonus_cards: string[];
  /** that he owns */
  buildings: string[];
  /** as if the game ended now */
  points: number;
}

/** What a seat has. */
export interface Office {
  /** 0: the first */
  seat: number;
  /** in stock, every kind */
  goods: Record<string, number>;
  /** cubes on the Supply tile, by Major location */
  supply: Record<string, number>;
  /** Time counters */
  time: number;
  /** in coins */
  taler: number;
  /** that it owns */
  contracts: string[];
  /** that it owns */
  bonus_cards: string[];
  /** that it owns */
  buildings: string[];
  /** the card in hand, which was taken openly */
  hand: string | null;
  /** as if the game ended now; halves are possible */
  points: number;
}

/** What a seat, or an onlooker, may see. In Merkator all see the same. */
export interface MerkatorView {
  /** of the game */
  title: "merkator";
  /** the seat that looks; null: an onlooker */
  you: number | null;
  /** the seat whose turn it is */
  active: number;
  /** the seat that decides next; null: the game is over */
  to_act: number | null;
  /** what is asked */
  step: string;
  /** null until the end is in sight */
  final_round: FinalRound | null;
  /** where the token stands; null before the first travel */
  merkator: string | null;
  /** on each Major location */
  cubes: Record<string, number>;
  /** Time counters left, by row from the top */
  chart: number[];
  /** of the chart's first counter, if it lies face up */
  face_up: Letter | null;
  /** of the counter that is being checked */
  check: Letter | null;
  /** the Contract that is being fulfilled */
  contract: string | null;
  /** by trades for that Contract: goods, or "any" */
  brought: Record<string, number>;
  /** goods of free choice, or Taler of a card, still to pay */
  unpaid: number;
  /** the card that Contracts are being spent on */
  wanted: string | null;
  /** by seat, while they are made; else empty */
  bids: Bid[];
  /** Contracts that were fulfilled this turn */
  fulfilled: string[];
  /** cards in the Solo stack */
  solo_stack: number;
  /** points to reach in Solitary play; else empty */
  marks: number[];
  /** ways to play that the table chose */
  options: string[];
  /** of Contracts, the lowest value first */
  stacks: Stack[];
  /** Contracts in the discard pile */
  discards: number;
  /** in the open offer */
  bonus_cards: string[];
  /** Bonus cards in the stack */
  bonus_stack: number;
  /** in the open offer */
  buildings: string[];
  /** Buildings in the stack */
  building_stack: number;
  /** by seat */
  offices: Office[];
  /** null without SoloPlay */
  ai: Opponent | null;
  /** how good the victory over the AI is, once it is known */
  rating: string | null;
}
