// The grid of Merchants of Europe: how corners and sides are called, and where they lie.

import { describe, expect, it, vi } from "vitest";
import {
  center,
  corners,
  endsOf,
  hexesAt,
  hexesBeside,
  keyOf,
  outline,
  pointOf,
  SIDE,
  sides,
} from "../src/boards/merchants/geometry";
import { type Edition, Printed } from "../src/boards/merchants/printed";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("location", { search: "", protocol: "http:" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

const EDITION = {
  short_hex: [{ id: "bohemia", q: 1, r: 0, terrain: "mountains", token: "printed", number: 2 }],
  main_hex: [
    { id: "rhineland", q: 0, r: 0, terrain: "fields", token: "printed", number: 5 },
    { id: "bohemia", q: 1, r: 0, terrain: "mountains", token: "printed", number: 2 },
  ],
  short_sea: [],
  main_sea: [
    { id: "north_sea", q: 0, r: -1 },
    { id: "baltic_sea", q: 1, r: -1 },
  ],
  short_city: [],
  main_city: [{ id: "praha", name: "Praha", at: [0, 0, "E"], color: "purple", coastal: false, gold: 0 }],
  short_sea_path: [],
  main_sea_path: [{ id: "crossing", path: [0, -1, "SE"] }],
  short_double_arrow: [],
  fixed_start: [],
  main_double_arrow: [{ id: "crossing", path: [0, -1, "SE"] }],
  ...{ terrain: [], number_token: [], development_card: [], storage: [], rules: {} },
  costs: { provenance: "rulebook", merchant: { wool: 1 } },
} as unknown as Edition;
const near = (value: number) => expect.closeTo(value, 6) as number;

describe("hexes", () => {
  it("share their corners and sides with their neighbors", () => {
    expect(new Set([...corners([0, 0]), ...corners([1, 0]), ...corners([1, -1])].map(keyOf)).size).toBe(13);
    expect(new Set([...sides([0, 0]), ...sides([1, 0])].map(keyOf)).size).toBe(11);
    for (const corner of corners([2, -1])) expect(hexesAt(corner)).toContainEqual([2, -1]);
    for (const side of sides([2, -1])) expect(hexesBeside(side)).toContainEqual([2, -1]);
  });

  it("have their corners around their middle, one side away", () => {
    for (const corner of corners([3, -2])) {
      const [middle, point] = [center([3, -2]), pointOf(corner)];
      expect(Math.hypot(point.x - middle.x, point.y - middle.y)).toBeCloseTo(SIDE);
    }
    for (const side of sides([3, -2])) {
      const [one, other] = endsOf(side).map(pointOf);
      expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeCloseTo(SIDE);
    }
    expect(outline([0, 0]).match(/[ML]/g)).toHaveLength(6);
  });
});

describe("a sheet", () => {
  const printed = new Printed(EDITION);

  it("calls intersections after a city, else after land, else after a sea", () => {
    expect(printed.sheets.main.places.map((place) => place.id)).toEqual(
      expect.arrayContaining(["praha", "rhineland_west", "bohemia_east", "rhineland_northeast", "north_sea_east"]),
    );
    expect(printed.sheets.main.places.find((place) => place.id === "praha")?.city?.name).toBe("Praha");
  });

  it("calls corners and sides on both sheets the same", () => {
    expect(printed.sheets.short.paths.map((path) => path.id)).toContain("rhineland_se");
    expect(printed.sheets.short.places.find((place) => place.id === "praha")?.city).toBeNull();
  });

  it("has the sides of its land and its crossings as paths", () => {
    const paths = printed.sheets.main.paths;
    expect(paths).toHaveLength(12);
    expect(paths.filter((path) => path.isSea).map((path) => path.id)).toEqual(["north_sea_se"]);
    expect(paths.filter((path) => path.isArrow)).toHaveLength(1);
    expect(paths.find((path) => path.id === "rhineland_se")?.ends.map((end) => end.id)).toEqual([
      "praha",
      "bohemia_west",
    ]);
  });

  it("tells where each thing lies", () => {
    expect(printed.pointOf("rhineland")).toEqual({ x: 0, y: 0 });
    expect(printed.pointOf("praha")).toEqual({ x: SIDE, y: 0 });
    expect(printed.pointOf("rhineland_n")).toEqual({ x: near(0), y: near((-SIDE * Math.sqrt(3)) / 2) });
    expect(printed.pointOf("thule")).toBeNull();
  });
});
