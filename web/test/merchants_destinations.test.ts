// Where a click on the map sends a piece, what that costs, and what the board answers in one's stead.

import { signal } from "@preact/signals";
import { describe, expect, it, vi } from "vitest";
import type { Destination } from "../src/wire";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("location", { search: "", protocol: "http:" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

const way = (moves: string[], pays: Record<string, number>, ...then: string[]): Destination => ({
  moves,
  pays,
  events: [],
  then,
});

describe("a goal", async () => {
  const { goalsOf, stationsOf } = await import("../src/boards/merchants/destinations");
  const near = way(["caravan a to b"], { salt: 1 });
  const far = way(["caravan a to b", "caravan b to c"], { salt: 1, gold: 1 }, "deliver riga");
  const dear = way(["caravan a to b", "caravan b to d"], { salt: 2 }, "deliver riga", "deliver kyiv");

  it("is where the piece goes; where it can do one thing, that is done as well", () => {
    const goals = goalsOf([near, far, dear]).filter(({ mark }) => mark.startsWith("path"));
    expect(goals.map(({ mark, moves }) => [mark, moves.at(-1)])).toEqual([
      ["path b", "caravan a to b"],
      ["path c", "deliver riga"],
      ["path d", "caravan b to d"],
    ]);
  });

  it("is a city to which something is delivered, by the cheapest way", () => {
    const cities = goalsOf([dear, far, near]).filter(({ mark }) => mark.startsWith("place"));
    expect(cities.map(({ mark, moves }) => [mark, moves.join(", ")])).toEqual([
      ["place riga", "caravan a to b, caravan b to c, deliver riga"],
      ["place kyiv", "caravan a to b, caravan b to d, deliver kyiv"],
    ]);
  });

  it("of a merchant is an intersection, with the trading post that it founds there", () => {
    const walk = way(["merchant a to b", "merchant b to riga"], { grain: 1 }, "stop");
    expect(goalsOf([walk]).map(({ mark, moves }) => [mark, moves.at(-1)])).toEqual([["place riga", "stop"]]);
    expect(stationsOf(walk)).toEqual(["a", "b", "riga"]);
  });
});

describe("a plan", async () => {
  const { Plan } = await import("../src/play/plan");
  const table = () => {
    const picked = signal<readonly string[]>([]);
    const now = signal({ at: 1, moves: 0, undo: "free" as "free" | "none" });
    const refusal = signal<unknown>(null);
    return {
      picked,
      now,
      refusal,
      catchingUp: signal(false),
      take: (next: readonly string[]) => void (picked.value = next),
    };
  };
  const played = async (at: ReturnType<typeof table>, barred = "") => {
    const plan = new Plan(at);
    const moves: string[] = [];
    plan.make(["one", "two", "three"]);
    await plan.follow("one", (move) => {
      moves.push(move);
      if (move === barred) at.refusal.value = "no";
      else stand(at, at.now.value.moves + 1);
      return Promise.resolve();
    });
    return moves;
  };
  const stand = ({ now }: ReturnType<typeof table>, moves: number, undo: "free" | "none" = "free") =>
    void (now.value = { at: now.value.at + 1, moves, undo });
  const takenBack = async (at: ReturnType<typeof table>, plan: InstanceType<typeof Plan>, last = 0) => {
    await plan.takeBack(() => {
      const moves = at.now.value.moves - 1;
      stand(at, moves, moves > last ? "free" : "none");
      return Promise.resolve();
    });
    return at.now.value.moves;
  };
  const followed = async (at: ReturnType<typeof table>) => {
    const plan = new Plan(at);
    stand(at, 4);
    plan.make(["one", "two", "three"]);
    await plan.follow("one", () => Promise.resolve(stand(at, at.now.value.moves + 1)));
    return plan;
  };

  it("is taken back as a whole, as it was chosen", async () => {
    const at = table();
    expect(await takenBack(at, await followed(at))).toBe(4);
  });

  it("is taken back as far as that is free", async () => {
    const at = table();
    expect(await takenBack(at, await followed(at), 6)).toBe(6);
  });

  it("is taken back after what was done later", async () => {
    const at = table();
    const plan = await followed(at);
    stand(at, 8);
    expect([await takenBack(at, plan), await takenBack(at, plan)]).toEqual([7, 4]);
  });

  it("is forgotten once it was taken back in another way", async () => {
    const at = table();
    const plan = await followed(at);
    stand(at, 3);
    stand(at, 7);
    expect(await takenBack(at, plan)).toBe(6);
  });

  it("is played move by move", async () => expect(await played(table())).toEqual(["one", "two", "three"]));

  it("ends with what is refused", async () => expect(await played(table(), "two")).toEqual(["one", "two"]));

  it("is forgotten once something else is picked, though it begins alike", () => {
    const at = table();
    const plan = new Plan(at);
    plan.make(["one", "two"]);
    expect(plan.moves).toEqual(["one", "two"]);
    at.take(["one"]);
    expect(plan.moves).toEqual([]);
  });
});

describe("an offer", async () => {
  const { toggled } = await import("../src/boards/merchants/answering");
  const { mirrored, openingOf } = await import("../src/boards/merchants/moves_for");

  it("is asked about by the kinds that one wants, each named once", () => {
    expect(toggled([], "ore")).toEqual(["ore"]);
    expect(toggled(["salt", "ore"], "ore")).toEqual(["salt"]);
  });

  it("is countered beginning with itself, as far as one holds what it asks for", () => {
    const held = (id: string) => (id === "salt" ? 1 : 0);
    expect(mirrored({ gives: { ore: 2 }, asks: { salt: 3 } }, held)).toEqual({ ore: 2, salt: -1 });
  });

  it("can be thought of where the house would hear one", () => {
    expect(openingOf([{ move: "offer", gloss: "", quiet: false }])).toBe("offer");
    expect(
      openingOf([
        { move: "decline", gloss: "", quiet: false },
        { move: "counter", gloss: "", quiet: false },
      ]),
    ).toBe("counter");
    expect(openingOf([{ move: "end turn", gloss: "", quiet: false }])).toBeUndefined();
  });
});

it("terrain differs from hex to hex, and stays the same for each", async () => {
  const { motifsOf } = await import("../src/boards/merchants/map_terrain");
  const hex = (q: number, r: number) => ({ id: "x", q, r, terrain: "forest", token: "blank" as const });
  const relative = (q: number, r: number) => JSON.stringify(motifsOf(hex(q, r), false).map(({ d, size }) => [d, size]));
  expect(relative(1, 2)).toBe(relative(1, 2));
  expect(new Set([relative(0, 0), relative(1, 0), relative(0, 1), relative(-2, 3)]).size).toBe(4);
});
