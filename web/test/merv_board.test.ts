// The board of Merv: which moves speak of a thing, what influence allows, what a contract finds, what
// a move brings, and where the spaces of the mosque are drawn.

import { describe, expect, it } from "vitest";
import edition from "../../src/fondaco/games/merv/edition.toml?raw";
import { coins } from "../src/boards/merv/costs";
import { eventGains } from "../src/boards/merv/event_gains";
import { gains } from "../src/boards/merv/gains";
import { headlineOf } from "../src/boards/merv/headline";
import * as speak from "../src/boards/merv/move_patterns";
import type { Contract, Printed } from "../src/boards/merv/printed";
import { kindsOf, levelOf, needsOf, stacksOf } from "../src/boards/merv/reach";
import { rowOf, spotOf, stepOf, tolls } from "../src/boards/merv/road";
import type { MervView, Player } from "../src/boards/merv/view";

const legal = (...moves: string[]) => moves.map((move) => ({ move, gloss: "", quiet: false }));
const spoken = (moves: string[], patterns: string[]) =>
  speak.matching(legal(...moves), patterns).map(({ move }) => move);

describe("A thing is spoken of", () => {
  it("by the moves that are made with it", () => {
    expect(spoken(["courtier faith", "score faith", "courtier spice"], speak.hall("faith"))).toEqual([
      "courtier faith",
      "score faith",
    ]);
    expect(spoken(["pay white", "upgrade palace_tan with white", "pay by exchange"], speak.cube("white"))).toEqual([
      "pay white",
    ]);
    expect(spoken(["pay white", "upgrade palace_tan with white"], speak.upgrade("white"))).toEqual([
      "upgrade palace_tan with white",
    ]);
    expect(spoken(["pay by exchange", "pay by discount"], speak.power("discount"))).toEqual(["pay by discount"]);
    expect(spoken(["trade camel top_left", "place camel", "collect camels"], speak.camels())).toEqual([
      "trade camel top_left",
      "place camel",
    ]);
  });

  it("by a boon that may come next", () => {
    expect(spoken(["boon soldier", "boon favour", "deploy soldier"], speak.boon("soldier"))).toEqual(["boon soldier"]);
  });

  it("not by another move with the same word", () => {
    expect(spoken(["enter row 3", "queue 3", "take ginger at 3"], speak.card(3))).toEqual(["take ginger at 3"]);
    expect(spoken(["take wall action", "place wall north_1"], speak.action("wall"))).toEqual(["take wall action"]);
    expect(spoken(["no soldier", "deploy soldier"], speak.soldier())).toEqual(["deploy soldier"]);
  });

  it("and is picked by its own word", () => {
    const upgrades = legal(
      "upgrade palace_tan with white",
      "upgrade palace_tan with teal",
      "upgrade wall_teal with white",
      "upgrade wall_teal with teal",
    );
    expect(speak.wordFor(upgrades.slice(0, 2), upgrades)).toBe("palace_tan");
    expect(speak.wordFor(speak.matching(upgrades, speak.upgrade("teal")), upgrades)).toBe("teal");
    const camels = legal("trade camel top_left", "trade camel top_right", "end turn");
    expect(speak.wordFor(speak.matching(camels, speak.camels()), camels)).toBe("camel");
  });
});

const contract = (id: string, more: Partial<Contract>): Contract => ({
  id,
  stack: "s",
  level: 1,
  points: 4,
  bonus: "favour",
  cubes: 1,
  scrolls: 0,
  common: 0,
  rare: 0,
  any_good: 0,
  ...more,
});
const player = (more: Partial<Player> = {}): Player => ({
  ...{
    owner: 0,
    points: 3,
    points_with_sets: 4,
    favour: 1,
    influence: 2,
    space: "start",
    camels: 1,
    posts: [],
    contracts: [],
    breakthroughs: [],
    scoring_tiles: [],
    buildings_left: 5,
    servants_left: 6,
  },
  ...{
    cubes: { purple: 0, tan: 1, teal: 0, orange: 0, white: 0 },
    stores: { scrolls: 2, common: 1, rare: 1 },
    committed: { scrolls: 1, common: 0, rare: 0 },
  },
  ...{
    spices: { cinnamon: 0, ginger: 0, juniper: 0, pepper: 0 },
    courtiers: { knowledge: 0, spice: 0, trade: 0, faith: 0 },
  },
  ...more,
});

describe("Influence", () => {
  const printed = {
    influence: { points: [], contract_levels: [1, 3, 5], spice_types: [2, 4, 8] },
  } as unknown as Printed;

  it("allows contracts and kinds of spice", () => {
    expect([0, 1, 2, 3, 5, 9].map((space) => levelOf(printed, space))).toEqual([0, 1, 1, 2, 3, 3]);
    expect([0, 1, 2, 4, 8, 15].map((space) => kindsOf(printed, space))).toEqual([1, 1, 2, 3, 4, 4]);
  });
});

describe("A contract", () => {
  const found = (more: Partial<Contract>, who?: Player) =>
    needsOf(contract("c", more), who).map(({ what, has }) => `${what} ${String(has)}`);

  it("finds what is not bound", () => {
    expect(found({ scrolls: 1, common: 1 }, player())).toEqual(["cubes true", "scrolls true", "common true"]);
    expect(found({ scrolls: 2 }, player())).toEqual(["cubes true", "scrolls false"]);
    expect(found({ any_good: 2 }, player())).toEqual(["cubes true", "either true"]);
    expect(found({ common: 1, any_good: 2 }, player())).toEqual(["cubes true", "common true", "either false"]);
    expect(found({ rare: 1 })).toEqual(["cubes false", "rare false"]);
  });

  it("lies on its stack", () => {
    const printed = {
      contracts: [contract("a", { points: 4 }), contract("b", { points: 3 }), contract("x", { stack: "t", level: 2 })],
    } as unknown as Printed;
    const stacks = stacksOf(printed, ["b"], ["a", "x"]);
    expect(stacks.map(({ stack, top, left, level }) => [stack, top?.id ?? null, left, level])).toEqual([
      ["s", "b", 1, 1],
      ["t", null, 0, 2],
    ]);
  });
});

describe("What a move brings", () => {
  const view = (...players: unknown[]) => ({ players }) as unknown as MervView;

  it("is what somebody has more or less of", () => {
    const before = view(player(), { owner: "courtier", camels: 0, buildings_left: 3 });
    const after = view(
      player({
        cubes: { purple: 1, tan: 0, teal: 0, orange: 0, white: 0 },
        favour: 2,
        buildings_left: 4,
        contracts: ["c"],
        space: "row1_step1",
      }),
      { owner: "courtier", camels: 1, buildings_left: 2 },
    );
    expect(gains(before, after).map(({ kind, id, by }) => `${kind} ${id} ${by}`)).toEqual([
      "cubes purple 1",
      "cubes tan -1",
      "track favour 1",
      "buildings dome 1",
      "contracts c 1",
      "space row1_step1 1",
    ]);
    expect(gains(before, before)).toEqual([]);
  });
});

describe("The road of the mosque", () => {
  const spaces = [...edition.matchAll(/id = "((?:row\d|upper|lower|final)_step\d)"/g)].map((match) => match[1]!);

  it.each(["wide", "upright"] as const)("has a spot of its own for every space (%s)", (framing) => {
    expect(spaces.length).toBe(19);
    const spots = ["start", ...spaces].map((id) => spotOf(id, framing)).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(spots).size).toBe(20);
  });

  it("knows steps and rows", () => {
    expect(["start", "row3_step1", "upper_step4", "final_step8"].map(stepOf)).toEqual([0, 1, 4, 8]);
    expect(["row3_step1", "row3_step2", "upper_step3"].map(rowOf)).toEqual([2, null, null]);
  });

  it("shows each cube that a step costs", () => {
    expect(coins({ teal: 2, tan: 1 })).toEqual(["teal", "teal", "tan"]);
    const [first, second] = tolls({ from: "upper_step5", to: "upper_step6", cost: { teal: 1, tan: 1 } }, "wide");
    expect([first!.color, second!.color]).toEqual(["teal", "tan"]);
    expect(first!.x).toBe(second!.x);
    expect(first!.y).toBeLessThan(second!.y);
  });
});

describe("At the end of a round a move brings what is told of it", () => {
  const now = (step: string) => ({ step, site: "palace_tan" }) as unknown as MervView;
  const told = (step: string, move: string, ...events: Record<string, unknown>[]) =>
    eventGains(now(step), move, events)?.map(({ kind, id, by }) => `${kind} ${id} ${by}`);

  it("the hall that scores, and nothing that is scored after it", () => {
    const events = [
      { event: "hall_scored", seat: 0, hall: "spice", points: 4 },
      { event: "scored", seat: 0, points: 4 },
      { event: "hall_scored", seat: 0, hall: "faith", points: 6 },
    ];
    expect(told("audience", "score spice", ...events)).toEqual(["points points 4"]);
  });

  it("the site that is lost or ransomed, and no other", () => {
    const next = { event: "destroyed", seat: 0, site: "mosque_teal" };
    expect(told("ransom", "surrender", { event: "destroyed", seat: 0, site: "palace_tan" }, next)).toEqual([
      "buildings dome -1",
    ]);
    expect(told("ransom", "pay tan", { event: "ransomed", seat: 0, site: "palace_tan", cube: "tan" }, next)).toEqual([
      "cubes tan -1",
    ]);
  });

  it("the camels of the queue", () => {
    const events = [
      { event: "queued", seat: 0, place: 1, skipped: 2 },
      { event: "camels", seat: 0, count: 1, from: "queue" },
      { event: "queued", seat: 1, place: 2, skipped: 0 },
      { event: "camels", seat: 0, count: 3, from: "queue" },
    ];
    expect(told("line_up", "queue 1", ...events)).toEqual(["camels camel -1"]);
  });

  it("else the view tells it", () => {
    expect(told("act", "gain favour", { event: "favour", seat: 0 })).toBeUndefined();
  });
});

it("The weightiest event is a deed of who moved", () => {
  const events = [
    { event: "queued", seat: 0 },
    { event: "hall_scored", seat: 1 },
    { event: "destroyed", seat: 0 },
  ];
  expect([
    headlineOf({ events, seat: 0 }),
    headlineOf({ events, seat: 2 }),
    headlineOf({ events: [{ event: "queued" }], seat: 0 }),
  ]).toEqual([2, 1, 0]);
});
