// What many games come to, and which of them are shown.

import { describe, expect, it } from "vitest";
import { ALL, isMeant, playedAtTable, playedOf } from "../src/screens/yours/played";
import { accuracyThenAndNow, aloneOf, countedOf, runningMean, winsOf } from "../src/screens/yours/statistics";
import type { GamePlayed, KeptSheet, SeatPlayed } from "../src/wire";

const seat = (given: Partial<SeatPlayed>): SeatPlayed => ({
  name: "Anna",
  level: "",
  person: true,
  total: 50,
  rank: 1,
  accuracy: null,
  hints: 0,
  resigned: false,
  ...given,
});
const factor = (given: Partial<SeatPlayed> = {}) => seat({ name: "Factor", level: "factor", person: false, ...given });

const game = (seats: SeatPlayed[], given: Partial<GamePlayed> = {}): GamePlayed => ({
  table: "t",
  title: "merkator",
  name: "Merkator",
  options: {},
  began: 0,
  ended: 60_000,
  moves: 100,
  yours: [0],
  seats,
  rivals: [],
  counted: { deliveries: 6 },
  why: "",
  rated: false,
  ...given,
});

describe("a game that was played", () => {
  it("is won by who is first, and by nobody where it was left or there is nobody to beat", () => {
    expect(playedOf(game([seat({}), factor({ rank: 2 })])).won).toBe(true);
    expect(playedOf(game([seat({ rank: 2 }), factor()])).won).toBe(false);
    expect(playedOf(game([seat({ rank: null }), factor({ rank: null })])).won).toBeNull();
    expect(playedOf(game([seat({})])).won).toBeNull();
    expect(playedOf(game([seat({ rank: 2 })], { rivals: [seat({ total: 60 })] })).won).toBe(false);
  });

  it("counts only where one has played it oneself to its end", () => {
    expect(playedOf(game([seat({}), factor()])).counts).toBe(true);
    expect(playedOf(game([seat({ level: "factor" }), factor()])).counts).toBe(false);
    expect(playedOf(game([seat({}), seat({})], { yours: [0, 1] })).counts).toBe(false);
    expect(playedOf(game([seat({ rank: null }), factor()])).counts).toBe(false);
  });

  it("is found by what was chosen and what can be read", () => {
    const one = playedOf(game([seat({}), factor(), factor()]));
    const meant = (filter: Partial<typeof ALL>) => isMeant(one, { ...ALL, ...filter }, "Merkator Factors", 90_000_000);
    expect(meant({ against: "bots", level: "factor", seats: 3, text: "FACT merk" })).toBe(true);
    expect([meant({ seats: 2 }), meant({ days: 1 }), meant({ text: "merv" }), meant({ title: "merv" })]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("a game at a real table", () => {
  const column = (name: string, points: number, tie = 0) => ({ name, points: { all: points }, ties: [tie] });
  const columns = [column("Ilse", 30, 1), column("Marten", 30, 2), column("Yusuf", 12)];
  const sheet: KeptSheet = { id: "s", title: "merv", made: 5, columns, yours: 1 };

  it("is told by its sheet, and counts only where one wants that", () => {
    const [quiet, counted] = [false, true].map((on) => playedAtTable(sheet, "Merv", on));
    expect([quiet!.won, quiet!.me.name, quiet!.counts, counted!.counts, counted!.whole]).toEqual([
      true,
      "Marten",
      false,
      true,
      true,
    ]);
    expect(quiet!.game.seats.map(({ total, rank }) => [total, rank])).toEqual([
      [30, 2],
      [30, 1],
      [12, 3],
    ]);
    expect(winsOf([quiet!])).toEqual({ won: 0, of: 0 });
    const online = playedOf(game([seat({}), factor()]));
    expect(winsOf([counted!, online])).toEqual({ won: 2, of: 2 });
    expect(countedOf([counted!, online])).toEqual([["deliveries", 6]]);
  });

  it("is nobody's where nobody said who one was, or one was alone", () => {
    expect(playedAtTable({ ...sheet, yours: null }, "Merv", true)).toMatchObject({ won: null, counts: false });
    expect(playedAtTable({ ...sheet, columns: [columns[0]!], yours: 0 }, "Merv", true).won).toBeNull();
  });
});

describe("what many games come to", () => {
  it("tells wins, means, records and counts", () => {
    const games = [seat({}), seat({ rank: 2 }), seat({ rank: 2, level: "factor" })].map((one) =>
      playedOf(game([one, factor()])),
    );
    expect(winsOf(games)).toEqual({ won: 1, of: 2 });
    expect(countedOf(games)).toEqual([["deliveries", 6]]);
    expect(runningMean([1, 3, 8], 2)).toEqual([1, 2, 5.5]);
    const alone = [40, 58].map((total) => playedOf(game([seat({ total })])));
    expect(aloneOf(alone)).toMatchObject([{ mode: "solitary", games: 2, best: 58, hasRival: false }]);
  });

  it("compares accuracy only where there is enough of it, the newest first", () => {
    const games = Array.from({ length: 10 }, (_, n) => playedOf(game([seat({ accuracy: 90 - n })])));
    expect(accuracyThenAndNow(games)).toEqual([83, 88]);
    expect(accuracyThenAndNow(games.slice(1))).toBeNull();
  });
});
