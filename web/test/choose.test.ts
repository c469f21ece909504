// Choosing by pointing: what is left, and what a whole move leaves.

import { expect, test } from "vitest";
import { pick, remaining, typed } from "../src/play/choose";

const legal = ["exchange 3 wool for ore", "exchange 3 ore for wool", "exchange 3 ore for salt", "end turn"].map(
  (move) => ({ move, gloss: "", quiet: false }),
);
const moves = (picked: string[]) => remaining(legal, picked).map((one) => one.move);

test("each thing that is picked leaves fewer moves", () => {
  expect(moves(["ore"])).toHaveLength(3);
  expect(moves(["ore", "wool"])).toEqual(["exchange 3 wool for ore", "exchange 3 ore for wool"]);
  expect(moves(["salt"])).toEqual(["exchange 3 ore for salt"]);
});

test("a whole move leaves itself alone, though another has the same words", () => {
  for (const { move } of legal) expect(moves(move.split(" "))).toEqual([move]);
});

test("a thing that fits no move begins anew", () => {
  expect(pick(legal, ["wool"], "salt")).toEqual(["salt"]);
  expect(pick(legal, ["ore"], "nothing")).toEqual(["ore"]);
});

test("a typed line is a move, or the only one that begins so", () => {
  expect(typed(legal, " End ")).toBe("end turn");
  expect(typed(legal, "exchange 3 ore")).toBe("exchange 3 ore");
});
