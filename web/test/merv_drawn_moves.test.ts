// How moves of Merv name what is drawn: two words for a line, a number for a place, the action of the site at hand.

import { describe, expect, it } from "vitest";
import { lineOf, type Moment, movesWith, obvious } from "../src/boards/merv/drawn_moves";
import { fits } from "../src/boards/merv/move_patterns";

const now: Moment = {
  step: "act",
  site: "library_teal",
  market: {
    side: "a",
    slots: [
      { slot: "top_left", boon: "scroll", camels: 1 },
      { slot: "top_right", boon: "favour", camels: 0 },
    ],
  },
};

describe("what a move names", () => {
  it("is an action slot by its line", () => {
    const row = movesWith({ kind: "slot", id: "row 4" }, now);
    expect(fits("enter row 4", row)).toBe(true);
    expect(fits("enter column 4", row)).toBe(false);
    expect(fits("take pepper at 4", row)).toBe(false);
  });

  it("is a site by its own name, and by its action where it is at hand", () => {
    const site = movesWith({ kind: "site", id: "library_teal" }, now);
    for (const move of [
      "activate library_teal",
      "guard library_teal",
      "upgrade library_teal with white",
      "take library action",
    ])
      expect(fits(move, site)).toBe(true);
    expect(fits("take library action", movesWith({ kind: "site", id: "library_tan" }, now))).toBe(false);
  });

  it("is a place of the queue, and no other number", () => {
    const place = movesWith({ kind: "place", id: "2" }, now);
    expect(fits("queue 2", place)).toBe(true);
    expect(fits("enter row 2", place)).toBe(false);
  });

  it("is a stall of the camel market, and its camels where it has some", () => {
    expect(fits("collect camels", movesWith({ kind: "stall", id: "top_left" }, now))).toBe(true);
    expect(fits("collect camels", movesWith({ kind: "stall", id: "top_right" }, now))).toBe(false);
    expect(fits("trade camel top_right", movesWith({ kind: "stall", id: "top_right" }, now))).toBe(true);
  });

  it("is a city for a post or a good, a wall to build or its place", () => {
    for (const move of ["establish rayy", "buy from rayy"])
      expect(fits(move, movesWith({ kind: "city", id: "rayy" }, now))).toBe(true);
    expect(fits("build gate_tan_3", movesWith({ kind: "stock", id: "gate_tan_3" }, now))).toBe(true);
    expect(fits("place wall north_3", movesWith({ kind: "wall", id: "north_3" }, now))).toBe(true);
  });
});

describe("what one would think of", () => {
  it("depends on the step", () => {
    expect(obvious({ kind: "slot", id: "row 4" }, { ...now, step: "slot" })).toBe("enter row 4");
    expect(obvious({ kind: "site", id: "palace_tan" }, { ...now, step: "deploy" })).toBe("guard palace_tan");
    expect(obvious({ kind: "site", id: "palace_tan" }, { ...now, step: "pay" })).toBeUndefined();
  });

  it("lights the line that is looked at", () => {
    expect(lineOf("enter row 4")).toBe("row 4");
    expect(lineOf("activate palace_tan")).toBeNull();
  });
});
