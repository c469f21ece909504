// The bar and the log: what has room, whose name is told, which turn it is, what is newest.

import { describe, expect, it } from "vitest";
import { partsOf } from "../src/boards/parts/sentence";
import type { Line } from "../src/play/lines";
import { newest } from "../src/play/newest";
import { activeSeat } from "../src/play/seats";
import { turnsOf } from "../src/play/turns";
import { isRoomFor } from "../src/screens/table/rows";

const line = (at: number, seat: number, ...events: object[]): Line => ({
  at,
  seat,
  what: "moved",
  text: "",
  events: events as Line["events"],
  lines: [],
});
const began = (seat: number) => ({ event: "turn_began", seat });

describe("room for buttons", () => {
  const row = { width: 100, rows: 1, gap: 10 };
  it("counts the gaps between them", () => {
    expect(isRoomFor([50, 40], row)).toBe(true);
    expect(isRoomFor([50, 41], row)).toBe(false);
    expect(isRoomFor([100], row)).toBe(true);
    expect(isRoomFor([101], row)).toBe(false);
  });
  it("passes over what is not shown", () => expect(isRoomFor([0, 100, 0], row)).toBe(true));
  it("goes on in the next row", () => {
    expect(isRoomFor([60, 60, 30], { ...row, rows: 2 })).toBe(true);
    expect(isRoomFor([60, 60, 31], { ...row, rows: 2 })).toBe(false);
  });
});

describe("names in a sentence", () => {
  const told = (text: string, names: string[]) => partsOf(text, names).map((part) => [part.text, part.seat]);
  it("are told apart from the rest", () =>
    expect(told("Ilse pays Marten's debt.", ["Marten", "Ilse"])).toEqual([
      ["Ilse", 1],
      [" pays ", null],
      ["Marten", 0],
      ["'s debt.", null],
    ]));
  it("are whole words", () => expect(told("Annaberg", ["Anna"])).toEqual([["Annaberg", null]]));
  it("may begin alike", () => expect(told("Bot 12 joins", ["Bot 1", "Bot 12"])[0]).toEqual(["Bot 12", 1]));
  it("may hold signs of patterns", () => expect(told("A.B (x)", ["A.B"])[0]).toEqual(["A.B", 0]));
  it("may be missing", () => expect(told("Nobody", ["", ""])).toEqual([["Nobody", null]]));
});

describe("the number of a turn", () => {
  it("counts the opening, of which no line tells", () => {
    expect(turnsOf([], 0, 2)).toBe(1);
    const lines = [line(1, 0, began(1)), line(2, 1, began(0))];
    expect([turnsOf(lines, 0, 2), turnsOf(lines, 1, 2)]).toEqual([2, 1]);
    expect(turnsOf(lines, 0, 2, 1)).toBe(1);
  });
  it("does not count it twice where pieces were placed before", () => {
    const lines = [line(1, 0), line(2, 1, began(0)), line(3, 0, began(1))];
    expect([turnsOf(lines, 0, 2), turnsOf(lines, 1, 2)]).toEqual([1, 1]);
  });
  it("counts for who is alone", () => expect(turnsOf([line(1, 0, began(0))], 0, 1)).toBe(2));
  it("is nobody's in a view without one", () => {
    expect([activeSeat({ active: 2 }), activeSeat({ active: "magistrate" }), activeSeat(null)]).toEqual([
      2,
      null,
      null,
    ]);
    expect(turnsOf([], null, 2)).toBe(0);
  });
});

describe("the log", () => {
  const tell = (one: Line) => one.events.map((event) => String(event["event"]));
  const lines = [line(1, 0, { event: "a" }, { event: "b" }), line(2, 1), line(3, 1, { event: "c" })];
  it("has one line for each event, the newest first", () =>
    expect(newest(lines, tell, 9).map((one) => one.text)).toEqual(["c", "b", "a"]));
  it("ends where enough is told", () => expect(newest(lines, tell, 1).map((one) => one.text)).toEqual(["c"]));
});
