// Under which tab something is lit, and which one is opened for it.

import { describe, expect, it } from "vitest";
import { litUnder, tabToOpen } from "../src/boards/merv/lit_tabs";

const under = (...moves: string[]) => litUnder(moves.map((move) => ({ move, gloss: "", quiet: false })));

describe("What is lit", () => {
  it("lies under the tab of its place", () => {
    const lit = under(
      "take mosque action",
      "gain favour",
      "deploy soldier",
      "fulfil contract_1",
      "trade camel top_left",
      "end turn",
    );
    expect(Object.fromEntries(lit)).toEqual({ city: 2, palace: 2, market: 1 });
    expect(
      Object.fromEntries(under("take ginger at 2", "place camel", "place wall north_2", "claim palace_tile")),
    ).toEqual({ market: 2, city: 1, mosque: 1 });
  });

  it("is counted once where several moves are made with it", () => {
    expect(under("upgrade palace_tan with teal", "upgrade palace_tan with tan").get("city")).toBe(1);
  });
});

describe("A tab is opened", () => {
  it("where nothing that is seen is lit", () => {
    expect(tabToOpen(under("advance to row1_step1"), ["city", "market"])).toBe("mosque");
    expect(tabToOpen(under("enter row 1", "fulfil contract_1"), ["market"])).toBeUndefined();
  });

  it("and not for what is in the bar or beside every part", () => {
    expect(tabToOpen(under("pay tan", "stop"), ["city"])).toBeUndefined();
  });
});
