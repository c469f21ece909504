// What one could pay for in Merv with the cubes at hand, and what an action could bring now.

import { describe, expect, it, vi } from "vitest";
import type { Context } from "../src/boards/merv/context";
import type { Color, MervView, Player } from "../src/boards/merv/view";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("location", { search: "", protocol: "http:" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

const { differentColors, missingFor, mostOfOneColor } = await import("../src/boards/merv/explain/means");
const { actionNow, meansFor, stallNow } = await import("../src/boards/merv/explain/now");

const me = (cubes: Partial<Player["cubes"]>, more: Partial<Player> = {}): Player =>
  ({
    owner: 0,
    cubes: { purple: 0, tan: 0, teal: 0, orange: 0, white: 0, ...cubes },
    breakthroughs: [],
    courtiers: { knowledge: 0, spice: 0, trade: 0, faith: 0 },
    stores: { scrolls: 1, common: 0, rare: 0 },
    space: "start",
    camels: 0,
    ...more,
  }) as Player;

const at = (player: Player, decision: Partial<MervView["decision"]> = {}): MervView =>
  ({
    you: 0,
    active: 0,
    players: [player],
    decision: { exchange_used: false, discount_used: false, market_used: false, ...decision },
    caravansary: { cards: ["pepper", "ginger", "pepper"], camels: 1, deck: 9 },
    palace: { knowledge: [1, 1, 1], spice: [], trade: [], faith: [] },
    walls_left: { tan2: 1, teal3: 0 },
  }) as unknown as MervView;

describe("what is missing for a cost", () => {
  const missing = (player: Player, decision = {}) =>
    missingFor(player, { tan: 1, teal: 1 }, at(player, decision), "mosque");

  it("is told by color, and white cubes pay for any", () => {
    expect(missing(me({ tan: 2 }))).toEqual({ teal: 1 });
    expect(missing(me({ tan: 2, white: 1 }))).toEqual({});
    expect(missing(me({ white: 1 }))).toEqual({ teal: 1 });
  });

  it("counts a discount for that action and a spare cube to exchange, once a turn", () => {
    expect(missing(me({ tan: 1 }, { breakthroughs: ["discount_mosque"] }))).toEqual({});
    expect(missing(me({ tan: 1 }, { breakthroughs: ["discount_mosque"] }), { discount_used: true })).toEqual({
      teal: 1,
    });
    expect(missing(me({ tan: 1 }, { breakthroughs: ["discount_palace"] }))).toEqual({ teal: 1 });
    expect(missing(me({ tan: 2 }, { breakthroughs: ["exchange_tan"] }))).toEqual({});
    expect(missing(me({ tan: 1 }, { breakthroughs: ["exchange_tan"] }))).toEqual({ teal: 1 });
  });
});

it("cubes of one color, and of different ones", () => {
  const player = me({ tan: 3, teal: 1, white: 1 });
  expect(mostOfOneColor(player, at(player), "caravansary")).toBe(4);
  expect(differentColors(player)).toBe(3);
});

const context = (view: MervView): Context =>
  ({
    view,
    names: { thing: String },
    printed: {
      ...Object.fromEntries(
        ["hall", "city", "breakthrough", "spice", "contract", "tile", "space", "wall"].map((kind) => [kind, new Map()]),
      ),
      rules: { courtiers_per_hall: 3, breakthrough_scrolls: [2, 4, 6, 8] },
      halls: (["knowledge", "spice", "trade", "faith"] as const).map((id, n) => ({
        id,
        cost: (["purple", "tan", "teal", "orange"] as Color[])[n],
      })),
      cities: [
        { id: "rayy", cost: { tan: 1 } },
        { id: "kashgar", cost: { teal: 2 } },
      ],
      segments: [{ from: "start", to: "row1_step1", cost: { orange: 1 } }],
      walls: [
        { id: "tan2", cost: { tan: 2 } },
        { id: "teal3", cost: { teal: 3 } },
      ],
    },
  }) as unknown as Context;

describe("an action tells what it could bring now", () => {
  const told = (player: Player, action: Parameters<typeof actionNow>[1]) => actionNow(context(at(player)), action)[0];
  const rich = me({ tan: 2, purple: 1 });
  it("cards", () => expect(told(rich, "caravansary")).toMatch(/2 cards; 2 cards in reach/));
  it("courtiers, in halls with a free place", () => expect(told(rich, "palace")).toMatch(/in: spice\.$/i));
  it("scrolls, and a breakthrough", () => expect(told(rich, "library")).toMatch(/2 scrolls: 3 in all, and a break/));
  it("goods", () => expect(told(rich, "marketplace")).toMatch(/good of: rayy\.$/));
  it("steps", () => expect(told(rich, "mosque")).toMatch(/cannot pay for the next step: 1 orange/));
  it("walls that are left", () => expect(told(rich, "wall")).toMatch(/^You can pay for: [^,]+\.$/));
  it("nothing to one who looks on", () => expect(actionNow(context({ ...at(rich), you: null }), "wall")).toEqual([]));
});

it("a city or a step tells what is missing, a stall whether there is a camel", () => {
  const poor = at(me({}));
  expect(meansFor(context(poor), { teal: 2 }, "marketplace")[0]).toMatch(/2 teal missing/);
  expect(stallNow(context(poor), 0)[0]).toMatch(/no camel/);
  expect(stallNow(context(at(me({}, { camels: 2 }))), 0)[0]).toMatch(/You have 2 camels/);
  expect(stallNow(context(at(me({}, { camels: 2 }))), 1)[0]).toMatch(/emptied/);
  expect(stallNow(context(at(me({}, { camels: 2 }), { market_used: true })), 0)[0]).toMatch(/used/);
});
