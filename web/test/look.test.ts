// The drawings keep up with the edition: every place stands on the map, every good and place has its picture.

import { describe, expect, it } from "vitest";
import edition from "../../src/fondaco/games/merkator/edition.toml?raw";
import { drawings as merkator } from "../src/boards/merkator/drawings";
import { shore } from "../src/boards/merkator/engraving";
import { fingerOn, viewOf } from "../src/boards/merkator/map";
import { coasts, spot } from "../src/boards/merkator/map_drawing";
import { nameWidth, timeChange } from "../src/boards/merkator/place";
import { table } from "../src/pieces/drawings/table";

const tableOf = (name: string): string => new RegExp(`^${name} = \\[\\n([\\s\\S]*?)^\\]`, "m").exec(edition)![1]!;
const ids = (name: string): string[] => [...tableOf(name).matchAll(/\{ id = "(\w+)"/g)].map(([, id]) => id!);
const LAYS = [
  { framing: "wide", tall: 1 },
  { framing: "upright", tall: 1.2 },
] as const;

describe("the pictures", () => {
  it.each(ids("good"))("%s is drawn", (good) => expect(merkator).toHaveProperty(`good-${good}`));
  it.each(ids("location"))("%s has an emblem", (place) => expect(merkator).toHaveProperty(`place-${place}`));
  it("no two drawings have one name", () => expect(Object.keys(table).filter((name) => name in merkator)).toEqual([]));
});

describe("the map", () => {
  it.each(ids("location"))("%s stands on it", (place) => {
    for (const lay of LAYS)
      expect(spot(place, lay) ?? place).toSatisfy(
        (at) => Array.isArray(at) || (place === "newfoundland" && lay.framing === "wide"),
      );
  });

  it("has closed shores without a hole in their numbers", () => {
    for (const lay of LAYS)
      for (const knots of coasts(lay)) expect(shore(knots, 4)).toMatch(/^M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+)+Z$/);
  });

  it.each([
    ["wide", 846, 472],
    ["wide", 690, 500],
    ["wide", 1300, 540],
    ["upright", 390, 374],
    ["upright", 390, 560],
    ["upright", 360, 300],
  ] as const)("fills a %s panel of %i x %i", (framing, across, down) => {
    const { view, lay } = viewOf(framing, across, down);
    expect(view.width / view.height).toBeCloseTo(across / down, 1);
    for (const place of ids("location")) {
      const [x, y] = spot(place, lay) ?? [view.x + 99, view.y + 96];
      expect(x).toBeGreaterThan(view.x);
      expect(x).toBeLessThan(view.x + view.width);
      expect(y).toBeGreaterThan(view.y);
      expect(y).toBeLessThan(view.y + view.height);
    }
  });

  it.each([
    ["wide", 690, 500],
    ["wide", 900, 240],
    ["upright", 390, 560],
    ["upright", 390, 200],
    ["upright", 320, 230],
  ] as const)("has places for a finger in a %s panel of %i x %i", (framing, across, down) => {
    const { view } = viewOf(framing, across, down);
    const shown = Math.min(across / view.width, down / view.height); // as a browser fits a drawing into its box
    expect(fingerOn(view, [across, down]) * shown).toBeCloseTo(44);
  });

  it("makes room for long names", () =>
    expect(nameWidth("Niederländische Republik", 15.5)).toBeGreaterThan(nameWidth("Dutch Republic", 15.5)));
  it("prints time as the board does", () => expect([2, 0, -1].map(timeChange)).toEqual(["+2", "", "−1"]));
});
