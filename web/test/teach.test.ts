// The teacher's pure parts: numbers, stops, lines, lessons, and which moves decided a game.

import { expect, test } from "vitest";
import type { Account, Candidate, Judged } from "../src/analysis";
import type { Line } from "../src/play/lines";
import { decisive } from "../src/screens/table/decisive";
import { difference, written } from "../src/teach/numbers";
import { stopFrom } from "../src/teach/steps";
import { addressOf, positionIn } from "../src/teach/study/address";
import { withLine } from "../src/teach/study/branches";
import { begun, foundCount, isDone, next, settled } from "../src/teach/study/lesson";

test("worth is a difference: a chance in a hundred, points in halves", () => {
  expect(difference(0.052, "chance")).toBe("+5");
  expect(difference(-0.031, "chance")).toBe("−3");
  expect(difference(0.001, "chance")).toBe("0");
  expect(written(3.4, "points")).toBe("3½");
  expect(difference(-0.5, "points")).toBe("−½");
});

test("a step leads to the next stop, and not beyond the last", () => {
  expect(stopFrom([0, 4, 9], 4, 1)).toBe(9);
  expect(stopFrom([0, 4, 9], 9, 1)).toBe(9);
  expect(stopFrom([0, 4, 9], 7, -1)).toBe(4);
  expect(stopFrom([0, 4, 9], 0, -1)).toBe(0);
});

const line = (at: number, seat: number, events: Line["events"]): Line => ({
  at,
  seat,
  what: "moved",
  text: "",
  events,
  lines: [],
});

test("a move that decided it is told of the seat whose points it changed", () => {
  const lines = [
    line(1, 0, [
      { event: "scored", owner: 1, points: 9 },
      { event: "built", owner: 0 },
    ]),
    line(2, 0, [{ event: "built", owner: 0 }]),
    line(3, 1, [{ event: "year_ended" }]),
  ];
  const course = {
    names: ["Anna", "Bert"],
    totals: [
      [0, 0],
      [0, 9],
      [5, 9],
      [12, 9],
    ],
  };
  const found = decisive(course, lines, 2);
  // Bert's nine points are told of Bert, though Anna moved; what nobody tells of Anna is left out.
  expect(found.map(({ at, seat, gain }) => [at, seat, gain])).toEqual([
    [1, 1, 9],
    [2, 0, 5],
  ]);
  expect(found[0]!.line.events).toEqual([{ event: "scored", owner: 1, points: 9 }]);
});

test("a line that goes on takes the place of what it goes on from; another begins anew", () => {
  const first = withLine([], { at: 3, moves: ["a"] });
  const longer = withLine(first, { at: 3, moves: ["a", "b"] });
  expect(longer).toEqual([{ at: 3, moves: ["a", "b"] }]);
  expect(withLine(longer, { at: 3, moves: ["a"] })).toBe(longer);
  expect(withLine(longer, { at: 3, moves: ["c"] })).toHaveLength(2);
  expect(withLine(longer, { at: 5, moves: [] })).toBe(longer);
});

test("an address leads back to the same position", () => {
  const study = { at: 41, moves: ["travel hamburg", "take ham"], seat: 1 };
  const address = addressOf("t1", study);
  expect(positionIn(new URL(address, "http://house").searchParams)).toEqual(study);
});

const MOVE: Candidate = { moves: ["a"], name: { en: "a", de: "a" }, worth: 0, reasons: [], line: [] };
const judged = (at: number, better: Candidate | null): Judged => ({
  at,
  last: at + 1,
  turn: at,
  seat: 0,
  verdict: "mistake",
  lost: 0.1,
  before: 0.5,
  after: 0.4,
  played: MOVE,
  better,
  luck: 0,
  points: 0,
  missed: 0,
  short: 0.1,
});

test("a lesson goes through all positions, from the one that was asked for, to its end", () => {
  const decisions = [judged(10, MOVE), judged(20, null), judged(30, MOVE)];
  const account = { decisions, costliest: [[0, 1, 2]] } as unknown as Account;
  let course = begun(account, 0, 30);
  expect(course.all.map(({ at }) => at)).toEqual([10, 30]);
  expect(course.at).toBe(1);
  course = settled(course, { kind: "shown" });
  course = settled(course, { kind: "found", tries: 2 }); // too late: it was shown
  course = next(course);
  expect(course.at).toBe(0);
  course = next(settled(course, { kind: "found", tries: 1 }));
  expect(isDone(course)).toBe(true);
  expect(foundCount(course)).toBe(1);
});
