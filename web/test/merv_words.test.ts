// Both catalogues of Merv's board say everything: the same things, at every step, for all that is printed.

import { describe, expect, it } from "vitest";
import edition from "../../src/fondaco/games/merv/edition.toml?raw";
import terms from "../../src/fondaco/games/merv/terms.py?raw";
import type { Asked } from "../src/boards/merv/asked";
import { de as board } from "../src/boards/merv/words/de";
import { guide } from "../src/boards/merv/words/de/guide";
import { scenes } from "../src/boards/merv/words/de/scenes";
import { en as englishBoard, type MervWords } from "../src/boards/merv/words/en";
import { guide as englishGuide } from "../src/boards/merv/words/en/guide";
import { scenes as englishScenes } from "../src/boards/merv/words/en/scenes";

/** With what comes later. */
const en = { ...englishBoard, guide: englishGuide, scenes: englishScenes };
const de = { ...board, guide, scenes };

/** What is in a catalogue only where it differs from the printed name or the words of the plain board. */
const OWN = ["names", "many", "say"];

type Leaf = [path: string, value: unknown];

function leaves(tree: object, path = ""): Leaf[] {
  return Object.entries(tree).flatMap(([name, value]): Leaf[] => {
    const at = path ? `${path}.${name}` : name;
    if (OWN.includes(at)) return [];
    return typeof value === "object" && !Array.isArray(value) ? leaves(value as object, at) : [[at, value]];
  });
}

const shape = (tree: object) =>
  leaves(tree).map(([path, value]) => `${path}: ${Array.isArray(value) ? value.length : typeof value}`);
const isTold = (text: unknown) =>
  typeof text === "string" && text.trim() !== "" && !/undefined|NaN|null|\[object/.test(text);
const ASKED: Asked[] = [true, false].map((isMuch) => ({
  can: () => isMuch,
  side: "in the north",
  line: "row 2",
  site: "palace, tan",
  thing: "a wall",
  need: "1 tan",
  ransom: "tan or white",
}));

/** A sentence with what it may be given. */
function spoken(path: string, say: (...given: never[]) => string): string[] {
  if (path.startsWith("ask.")) return ASKED.map((asked) => say(asked as never));
  if (path === "plan.market") return [say("a" as never)];
  if (path === "list" || path === "oneOf") return [say(["1 tan", "1 teal"] as never)];
  return [
    [1, 2, 3, 4, 5, 6, true],
    [2, 1, 1, 1, 1, 1, false],
  ].map((given) => say(...(given as never[])));
}

const strings = (text: string) => [...text.matchAll(/"(\w+)"/g)].map((match) => match[1]!);
const listOf = (name: string) => strings(new RegExp(`^${name}: Final = \\[([\\s\\S]*?)\\]`, "m").exec(terms)![1]!);
const UNASKED = ["over", "next_turn", "restock", "gain_favour", "gain_cube"];

it("say the same things", () => {
  expect(shape(de).sort()).toEqual(shape(en).sort());
});

describe.each([
  ["English", en],
  ["German", de],
] as [string, MervWords][])("Merv in %s", (_, words) => {
  it("leaves nothing empty", () => {
    const silent = leaves(words).flatMap(([path, value]) => {
      const texts = typeof value === "function" ? spoken(path, value as () => string) : [value].flat();
      return texts.filter((text) => !isTold(text)).map((text) => `${path}: ${String(text)}`);
    });
    expect(silent).toEqual([]);
  });

  it("has letters of their own for all colors", () => {
    expect(new Set(Object.values(words.letters)).size).toBe(4);
  });

  it("names what a ransom may be paid with", () => {
    expect(words.oneOf(["a", "b", "c"])).toMatch(/^a, b \w+ c$/);
  });

  it("asks at every step where somebody decides", () => {
    expect(Object.keys(words.ask).sort()).toEqual(
      listOf("STEP_IDS")
        .filter((step) => !UNASKED.includes(step))
        .sort(),
    );
  });

  it("has words for actions, boons, breakthroughs and halls", () => {
    expect(Object.keys(words.actions).sort()).toEqual(listOf("ACTION_IDS").sort());
    expect(Object.keys(words.boons).sort()).toEqual(listOf("BOON_IDS").sort());
    expect(Object.keys(words.halls).sort()).toEqual(listOf("HALL_IDS").sort());
    expect(Object.keys(words.buying).sort()).toEqual(listOf("BUY_IDS").sort());
    const printed = [...edition.matchAll(/id = "(\w+)",\s+name = "[^"]+",\s+tier/g)].map((match) => match[1]!);
    expect(printed.length).toBe(16);
    expect(Object.keys(words.breakthroughs).sort()).toEqual(printed.sort());
  });
});

it("German speaks of moves as the board names them", () => {
  for (const say of [...Object.values(en.say), ...Object.values(de.say)]) expect(say("Rayy")).toSatisfy(isTold);
});
