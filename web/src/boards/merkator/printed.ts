// The printed things of Merkator, as the house tells them: places, lines, goods, columns, cards.

import { Editions } from "../parts/editions";

export interface Place {
  id: string;
  name: string;
  kind: "major" | "minor";
  colour?: string;
  threshold?: number;
  time: number;
}
export interface Good {
  id: string;
  name: string;
  location: string;
}
export interface Column {
  id: string;
  kind: string;
  goods: string[];
}
export interface Contract {
  id: string;
  value: number;
  /** A place; none for the Peace of Westphalia, which has a name. */
  location?: string;
  name?: string;
  goods?: Record<string, number>;
  /** Where the card names no goods: so many of a category, or so many different ones. */
  category?: string;
  category_count?: number;
  different?: number;
}
export interface BonusCard {
  id: string;
  location: string;
  good: string;
  price: number;
}
export interface Building {
  id: string;
  name: string;
  price: number;
  vp: number;
  text: string;
}
interface Edition {
  location: Place[];
  line: { between: [string, string] }[];
  good: Good[];
  column: Column[];
  contract: Contract[];
  bonus_card: BonusCard[];
  building: Building[];
  category: Category[];
  rules: Record<
    | "join_cost_major"
    | "join_cost_minor"
    | "cash_limit"
    | "bonus_goods_active"
    | "bonus_goods_joined"
    | "vp_full_contracts",
    number
  >;
}
/** Goods that Contracts ask for under one name. */
export interface Category {
  id: string;
  goods: string[];
}

const byId = <T extends { id: string }>(all: T[]) => new Map(all.map((one) => [one.id, one]));

export class Printed {
  readonly places: Place[];
  readonly lines: [string, string][];
  readonly columns: Column[];
  readonly place: Map<string, Place>;
  readonly good: Map<string, Good>;
  readonly contract: Map<string, Contract>;
  readonly bonus: Map<string, BonusCard>;
  readonly building: Map<string, Building>;
  readonly categories: Category[];
  readonly rules: Edition["rules"];

  constructor(edition: Edition) {
    this.places = edition.location;
    this.lines = edition.line.map((line) => line.between);
    this.columns = edition.column;
    this.place = byId(edition.location);
    this.good = byId(edition.good);
    this.contract = byId(edition.contract);
    this.bonus = byId(edition.bonus_card);
    this.building = byId(edition.building);
    this.categories = edition.category;
    this.rules = edition.rules;
  }

  /** The color of a good: that of the cubes of its place. */
  colourOf(good: string): string {
    return this.place.get(this.good.get(good)?.location ?? "")?.colour ?? "white";
  }

  /** The Time counters that it costs to join a travel to a place. */
  joinCost(place: string): number {
    return this.place.get(place)?.kind === "minor" ? this.rules.join_cost_minor : this.rules.join_cost_major;
  }
}

export const editions = new Editions<Edition, Printed>("merkator", (tables) => new Printed(tables));
