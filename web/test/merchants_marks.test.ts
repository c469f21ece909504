// What can be clicked on the map of Merchants of Europe, and what a click does.

import { describe, expect, it } from "vitest";
import { Marks, marksOf, obvious } from "../src/boards/merchants/marks";
import type { MerchantsView } from "../src/boards/merchants/view";
import type { LegalMove } from "../src/wire";

const legal = (...moves: string[]) => moves.map((move) => ({ move }) as LegalMove);

describe("a move", () => {
  it.each([
    ["post praha", ["place praha"]],
    ["neutral praha", ["place praha"]],
    ["recruit praha", ["place praha"]],
    ["deliver praha", ["place praha"]],
    ["dismiss praha", ["merchant praha"]],
    ["disband bohemia_n", ["caravan bohemia_n"]],
    ["assemble bohemia_n", ["path bohemia_n"]],
    ["route bohemia_n", ["path bohemia_n"]],
    ["via bohemia_n", ["path bohemia_n"]],
    ["robber bohemia", ["hex bohemia"]],
    ["number bohemia", ["hex bohemia"]],
    ["take token bohemia", ["hex bohemia"]],
    ["merchant praha to bohemia_east", ["merchant praha"]],
    ["caravan bohemia_n to bohemia_ne", ["caravan bohemia_n"]],
    ...[
      "roll",
      "take wool",
      "buy wool",
      "buy card",
      "exchange 3 wool for ore",
      "stop",
      "no route",
      "give 1 wool",
      "end turn",
    ].map((move) => [move, []]),
  ] as [string, string[]][])("%s names what it is about", (move, marks) => expect(marksOf(move)).toEqual(marks));

  it("that steals names the posts where it may", () => {
    expect(marksOf("steal blue", (color) => [`${color}_city`])).toEqual(["place blue_city"]);
  });
});

describe("a click", () => {
  const moves = legal(
    "caravan a to b",
    "caravan a to c",
    "caravan b to a",
    "disband a",
    "route c",
    "assemble c",
    "end turn",
  );

  it("on a piece begins anew with it, also where it has but one step", () => {
    expect(new Marks(moves, []).click("caravan a")).toEqual({ pick: ["a"] });
    expect(new Marks(moves, ["a"]).click("caravan b")).toEqual({ pick: ["b"] });
  });

  it("on what several moves name narrows to these", () => {
    expect(new Marks(moves, []).click("path c")).toEqual({ pick: ["c"] });
  });

  it("on what is chosen plays it", () => {
    expect(new Marks(moves, ["route", "c"]).click("path c")).toEqual({ play: "route c" });
  });

  it("on anything else does nothing", () => {
    expect(new Marks(moves, []).click("path b")).toBeNull(); // where a piece goes is told by the house
    expect(new Marks(moves, []).click("path d")).toBeNull();
  });
});

it("a merchant who founds a trading post where it stops is lit with that city", () => {
  const moves = legal("merchant a to b", "stop");
  const marks = new Marks(moves, [], undefined, "a");
  expect(Object.fromEntries(marks.lights())).toEqual({ "merchant a": "possible", "place a": "possible" });
  expect(marks.click("merchant a")).toEqual({ pick: ["stop"] });
  expect(new Marks(moves, ["stop"], undefined, "a").click("place a")).toEqual({ play: "stop" });
  expect(new Marks(moves, []).lights().has("place a")).toBe(false);
});

it("what is left after a pick is lit, the rest faintly", () => {
  const moves = legal("merchant a to b", "merchant a to c", "route x");
  const lights = new Marks(moves, ["a"]).lights();
  expect(Object.fromEntries(lights)).toEqual({ "merchant a": "chosen", "path x": "faint" });
  expect(new Marks(moves, []).lights().get("path x")).toBe("possible");
});

it("what cannot be picked asks why of the obvious move", () => {
  const view = {
    step: "act",
    active: 0,
    players: [{ color: "red" }],
    cities: { praha: { post: "red" }, wien: { post: "blue" } },
  } as unknown as MerchantsView;
  expect(obvious(view, "path x")).toBe("route x");
  expect(obvious(view, "place praha")).toBe("recruit praha");
  expect(obvious(view, "place wien")).toBe("deliver wien");
  expect(obvious(view, "place bern")).toBeNull();
  expect(obvious({ ...view, step: "start_post" }, "place bern")).toBe("post bern");
  expect(obvious({ ...view, step: "take_token" }, "hex x")).toBe("take token x");
  expect(obvious({ ...view, step: "roll" }, "path x")).toBeNull();
});
