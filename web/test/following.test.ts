// What others do is told step by step, beside the thing, and can be passed over.

import { afterEach, describe, expect, it, vi } from "vitest";
import { counted, invasionOf, pointsBefore, since, tollOf } from "../src/boards/merv/scenes/counting";
import type { Player } from "../src/boards/merv/view";
import { beside, shared } from "../src/boards/parts/beside";
import { inGroups } from "../src/boards/parts/grouping";
import { goOn, hurried, hurry, waited } from "../src/look/hurry";

const ROOM = { x: 0, y: 0, width: 400, height: 300 };
const SIZE = { width: 120, height: 30 };
const corners = [0, 180, 350].flatMap((x) => [0, 130, 260].map((y) => ({ x, y, width: 50, height: 40 })));

describe("a caption", () => {
  it.each(corners)("never covers the thing at $x, $y, nor leaves the board", (thing) => {
    const spot = beside(SIZE, thing, ROOM, []);
    expect(shared(spot, thing)).toBe(0);
    expect(shared(spot, ROOM)).toBe(SIZE.width * SIZE.height);
  });
  it("keeps clear of walls where there is other room", () => {
    const thing = { x: 180, y: 130, width: 50, height: 40 };
    const wall = { x: 0, y: 0, width: 400, height: 129 };
    expect(shared(beside(SIZE, thing, ROOM, [wall]), wall)).toBe(0);
  });
});

describe("events", () => {
  it("of one kind and one seat are shown together", () => {
    const events = ["took 0", "took 0", "took 1", "paid 1"].map((one) => ({
      event: one.slice(0, 4),
      seat: one.slice(5),
    }));
    const isSame = (a: Record<string, unknown>, b: Record<string, unknown>) =>
      a["event"] === b["event"] && a["seat"] === b["seat"];
    expect(inGroups(events, isSame).map(([first, group]) => [first, group.length])).toEqual([
      [0, 2],
      [2, 1],
      [3, 1],
    ]);
  });
});

describe("who is in a hurry", () => {
  afterEach(() => {
    vi.useRealTimers();
    hurried.value = false;
  });
  it("waits for nothing, now and later", async () => {
    vi.useFakeTimers();
    const long = waited(60_000);
    hurry();
    await long;
    await waited(60_000);
    expect(hurried.value).toBe(true);
  });
  it("or only goes on to the next step", async () => {
    vi.useFakeTimers();
    const [first] = [waited(60_000)];
    goOn();
    await first;
    const second = waited(500);
    vi.advanceTimersByTime(500);
    await second;
    expect(hurried.value).toBe(false);
  });
});

const COUNT = [
  { event: "scored", seat: 0, points: 2, for: "favour track" },
  { event: "scoring_began", year: 2 },
  { event: "hall_scored", seat: 0, hall: "knowledge", points: 4 },
  { event: "scored", seat: 0, points: 4, for: "palace" },
  { event: "scored", seat: 0, points: 2, for: "buildings", sites: ["palace_tan", "wall_teal"] },
  { event: "scored", opponent: "magistrate", points: 3, for: "scoring tiles" }, // of an older log: no sites
];

describe("the count of a year", () => {
  it("has each part once, and what is counted now", () => {
    const count = counted(since("scoring_began", COUNT));
    expect([count.year, count.at]).toEqual([2, { part: "scoring tiles", owner: "magistrate" }]);
    expect(count.cells.get(0)).toEqual({
      palace: { points: 4, halls: [{ hall: "knowledge", points: 4 }], sites: [] },
      buildings: { points: 2, halls: [], sites: ["palace_tan", "wall_teal"] },
    });
    expect(count.cells.get("magistrate")?.["scoring tiles"]?.points).toBe(3);
  });
  it("begins with the points that were there before", () => {
    const player = { owner: 0, points: 31 } as Player;
    expect([pointsBefore(player, COUNT), pointsBefore(player, []), pointsBefore(player, COUNT.slice(1))]).toEqual([
      23, 31, 25,
    ]);
  });
});

describe("an invasion", () => {
  it("is that of this year, or none", () => {
    const [invasion, count] = [{ event: "invasion" }, { event: "scoring_began", year: 2 }];
    expect([invasionOf([invasion, count]), invasionOf([invasion, count, count]), invasionOf([count])]).toEqual([
      [invasion, count],
      [],
      [],
    ]);
  });
  it("costs what was lost and ransomed since it began", () => {
    const events = [
      { event: "destroyed", seat: 1, site: "mosque_tan" },
      { event: "invasion", defended: ["palace_teal"] },
      { event: "ransomed", seat: 0, site: "wall_tan", cube: "white" },
      { event: "destroyed", opponent: "courtier", site: "wall_teal" },
    ];
    expect(tollOf(since("invasion", events))).toEqual({
      lost: [{ owner: "courtier", site: "wall_teal" }],
      ransomed: [{ owner: 0, site: "wall_tan", cube: "white" }],
      defended: ["palace_teal"],
    });
  });
});
