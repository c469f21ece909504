// Lessons: where a slip stands, what a step asks for, what comes next.

import { expect, test } from "vitest";
import { type Box, shared } from "../src/boards/parts/beside";
import { gap, placed, pointer } from "../src/teach/lessons/placing";
import { due, fits, meant, waitsFor, wantedOf } from "../src/teach/lessons/steps";
import { de } from "../src/teach/lessons/words/de";
import { en } from "../src/teach/lessons/words/en";
import type { LegalMove, LessonStep } from "../src/wire";

const ROOM: Box = { x: 8, y: 8, width: 374, height: 828 };
const SLIP = { width: 300, height: 150 };
const legal = (...moves: string[]): LegalMove[] => moves.map((move) => ({ move, gloss: "", quiet: false }));
const step = (...wanted: string[]): LessonStep => ({
  say: { en: "", de: "" },
  at: "place hamburg",
  do: wanted,
  wrong: null,
  rule: "",
  // biome-ignore lint/suspicious/noThenProperty: a list, and nobody awaits it
  then: [],
});

test("a slip stands beside its thing and covers neither that nor what is asked for", () => {
  for (const y of [8, 200, 400, 700]) {
    const thing = { x: 150, y, width: 90, height: 40 };
    const asked = [
      { x: 20, y: 760, width: 350, height: 60 },
      { x: 40, y: y + 60, width: 300, height: 40 },
    ];
    const spot = placed(SLIP, thing, ROOM, asked);
    expect(shared(spot, thing)).toBe(0);
    for (const one of asked) expect(shared(spot, one)).toBe(0);
    expect(gap(spot, thing)).toBeLessThan(140);
    expect(spot.y + spot.height).toBeLessThanOrEqual(ROOM.y + ROOM.height);
  }
});

test("its pointer begins at its edge and ends at the thing", () => {
  const thing = { x: 100, y: 300, width: 40, height: 40 };
  expect(pointer({ x: 50, y: 400, width: 200, height: 100 }, thing)).toBe("M131 400L140 340L149 400Z");
  expect(pointer({ x: 200, y: 300, width: 200, height: 100 }, thing)).toBe("M200 331L140 340L200 349Z");
});

test("a step asks for the moves that it names, a star for all that begin so", () => {
  const all = legal("travel italy", "travel hamburg", "sell c02_sweden");
  expect(wantedOf(step("travel hamburg"), all).map(({ move }) => move)).toEqual(["travel hamburg"]);
  expect(wantedOf(step("travel hamburg", "travel *"), all).map(({ move }) => move)).toEqual([
    "travel hamburg",
    "travel italy",
  ]);
  expect(wantedOf(step(), all)).toEqual([]);
  expect(fits("take *", "travel italy")).toBe(false);
});

test("a click on something else means the move of the step with that thing", () => {
  const all = legal("travel italy", "travel hamburg", "sell c02_sweden");
  expect(meant(step("travel hamburg"), all, "place italy")).toBe("travel italy");
  expect(meant(step("travel hamburg"), all, "card c02_sweden")).toBe("sell c02_sweden");
  expect(meant(step("travel hamburg"), all, "place spain")).toBe("travel spain");
  expect(meant(step("travel hamburg"), all, "chart")).toBeNull();
  expect(meant(step(), all, "place spain")).toBeNull();
});

test("in a first game a slip comes once, when its time has come", () => {
  const slip = (may: string, event: string) => ({ say: { en: "", de: "" }, at: "bar", may, event });
  const slips = [slip("travel", ""), slip("fulfill", ""), slip("", "flipped")];
  const flipped = [{ at: 1, seat: 0, what: "moved", text: "", lines: [], events: [{ event: "flipped" }] }];
  expect(due(slips, [], legal("travel italy"), [])?.may).toBe("travel");
  expect(due(slips, ["travel"], legal("travel italy"), [])).toBeUndefined();
  expect(due(slips, ["travel"], legal("travel italy", "fulfill c02_sweden"), flipped as never)?.may).toBe("fulfill");
  expect(due(slips, ["travel", "fulfill"], legal("done"), flipped as never)?.event).toBe("flipped");
});

test("a legal try that a step says nothing to is answered by what the step waits for", () => {
  const [hamburg] = legal("travel hamburg");
  const say = ({ move }: LegalMove) => `button of ${move}`;
  expect(waitsFor([hamburg!], say, en)).toContain("button of travel hamburg");
  expect(waitsFor([hamburg!], say, de)).toContain("button of travel hamburg");
  expect(waitsFor([], say, en)).toContain("read the slip");
});
