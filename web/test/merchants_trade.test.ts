// Merchants of Europe beside the map: which moves a card or button stands for, offers, rolls, and
// what a move would bring.

import { describe, expect, it, vi } from "vitest";
import type { Names } from "../src/boards/merchants/context";
import { spokenAt } from "../src/boards/merchants/merchant_stop";
import {
  buildsOf,
  composed,
  discards,
  exchangeOf,
  getsOf,
  givesOf,
  isSame,
  isWithin,
  onlyGiven,
  thinkable,
  toldOf,
} from "../src/boards/merchants/moves_for";
import { askedAt } from "../src/boards/merchants/prompt";
import { lastRoll } from "../src/boards/merchants/rolls";
import type { Counts, MerchantsView, Player } from "../src/boards/merchants/view";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("location", { search: "", protocol: "http:" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

const legal = (...moves: string[]) => moves.map((move) => ({ move, gloss: "", quiet: false }));
const PIECES = ["lumber", "wool", "grain", "ore", "salt", "gold"];

describe("a card of a resource", () => {
  const moves = legal(
    "exchange 3 ore for wool",
    "exchange 3 wool for ore",
    "buy ore",
    "buy card",
    "route ore_n",
    "give 2 ore",
    "discard ore",
    "take ore",
    "take token moravia",
  );

  it("of the hand stands for what gives it away", () => {
    expect(givesOf(moves, "ore")).toEqual(["exchange 3 ore for wool", "give 2 ore", "discard ore"]);
    expect(givesOf(moves, "salt")).toEqual([]);
  });

  it("of the supply stands for what brings it", () => {
    expect(getsOf(moves, "ore")).toEqual(["exchange 3 wool for ore", "buy ore", "take ore"]);
    expect(getsOf(moves, "wool")).toEqual(["exchange 3 ore for wool"]);
  });

  it("is exchanged the way it was said", () => {
    expect(exchangeOf(moves, "ore", "wool")).toBe("exchange 3 ore for wool");
    expect(exchangeOf(moves, "wool", "ore")).toBe("exchange 3 wool for ore");
    expect(exchangeOf(moves, "ore", "salt")).toBeUndefined();
    expect(exchangeOf(moves, null, "wool")).toBeUndefined();
  });

  it("goes without a word where no other can", () => {
    expect(onlyGiven(moves, "wool")).toBe("ore");
    expect(onlyGiven([...moves, ...legal("exchange 3 salt for wool")], "wool")).toBeNull();
    expect(onlyGiven(moves, "salt")).toBeNull();
  });
});

describe("what can be built", () => {
  it("is what a legal move does", () => {
    const moves = legal("route moravia_n", "dismiss praha", "buy ore");
    expect(buildsOf(moves, "route")).toBe("route");
    expect(buildsOf(moves, "merchant")).toBe("dismiss");
    expect(buildsOf(moves, "caravan")).toBeUndefined();
    expect(buildsOf(moves, "card")).toBeUndefined();
    expect(buildsOf(legal("buy card"), "card")).toBe("buy card");
  });
});

describe("an offer", () => {
  it("is told in the order of its kinds, what is given first", () => {
    expect(composed({ gold: -1, ore: 2, lumber: -3, wool: 0 }, PIECES)).toEqual([
      "give 3 lumber",
      "give 1 gold",
      "ask 2 ore",
      "propose",
    ]);
    expect(composed({}, PIECES)).toEqual(["propose"]);
  });

  it("gives no more than the house lets one give", () => {
    const moves = legal("give 1 ore", "give 2 ore");
    expect(thinkable(moves, "ore", -2)).toBe(true);
    expect(thinkable(moves, "ore", -3)).toBe(false);
    expect(thinkable(moves, "wool", -1)).toBe(false);
    expect(thinkable(moves, "ore", 0)).toBe(true);
  });

  it("that was told in part is thought of as a whole", () => {
    const told = toldOf({ gives: { ore: 2 }, asks: { wool: 1 } });
    expect(told).toEqual({ ore: -2, wool: 1 });
    expect(isSame(told, { wool: 1, ore: -2, salt: 0 })).toBe(true);
    expect(isSame(told, { wool: 1 })).toBe(false);
    expect([isWithin(2, -2), isWithin(2, -3), isWithin(0, 9), isWithin(0, 10)]).toEqual([true, false, true, false]);
  });

  it("asks for anything until the house has said what can be asked for", () => {
    expect(thinkable(legal("give 1 ore"), "wool", 9)).toBe(true);
    expect(thinkable(legal("give 1 ore"), "wool", 10)).toBe(false);
    expect(thinkable(legal("give 1 salt", "ask 1 wool", "propose"), "wool", 1)).toBe(true);
    expect(thinkable(legal("give 1 salt", "ask 1 wool", "propose"), "wool", 2)).toBe(false);
    expect(thinkable([], "wool", 1)).toBe(false);
  });
});

describe("cards that are discarded", () => {
  it("go in the order in which the house takes them, however they were chosen", () => {
    expect(discards({ salt: 1, grain: 0, lumber: 2 }, PIECES)).toEqual([
      "discard lumber",
      "discard lumber",
      "discard salt",
    ]);
  });
});

describe("what others do", () => {
  it("is told where it changes something, and not where it only answers", async () => {
    const { SILENT } = await import("../src/boards/merchants/show");
    expect(["rolled", "produced", "traded", "declined", "turn_began"].map((kind) => SILENT.includes(kind))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe("the last roll", () => {
  const line = (at: number, ...events: Record<string, unknown>[]) => ({
    at,
    seat: 0,
    what: "moved",
    text: "",
    lines: [],
    events,
  });
  const rolled = (seat: number, dice: number[]) => ({ event: "rolled", seat, dice, sum: dice[0]! + dice[1]! });
  const lines = [
    line(
      1,
      rolled(0, [1, 2]),
      { event: "produced", seat: 1, resources: { ore: 2 } },
      { event: "gained_gold", seat: 0, count: 1, for: "empty roll" },
    ),
    line(2, { event: "bought", seat: 0, resource: "ore", gold: 2 }),
    line(3, rolled(1, [6, 3]), { event: "shortage", resource: "salt" }),
    line(4),
  ];

  it("tells what it brought", () => {
    expect(lastRoll(lines)).toEqual({ seat: 1, dice: [6, 3], brought: [], short: ["salt"] });
    expect(lastRoll(lines, 2)).toEqual({
      seat: 0,
      dice: [1, 2],
      brought: [
        { seat: 1, counts: { ore: 2 } },
        { seat: 0, counts: { gold: 1 } },
      ],
      short: [],
    });
    expect(lastRoll([])).toBeNull();
  });
});

describe("what a move would bring", () => {
  it("is what one has more or less of", async () => {
    const { changes, signed } = await import("../src/boards/merchants/forecast");
    const player = (gold: number, ore: number, salt: number) =>
      ({ gold, own: { resources: { ore, salt } } }) as unknown as Player;
    expect(changes(player(3, 2, 1), player(1, 3, 1))).toEqual({ ore: 1, gold: -2 });
    expect([signed(2), signed(-2)]).toEqual(["+2", "−2"]);
  });
});

describe("gold that a move would bring", () => {
  it("is told once for each reason", async () => {
    const { summed } = await import("../src/boards/merchants/forecast");
    const gold = (count: number, why: string) => ({ event: "gained_gold", seat: 0, count, for: why });
    const events = [gold(1, "connection"), { event: "connected", seat: 0 }, gold(1, "connection"), gold(3, "coast")];
    expect(summed(events)).toEqual([gold(2, "connection"), { event: "connected", seat: 0 }, gold(3, "coast")]);
  });

  it("knows no number that is still to be chosen", async () => {
    const { forecastFor } = await import("../src/boards/merchants/forecast");
    const placed = { event: "number_placed", seat: 0, hex: "moravia", number: 6 };
    const view = { you: 0, players: [] } as unknown as MerchantsView;
    const names = { hex: String } as unknown as Names;
    const forecast = (numbers: Counts) => ({ view: { ...view, numbers }, isWhole: true, serves: [], events: [placed] });
    expect(forecastFor(view, forecast({}), names)).toEqual([]);
    expect(forecastFor(view, forecast({ moravia: 6 }), names)).toEqual(["number 6 to moravia"]);
  });

  it("tells the steps that would be lost", async () => {
    const { forecastFor } = await import("../src/boards/merchants/forecast");
    const { de } = await import("../src/boards/merchants/words/de");
    const view = { you: 0, players: [], numbers: {} } as unknown as MerchantsView;
    const lost = { event: "steps_lost", seat: 0, piece: "caravan", steps: 6 };
    const names = {} as Names;
    expect(forecastFor(view, { view, isWhole: false, serves: [], events: [lost] }, names)).toEqual([
      "6 steps of the caravan are lost",
    ]);
    expect(de.brings["steps_lost"]!(lost, names)).toBe("6 Schritte der Karawane verfallen");
    expect(de.brings["steps_lost"]!({ ...lost, piece: "merchant", steps: 1 }, names)).toBe(
      "1 Schritt des Händlers verfällt",
    );
  });
});

describe("a merchant who stops", () => {
  const view = {
    active: 0,
    cities: { wien: {} },
    turn: { mover: "merchant 2" },
    players: [{ merchants: ["wien", "praha"] }],
  } as unknown as MerchantsView;
  const isCity = (place: string) => ["wien", "praha"].includes(place);

  it("founds a trading post where there is none", () => {
    expect(spokenAt(view, "stop", isCity)).toEqual(["stop", "praha"]);
    expect(spokenAt({ ...view, turn: { ...view.turn, mover: "merchant 1" } }, "stop", isCity)).toEqual(["stop"]);
    expect(
      spokenAt({ ...view, players: [{ ...view.players[0]!, merchants: ["moravia_west"] }] }, "stop", isCity),
    ).toEqual(["stop"]);
    expect(spokenAt(view, "end turn", isCity)).toEqual(["end", "turn"]);
  });
});

describe("what is asked", () => {
  it("knows the kinds of moves, and the piece under way", () => {
    const view = {
      active: 1,
      turn: { mover: "any caravan", steps: 4, owed: 0, free_routes: 0 },
    } as unknown as MerchantsView;
    const asked = askedAt(view, legal("caravan a to b", "end turn"));
    expect([asked.can("caravan"), asked.can("merchant"), asked.steps, asked.isCaravan]).toEqual([true, false, 4, true]);
    const idle = askedAt({ ...view, turn: { ...view.turn, mover: null } }, []);
    expect([idle.steps, idle.isCaravan]).toEqual([0, false]);
  });
});
