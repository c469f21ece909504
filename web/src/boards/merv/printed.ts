// The printed things of Merv, as the house tells them: sites, halls, cities, the mosque, cards.

import { Editions } from "../parts/editions";
import type { Action, Color, Hall, MarketSlot, Spice } from "./view";

export type Cost = Partial<Record<Color, number>>;

export interface PrintedSite {
  id: string;
  action: Action;
  resource: Color;
}
export interface PrintedSpice {
  id: Spice;
  name: string;
  count: number;
  pair_boon: string;
}
export interface PrintedHall {
  id: Hall;
  name: string;
  cost: Color;
}
export interface Breakthrough {
  id: string;
  name: string;
  tier: number;
}
export interface City {
  id: string;
  name: string;
  ring: "inner" | "outer";
  cost: Cost;
}
export interface Space {
  id: string;
  boon: string;
  points: number;
}
export interface Segment {
  from: string;
  to: string;
  cost: Cost;
}
export interface ScoringTile {
  id: string;
  action: Action;
}
export interface WallPiece {
  id: string;
  kind: "segment" | "gate";
  cost: Cost;
  count: number;
}
export interface Contract {
  id: string;
  stack: string;
  level: number;
  points: number;
  bonus: "soldier" | "favour";
  cubes: number;
  scrolls: number;
  common: number;
  rare: number;
  any_good: number;
}
interface Edition {
  site: PrintedSite[];
  market_slot: { id: string; side: "a" | "b"; slot: MarketSlot; boon: string }[];
  spice: PrintedSpice[];
  hall: PrintedHall[];
  breakthrough: Breakthrough[];
  city: City[];
  mosque_space: Space[];
  mosque_segment: Segment[];
  scoring_tile: ScoringTile[];
  wall: WallPiece[];
  contract: Contract[];
  components: Record<string, number>;
  rules: {
    courtiers_per_hall: number;
    breakthrough_scrolls: number[];
    set_points: number[];
    caravansary_display: number;
    scoring_tile_points: number;
  };
  favour_track: { points: number[] };
  influence_track: { points: number[]; spice_types: number[]; contract_levels: number[] };
}

const byId = <T extends { id: string }>(all: T[]): Map<string, T> => new Map(all.map((one) => [one.id, one]));

export class Printed {
  private readonly stalls: Edition["market_slot"];
  readonly spices: PrintedSpice[];
  readonly halls: PrintedHall[];
  readonly breakthroughs: Breakthrough[];
  readonly cities: City[];
  readonly spaces: Space[];
  readonly segments: Segment[];
  readonly tiles: ScoringTile[];
  readonly walls: WallPiece[];
  readonly contracts: Contract[];
  readonly site: Map<string, PrintedSite>;
  readonly spice: Map<string, PrintedSpice>;
  readonly hall: Map<string, PrintedHall>;
  readonly breakthrough: Map<string, Breakthrough>;
  readonly city: Map<string, City>;
  readonly space: Map<string, Space>;
  readonly tile: Map<string, ScoringTile>;
  readonly wall: Map<string, WallPiece>;
  readonly contract: Map<string, Contract>;
  readonly components: Record<string, number>;
  readonly rules: Edition["rules"];
  readonly favour: Edition["favour_track"];
  readonly influence: Edition["influence_track"];

  constructor(edition: Edition) {
    this.stalls = edition.market_slot;
    this.spices = edition.spice;
    this.halls = edition.hall;
    this.breakthroughs = edition.breakthrough;
    this.cities = edition.city;
    this.spaces = edition.mosque_space;
    this.segments = edition.mosque_segment;
    this.tiles = edition.scoring_tile;
    this.walls = edition.wall;
    this.contracts = edition.contract;
    this.site = byId(edition.site);
    this.spice = byId(edition.spice);
    this.hall = byId(edition.hall);
    this.breakthrough = byId(edition.breakthrough);
    this.city = byId(edition.city);
    this.space = byId(edition.mosque_space);
    this.tile = byId(edition.scoring_tile);
    this.wall = byId(edition.wall);
    this.contract = byId(edition.contract);
    this.components = edition.components;
    this.rules = edition.rules;
    this.favour = edition.favour_track;
    this.influence = edition.influence_track;
  }

  /** The slots of the camel market, clockwise from the top left. */
  market(side: "a" | "b"): Edition["market_slot"] {
    return this.stalls.filter((stall) => stall.side === side);
  }
}

export const editions = new Editions<Edition, Printed>("merv", (tables) => new Printed(tables));
