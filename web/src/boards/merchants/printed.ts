// The printed things of Merchants of Europe, as the house tells them: hexes, seas, cities, paths of
// both boards, terrains, number tokens, development cards, costs. Corners and sides are named as
// in moves: after a city, else after a hex, land before sea.

import { Editions } from "../parts/editions";
import {
  type Cell,
  type Corner,
  center,
  cornerWord,
  endsOf,
  hexesAt,
  hexesBeside,
  keyOf,
  type Point,
  pointOf,
  type Side,
  sides,
  sideWord,
} from "./geometry";
import type { BoardId, Counts } from "./view";

export interface Hex {
  id: string;
  q: number;
  r: number;
  terrain: string;
  /** What its middle shows: a number, a space for an arched token, or one for any. */
  token: "printed" | "arch" | "blank";
  number?: number;
}
export interface Sea {
  id: string;
  q: number;
  r: number;
}
export interface City {
  id: string;
  name: string;
  at: Corner;
  /** Purple ones take starting trading posts. */
  color: "purple" | "brown";
  coastal: boolean;
  gold: number;
}
export interface Terrain {
  id: string;
  resource: string;
}
export interface NumberToken {
  id: string;
  terrain: string;
  value: number;
  arch: boolean;
}
export interface Card {
  id: string;
  name: string;
  count: number;
  amount: number;
  effect: string;
  text: string;
}
export interface Storage {
  board: BoardId;
  players: number;
  trading_posts: number;
  commodity_tokens: number;
  posts_in_storage: number;
}
/** What one color begins with in the fixed set-up of the short board. */
export interface FixedStart {
  id: string;
  cities: string[];
  trade_route: Side;
}
export interface Place {
  id: string;
  point: Point;
  /** Whether its level path leads to the west or to the east. */
  level: -1 | 1;
  city: City | null;
}
export interface Path {
  id: string;
  ends: [Place, Place];
  isSea: boolean;
  /** A double arrow: whoever opens a route there may open another one. */
  isArrow: boolean;
}
/** One side of the board. */
export interface Sheet {
  hexes: Hex[];
  seas: Sea[];
  cities: City[];
  places: Place[];
  paths: Path[];
}

type Sided = { path: Side };
type Boarded = Record<`${BoardId}_hex`, Hex[]> &
  Record<`${BoardId}_sea`, Sea[]> &
  Record<`${BoardId}_city`, City[]> &
  Record<`${BoardId}_sea_path` | `${BoardId}_double_arrow`, Sided[]>;

export interface Edition extends Boarded {
  terrain: Terrain[];
  number_token: NumberToken[];
  development_card: Card[];
  storage: Storage[];
  fixed_start: FixedStart[];
  costs: Record<"development_card" | "merchant" | "caravan" | "trade_route", Counts>;
  rules: Counts;
}

const BOARDS = ["short", "main"] as const;
const byId = <T extends { id: string }>(all: T[]) => new Map(all.map((one) => [one.id, one]));

export class Printed {
  readonly sheets: Record<BoardId, Sheet>;
  readonly hex: Map<string, Hex>;
  readonly city: Map<string, City>;
  readonly place: Map<string, Place>;
  readonly path: Map<string, Path>;
  readonly terrain: Map<string, Terrain>;
  readonly card: Map<string, Card>;
  readonly cards: Card[];
  readonly tokens: NumberToken[];
  /** The fixed set-up, by color; the caravan stands beside the trade route. */
  readonly fixed: { color: string; cities: string[]; route: string }[];
  readonly costs: Edition["costs"];
  readonly rules: Counts;
  private readonly storages: Storage[];
  private readonly land: Map<string, Hex>;
  private readonly sea: Map<string, Sea>;
  private readonly cityAt: Map<string, City>;

  constructor(edition: Edition) {
    const all = <T>(kind: "hex" | "sea" | "city") => BOARDS.flatMap((board) => edition[`${board}_${kind}`] as T[]);
    const at = <T extends Sea>(cells: T[]) => new Map(cells.map((cell) => [keyOf([cell.q, cell.r]), cell]));
    this.land = at(all<Hex>("hex"));
    this.sea = at(all<Sea>("sea"));
    this.hex = byId([...this.land.values()]);
    this.city = byId(all<City>("city"));
    this.cityAt = new Map([...this.city.values()].map((city) => [keyOf(city.at), city]));
    this.sheets = { short: this.sheetOf(edition, "short"), main: this.sheetOf(edition, "main") };
    this.place = byId(BOARDS.flatMap((board) => this.sheets[board].places));
    this.path = byId(BOARDS.flatMap((board) => this.sheets[board].paths));
    this.terrain = byId(edition.terrain);
    this.cards = edition.development_card;
    this.card = byId(edition.development_card);
    this.tokens = edition.number_token;
    this.fixed = edition.fixed_start.map(({ id, cities, trade_route }) => ({
      color: id,
      cities,
      route: this.pathId(trade_route),
    }));
    this.costs = Object.fromEntries(
      Object.entries(edition.costs).filter(([, cost]) => typeof cost === "object"),
    ) as Edition["costs"];
    this.rules = edition.rules;
    this.storages = edition.storage;
  }

  /** Trading posts and commodity tokens of each player. */
  storage(board: BoardId, players: number): Storage {
    return this.storages.find((one) => one.board === board && one.players === players)!;
  }

  /** Where a hex, an intersection or the middle of a path lies. */
  pointOf(id: string): Point | null {
    const hex = this.hex.get(id);
    if (hex) return center([hex.q, hex.r]);
    const ends = this.path.get(id)?.ends;
    if (ends) return { x: (ends[0].point.x + ends[1].point.x) / 2, y: (ends[0].point.y + ends[1].point.y) / 2 };
    return this.place.get(id)?.point ?? null;
  }

  private sheetOf(edition: Edition, board: BoardId): Sheet {
    const hexes = edition[`${board}_hex`];
    const arrows = new Set(edition[`${board}_double_arrow`].map(({ path }) => keyOf(path)));
    const crossings = edition[`${board}_sea_path`].map(({ path }) => path);
    const cities = byId(edition[`${board}_city`]);
    const places = new Map<string, Place>();
    const placeAt = (corner: Corner): Place => {
      const id = this.placeId(corner);
      if (!places.has(id))
        places.set(id, { id, point: pointOf(corner), level: corner[2] === "W" ? -1 : 1, city: cities.get(id) ?? null });
      return places.get(id)!;
    };
    const around = new Map(
      [...hexes.flatMap(({ q, r }) => sides([q, r])), ...crossings].map((side) => [keyOf(side), side]),
    );
    const paths = [...around.values()].map((side): Path => {
      const [one, other] = endsOf(side);
      return {
        id: this.pathId(side),
        ends: [placeAt(one), placeAt(other)],
        isSea: crossings.some((each) => keyOf(each) === keyOf(side)),
        isArrow: arrows.has(keyOf(side)),
      };
    });
    return { hexes, seas: edition[`${board}_sea`], cities: [...cities.values()], places: [...places.values()], paths };
  }

  private placeId(corner: Corner): string {
    const city = this.cityAt.get(keyOf(corner));
    if (city) return city.id;
    const [home, id] = this.homeOf(hexesAt(corner));
    return `${id}_${cornerWord(corner, home)}`;
  }

  private pathId(side: Side): string {
    const [home, id] = this.homeOf(hexesBeside(side));
    return `${id}_${sideWord(side, home)}`;
  }

  /** The hex that a corner or side is named after. */
  private homeOf(beside: Cell[]): [Cell, string] {
    const idAt = (cell: Cell, of: Map<string, Sea>) => of.get(keyOf(cell))?.id;
    const home =
      beside.find((cell) => idAt(cell, this.land)) ?? beside.find((cell) => idAt(cell, this.sea)) ?? beside[0]!;
    return [home, idAt(home, this.land) ?? idAt(home, this.sea) ?? ""];
  }
}

export const editions = new Editions<Edition, Printed>("merchants", (tables) => new Printed(tables));
