// What a sentence of what is asked now needs to know.

export interface Asked {
  /** Whether there is a move that begins like this. */
  can(verb: string): boolean;
  /** Who travels. */
  active: number;
  place: string | null;
  cubes: number;
  /** What cubes of the place become. */
  goods: string[];
  /** What it costs to come along. */
  cost: number;
  /** The letter of the Time counter, twice where it counts twice, and its column. */
  letter: string;
  column: string;
  contract: string | null;
  wanted: string | null;
  unpaid: number;
  /** All that was offered. */
  taler: number;
  time: number;
}
