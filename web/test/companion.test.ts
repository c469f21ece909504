// The companion: steps of an opponent, reasons apart, what is typed, a file of own cards, who has won.

import { expect, test } from "vitest";
import { why } from "../src/boards/merkator/words/de/why";
import { stepsOf, withReason } from "../src/play/told_steps";
import { matching, split } from "../src/screens/companion/outcomes";
import { changes, kindsOf, put } from "../src/screens/companion/own_cards";
import { emptyColumn, ranksOf, together } from "../src/screens/companion/score";
import { toml } from "../src/screens/companion/toml";

const EVENTS = [
  { event: "took", seat: 0, good: "iron" },
  { event: "ai_turn_began" },
  { event: "ai_stopped_buying" },
  { event: "ai_traveled", place: "denmark" },
  { event: "opened", card: "c05_italy" },
  { event: "cube_placed", place: "hamburg" },
  { event: "cube_placed", place: "russia" },
  { event: "turn_began", seat: 0 },
];
const LINES = EVENTS.map(({ event }) => event);

test("what the opponent does is cut into steps that need a hand", () => {
  const steps = stepsOf(EVENTS, LINES);
  expect(steps.map(({ lines }) => lines)).toEqual([["ai_traveled"], ["cube_placed", "cube_placed"]]);
  expect(steps[0]!.noteLines).toEqual(["ai_stopped_buying"]);
  expect(steps.map(({ at }) => at)).toEqual([3, 5]);
});

test("what was shown before a question is not shown again", () => {
  expect(stepsOf(EVENTS, LINES, 5)).toHaveLength(1);
  expect(stepsOf(EVENTS.slice(0, 1), LINES)).toEqual([]);
});

test("a marker that goes on is one step, and so is nobody's but its owner's", () => {
  const gains = [3, 4].map((space) => ({ event: "influence", opponent: "magistrate", space }));
  const mine = { event: "influence", seat: 0, space: 1 };
  const steps = stepsOf([...gains, mine], ["3", "4", "1"]);
  expect(steps.map(({ lines }) => lines)).toEqual([["4"], ["1"]]);
});

test("what a person places for the courtier is no step of his", () => {
  expect(stepsOf([{ event: "built", opponent: "courtier", chosen_by: 0 }], ["Ana places"])).toEqual([]);
});

test("a reason stands apart", () => {
  const told = "The magistrate enters row 5 (most of his buildings: 2 against 1).";
  expect(withReason(told)).toEqual({
    sentence: "The magistrate enters row 5.",
    reason: "Most of his buildings: 2 against 1.",
  });
  expect(withReason("Round 2 begins.").reason).toBe("");
});

test("reasons of the AI are told in German whole, or not at all", () => {
  const place = (name: string) => ({ Denmark: "Dänemark", Spain: "Spanien" })[name] ?? name;
  const path = "path up: 3 Spain costs 1 Time counter, more than he has; next is 5 Denmark";
  expect(why(path, place)).toBe(
    "Weg aufwärts: 3 Spanien kostet 1 Zeitmarke, mehr als sie hat; die Nächste ist 5 Dänemark",
  );
  expect(why("Denmark gives 2 Time counters", place)).toBe("Dänemark bringt 2 Zeitmarken");
  expect(why("path up: the moon; next is 5 Denmark", place)).toBeUndefined();
});

const OUTCOMES = ["2 Hamburg: 1 Ham", "3 Île: 2 Wine", "Börse"].map((name, number) => ({
  cell: name,
  name,
  number: number === 1 ? null : number,
  gone: "",
}));

test("an outcome is meant by number, by its beginning, by a word in it, never one that cannot come", () => {
  expect(matching(OUTCOMES, "3")?.name).toBe("Börse");
  expect(matching(OUTCOMES, "ham")?.number).toBe(0);
  expect(matching(OUTCOMES, "borse")?.number).toBe(2);
  expect(matching(OUTCOMES, "ile")).toBeUndefined();
  const salted = ["Saltworks", "Salt"].map((name, number) => ({ cell: name, name, number, gone: "" }));
  expect([matching(salted, "sal")?.name, matching(salted, "salt")?.name]).toEqual(["Saltworks", "Salt"]);
  expect(matching(OUTCOMES, "2")).toBeUndefined();
  expect(matching(OUTCOMES, " ")).toBeUndefined();
  expect(split(OUTCOMES[0]!.name)).toEqual(["2 Hamburg", "1 Ham"]);
});

const TABLES = {
  schema_version: 1,
  rules: { limit: 5, "odd name": 'a "quote"' },
  place: [{ id: "a", at: [1, 0.5] }],
  contract: [{ id: "c", goods: { ham: 1 }, open: true }],
};

test("own cards are a file in which nothing falls into another table", () => {
  expect(toml(TABLES, "Mine")).toBe(
    `# Mine\n\nschema_version = 1\n\nplace = [\n  { id = "a", at = [1, 0.5] },\n]\n\ncontract = [\n` +
      `  { id = "c", goods = { ham = 1 }, open = true },\n]\n\n[rules]\nlimit = 5\n"odd name" = "a \\"quote\\""\n`,
  );
});

test("cards come first, and what differs is counted", () => {
  expect(kindsOf(TABLES)).toEqual(["contract", "place"]);
  const mine = put(TABLES, "contract", 0, { id: "c", goods: { ham: 2 }, open: true });
  expect([changes(mine, TABLES), changes(TABLES, TABLES)]).toEqual([1, 0]);
});

test("who has won is decided by the total, then by what breaks a tie", () => {
  const column = (points: number, ties: number[]) => ({ ...emptyColumn(2), points: { all: points }, ties });
  expect(ranksOf([column(5, [1, 0]), column(5, [1, 3]), column(4, [9, 9])])).toEqual([2, 1, 3]);
  expect(ranksOf([column(5, [1, 0]), column(5, [1, 0])])).toEqual([1, 1]);
});

test("sheets are listed once, the newest first, as they were corrected here", () => {
  const sheet = (id: string, made: number, title = "merv") => ({ id, title, made, columns: [], yours: 0 });
  const listed = together([sheet("b", 2), sheet("a", 1)], [sheet("c", 3), sheet("a", 1, "merkator")]);
  expect(listed.map(({ id, title }) => `${id} ${title}`)).toEqual(["c merv", "b merv", "a merkator"]);
});
