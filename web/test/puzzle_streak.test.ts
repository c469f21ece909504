// What a browser remembers of puzzles.

import { describe, expect, test } from "vitest";
import { hardness, noted, streak } from "../src/teach/puzzle/streak";

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
  expect(seen).toEqual({ outcomes: { "merv 0-1": "seen" }, days: [] });
  expect(noted(seen, "merv 0-1", "solved", "2026-11-18")).toBe(seen);
  expect(noted(seen, "merv 0-2", "solved", "2026-11-18").days).toEqual(["2026-11-18"]);
});

test("what more bots miss is harder", () => {
  expect([0, 3, 4, 7, 8, 12].map(hardness)).toEqual([0, 0, 1, 1, 2, 2]);
});
