// The view of Merkator as the server sends it, typed as far as the board draws it.

export interface Office {
  seat: number;
  goods: Record<string, number>;
  supply: Record<string, number>;
  time: number;
  taler: number;
  contracts: string[];
  bonus_cards: string[];
  buildings: string[];
  hand: string | null;
  points: number;
}
export interface Stack {
  value: number;
  top: string | null;
  count: number;
  under: string[];
}
export interface Letter {
  column: string;
  loss: number;
}
export interface Opponent {
  name: string;
  tile: number | null;
  direction: "up" | "down";
  contracts: string[];
  locked: string[];
  funds: number;
  time: number;
  taler: number;
  bonus_cards: string[];
  buildings: string[];
  points: number;
}
export interface MerkatorView {
  you: number | null;
  active: number;
  to_act: number | null;
  step: string;
  final_round: { reason: string; begun: boolean; turns_left: number | null } | null;
  merkator: string | null;
  cubes: Record<string, number>;
  chart: number[];
  face_up: Letter | null;
  check: Letter | null;
  contract: string | null;
  brought: Record<string, number>;
  unpaid: number;
  wanted: string | null;
  bids: { taler: number; time: number }[];
  fulfilled: string[];
  solo_stack: number;
  marks: number[];
  options: string[];
  stacks: Stack[];
  discards: number;
  bonus_cards: string[];
  bonus_stack: number;
  buildings: string[];
  building_stack: number;
  offices: Office[];
  ai: Opponent | null;
  rating: string | null;
}

/** The seat whose office lies at the lower edge: mine, or that of who is to act. */
export function nearSeat(view: MerkatorView): number {
  return view.you ?? view.active;
}
