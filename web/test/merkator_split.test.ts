// Cubes that become two goods: a click on a good turns one more of them into it.

import { expect, test } from "vitest";
import type { Context } from "../src/boards/merkator/context";
import { shareOf } from "../src/boards/merkator/split";

const GOODS = ["fabric", "coal", "iron"].map((id) => ({ id, location: id === "iron" ? "sweden" : "england" }));
const printed = { good: new Map(GOODS.map((good) => [good.id, good])) };

function at(moves: string[], cubes: number, chosen: string | null = null): Context {
  const table = { legal: { value: moves.map((move) => ({ move })) }, chosen: { value: chosen && { move: chosen } } };
  return {
    printed,
    view: { cubes: { england: cubes } },
    table: { ...table, pointed: { value: null } },
  } as unknown as Context;
}

const OF_FIVE = [1, 2, 3, 4].map((count) => `take ${count} fabric`);

test("the first click splits the cubes into halves, and the larger is that of the good", () => {
  expect(shareOf(at(OF_FIVE, 5), "fabric")?.more).toBe("take 3 fabric");
  expect(shareOf(at(OF_FIVE, 5), "coal")?.more).toBe("take 2 fabric");
});

test("each click more is one cube more, until there are no more", () => {
  expect(shareOf(at(OF_FIVE, 5, "take 3 fabric"), "coal")).toEqual({ count: 2, more: "take 2 fabric" });
  expect(shareOf(at(OF_FIVE, 5, "take 4 fabric"), "fabric")).toEqual({ count: 4, more: undefined });
});

test("other goods, and a cube alone, are no split", () => {
  expect(shareOf(at(OF_FIVE, 5), "iron")).toBeNull();
  expect(shareOf(at(["take 1 fabric", "take 1 coal"], 1), "coal")).toBeNull();
});
