// Where things stand on the map of Merchants of Europe, and the way of a piece.

import { describe, expect, it } from "vitest";
import { SIDE } from "../src/boards/merchants/geometry";
import { stations, wayOf } from "../src/boards/merchants/journey";
import {
  caravanSpot,
  frameOf,
  LEAN,
  labels,
  merchantSpot,
  PIECE,
  regionOf,
  widthOf,
} from "../src/boards/merchants/layout";
import type { City, Path, Place, Printed, Sheet } from "../src/boards/merchants/printed";
import type { Line } from "../src/play/lines";

const place = (id: string, x: number, y: number, level: -1 | 1, name?: string): Place => ({
  id,
  point: { x, y },
  level,
  city: name ? ({ id, name } as City) : null,
});
const path = (id: string, one: Place, other: Place): Path => ({ id, ends: [one, other], isSea: false, isArrow: false });
const wien = place("wien", SIDE, 0, -1, "Wien");
const graz = place("graz", 0, 0, 1, "Graz");
const hill = place("hill", -SIDE / 2, -SIDE * 0.866, -1);
const [level, slope] = [path("level", graz, wien), path("slope", hill, graz)];
const sheetOf = (places: Place[]): Sheet => ({ hexes: [], seas: [], cities: [], places, paths: [level, slope] });
const nameOf = (city: City) => city.name;

describe("a name", () => {
  it("stands above the level path of its city, toward the other end", () => {
    const [label] = labels(sheetOf([wien, { ...graz, city: null }]), nameOf);
    expect(label).toMatchObject({ anchor: "end" });
    expect(label!.y).toBeLessThan(-8);
    expect(label!.x).toBeGreaterThan(wien.point.x);
  });

  it("has a line of its own where both ends have one", () => {
    const [one, other] = labels(sheetOf([wien, graz]), nameOf);
    expect(other!.y - one!.y).toBeGreaterThanOrEqual(12);
  });

  it("is smaller where it is long and a path is in the way", () => {
    const long = { ...wien, city: { ...wien.city!, name: "Königsberg am Meer" } };
    expect(labels(sheetOf([long]), nameOf)[0]!.size).toBeLessThan(12);
    expect(widthOf("Wien")).toBeLessThan(widthOf("Warszawa"));
  });
});

describe("pieces", () => {
  it("stand beside each other", () => {
    const [one, other] = [caravanSpot(level, 0, 2), caravanSpot(level, 1, 2)];
    expect(other.x - one.x).toBeCloseTo(20);
    expect(merchantSpot(wien, 1).x).not.toBe(merchantSpot(wien, 0).x);
  });

  it("stay clear of a post", () => {
    const middle = caravanSpot(level, 0, 1);
    expect(caravanSpot(level, 0, 1, (id) => (id === "wien" ? LEAN.post : 0)).x).toBeLessThan(middle.x);
    expect(merchantSpot(wien, 0).x).toBeGreaterThan(wien.point.x);
  });

  it("are clicked at their middle beside a merchant", () => {
    const [merchant, caravan] = [
      merchantSpot(graz, 0),
      caravanSpot(slope, 0, 1, (id) => (id === "graz" ? LEAN.merchant : 0)),
    ];
    expect(Math.hypot(merchant.x - caravan.x, merchant.y - caravan.y)).toBeGreaterThan(PIECE * 0.75);
  });
});

describe("a way", () => {
  const event = (fields: object) => ({ events: [fields] }) as unknown as Line;
  const lines = [
    event({ event: "drove", seat: 0, from: "z", to: "a" }),
    event({ event: "turn_began", seat: 0 }),
    event({ event: "drove", seat: 0, from: "a", to: "b" }),
    event({ event: "gained_gold", seat: 0 }),
  ];

  it("begins where the piece was when the turn began", () => {
    expect(stations("caravan b to c", lines, 0)).toEqual(["a", "b", "c"]);
    expect(stations("caravan b to c", lines, 1)).toEqual(["b", "c"]);
    expect(stations("merchant b to c", lines, 0)).toEqual(["b", "c"]);
    expect(stations("route b", lines, 0)).toEqual([]);
  });

  it("leads from path to path through the corner between them", () => {
    const printed = {
      path: new Map([level, slope].map((one) => [one.id, one])),
      place: new Map(),
    } as unknown as Printed;
    expect(wayOf(printed, ["slope", "level"]).points[1]).toEqual(graz.point);
    expect(wayOf(printed, []).points).toEqual([]);
  });
});

it("a small window opens on the middle of one's own posts", () => {
  const frame = frameOf(sheetOf([wien, graz, hill]));
  expect(regionOf([], frame)).toMatchObject({ x: 0.5, y: 0.5 });
  expect(regionOf([wien.point, wien.point], frame).x).toBeCloseTo((SIDE - frame.x) / frame.width);
});
