// Levels of bots: which is taken, what bots are called, and that both catalogues know them all.

import { describe, expect, it } from "vitest";
import table from "../../src/fondaco/players/levels.py?raw";
import { levelOf, seatName, USUAL, withNames } from "../src/play/levels";
import type { SeatNow, TableNow } from "../src/wire";
import { de } from "../src/words/de";
import { en } from "../src/words/en";

const ALL = ["apprentice", "journeyman", "factor", "patrician"];
const bot = (name: string, level: string): SeatNow => ({
  name,
  level,
  kind: "bot",
  handed: false,
  resigned: false,
  program: false,
});
const person = (name: string, level = ""): SeatNow => ({
  name,
  level,
  kind: "person",
  handed: level !== "",
  resigned: false,
  program: false,
});

describe("the level that is taken", () => {
  it("is the one that was chosen last", () => expect(levelOf(ALL, "patrician")).toBe("patrician"));
  it("else the usual one", () => expect(levelOf(ALL, "greedy")).toBe("journeyman"));
  it("else the strongest there is", () => expect(levelOf(["random"], "patrician")).toBe("random"));
});

describe("what a bot is called", () => {
  it("is its level in the language of the reader", () => {
    expect(seatName(bot("Journeyman", "journeyman"), de.levels)).toBe("Geselle");
    expect(seatName(bot("Journeyman 2", "journeyman"), de.levels)).toBe("Geselle 2");
    expect(seatName(bot("Journeyman 2", "journeyman"), en.levels)).toBe("Journeyman 2");
  });
  it("a person keeps a name, also while a bot plays", () => {
    expect(seatName(person("Factor"), de.levels)).toBe("Factor");
    expect(seatName(person("Factor", "factor"), de.levels)).toBe("Factor");
  });
  it("a level that nobody knows is told as it is", () =>
    expect(seatName(bot("Hal 9000", "hal"), de.levels)).toBe("Hal 9000"));
  it("is the same in the account of the points, which may list others too", () => {
    const seats = [person("Anna"), bot("Factor", "factor")];
    const scores = ["Anna", "Factor", "The magistrate"].map((name) => ({ name, total: 1, rank: 1, parts: [] }));
    const now = withNames({ seats, scores } as unknown as TableNow, { factor: "Faktor" });
    expect(now.seats.map(({ name }) => name)).toEqual(["Anna", "Faktor"]);
    expect(now.scores?.map(({ name }) => name)).toEqual(["Anna", "Faktor", "The magistrate"]);
  });
});

describe("the catalogues", () => {
  const known = [...table.matchAll(/Level\(\s*"(\w+)"/g)].map((match) => match[1]!);
  it("know the levels that the players have", () => {
    expect(known).toEqual(ALL);
    for (const id of known) {
      expect(en.levels[id]?.toLowerCase()).toBe(id);
      expect(de.levels[id]).toBeTruthy();
      expect(de.plays[id]).toMatch(/^[A-ZÄÖÜ].*\.$/);
    }
  });
  it("agree on the usual one", () => expect(table).toContain(`USUAL: Final = ${USUAL.toUpperCase()}.id`));
});
