// What a move brings to whoever plays it, and what happens to others.

import { expect, test } from "vitest";
import { bringsOf } from "../src/boards/merkator/brings";

test("what others lose is no loss of one's own", () => {
  const mine = { event: "lost", seat: 0, good: "muskets" };
  const theirs = { event: "lost", seat: 2, good: "saltpeter" };
  const found = bringsOf([mine, theirs, { event: "turn_began", seat: 2 }], 0);
  expect(found.goods).toEqual([["muskets", -1]]);
  expect(found.rest).toEqual([theirs]);
});
