// What a browser remembers of puzzles.

import { describe, expect, test } from "vitest";
import { hardness, type Kept, noted, streak } from "../src/teach/puzzle/streak";

describe("a streak", () => {
  test("is as long as the days in a row up to today", () => {
    expect(streak(["2026-11-15", "2026-11-17", "2026-11-18"], "2026-11-18")).toBe(2);
    expect(streak(["2026-02-28", "2026-03-01"], "2026-03-01")).toBe(2);
  });
  test("lasts while today's puzzle is open, and no longer", () => {
    expect(streak(["2026-11-16", "2026-11-17"], "2026-11-18")).toBe(2);
    expect(streak(["2026-11-16"], "2026-11-18")).toBe(0);
    expect(streak([], "2026-11-18")).toBe(0);
  });
});

test("who has looked a puzzle up has not solved it", () => {
  const seen = noted({ outcomes: {}, days: [] }, "merv 0-1", "seen", "2026-11-18");
  expect(seen.outcomes).toEqual({ "merv 0-1": "seen" });
  expect(noted(seen, "merv 0-1", "solved", "2026-11-18")).toEqual(seen);
  expect(noted(seen, "merv 0-2", "solved", null).days).toEqual([]);
});

describe("a puzzle that comes again", () => {
  const before: Kept = { outcomes: { "merv 0-1": "solved", "merv 0-2": "seen" }, days: ["2026-11-18"] };
  test("counts for the day on which it is solved again", () => {
    const again = noted(before, "merv 0-1", "solved", "2026-11-19");
    expect(again).toEqual({ ...before, days: ["2026-11-18", "2026-11-19"] });
    expect(noted(again, "merv 0-1", "solved", "2026-11-19")).toEqual(again);
  });
  test("counts also if it was looked up on an earlier day, and stays looked up", () => {
    const later = noted({ ...before, lookedUp: "2026-11-17" }, "merv 0-2", "solved", "2026-11-19");
    expect(streak(later.days, "2026-11-19")).toBe(2);
    expect(later.outcomes["merv 0-2"]).toBe("seen");
  });
  test("keeps its day when its solution is looked at afterwards", () => {
    expect(noted(before, "merv 0-1", "seen", "2026-11-18")).toEqual(before);
  });
});

test("what more bots miss is harder", () => {
  expect([0, 3, 4, 7, 8, 12].map(hardness)).toEqual([0, 0, 1, 1, 2, 2]);
});
