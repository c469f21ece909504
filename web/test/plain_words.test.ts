// Every title on the plain board is told in German as a whole: each move, event, step and part of a score.

import { describe, expect, it } from "vitest";
import type { Fields, Names, TitleWords } from "../src/boards/plain/speech";
import { reason, reasons } from "../src/boards/plain/words/merv/de/why";

const SOURCES = import.meta.glob<string>("../../src/fondaco/games/*/**/*.{py,toml}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = import.meta.glob<{ words: TitleWords }>("../src/boards/plain/words/*/de.ts", { eager: true });
const titles = [...new Set(Object.keys(SOURCES).map((path) => /games\/(\w+)\//.exec(path)![1]!))];
const wordsOf = (title: string): TitleWords => FILES[`../src/boards/plain/words/${title}/de.ts`]!.words;

const source = (title: string, part: RegExp) =>
  Object.entries(SOURCES)
    .filter(([path]) => path.includes(`/games/${title}/`) && part.test(path))
    .map(([, text]) => text)
    .join("\n");
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))];
const strings = (text: string) => found(text, /"([^"]+)"/g);
const listOf = (title: string, name: string) =>
  strings(new RegExp(`^${name}: Final = \\[([\\s\\S]*?)\\]`, "m").exec(source(title, /terms\.py$/))![1]!);

const verbs = (title: string) =>
  found(source(title, /moves\.py$/), /(?:(?:CATALOGUE\.(?:one|row)|_amounts)\(\w+, f?|text = f|\[\[f)"([a-z]+)/g);
/** Those that the game makes, and those that it has sentences for; no table tells of "moved". */
const events = (title: string) =>
  [
    ...new Set([
      ...found(source(title, /\.py$/), /(?:Event\(|_?tell\(told, )"(\w+)"/g),
      ...found(source(title, /telling\.py$/), /^ {4}"(\w+)": [a-z_(]/gm),
    ]),
  ].filter((event) => event !== "moved");

const ROW: Fields = {
  id: "one",
  to: "one",
  action: "palace",
  kind: "gate",
  cost: { tan: 1 },
  points: 2,
  level: 1,
  bonus: "favour",
  cubes: 1,
  ring: "inner",
  boon: "camel",
  amount: 2,
  location: "one",
  good: "one",
  value: 3,
  price: 4,
};
const NAMED: Names = { seat: () => "Anna", name: (id) => `<${String(id)}>`, rows: () => [ROW] };
const THINGS = [
  "resource",
  "given",
  "city",
  "hex",
  "path",
  "card",
  "color",
  "site",
  "cube",
  "slot",
  "hall",
  "spice",
  "action",
  "breakthrough",
  "contract",
  "wall",
  "tile",
  "where",
];
const EVENT: Fields = {
  ...Object.fromEntries(THINGS.map((field) => [field, "one"])),
  ...{
    seat: 0,
    from: "pair",
    to: 1,
    with: 1,
    winner: 1,
    winners: [0, 1],
    piece: "caravan",
    steps: 2,
    dice: [1, 2],
    sum: 3,
    count: 2,
    for: "palace",
    gold: 1,
    number: 6,
    paid: true,
    cards: ["ginger"],
    kind: "scrolls",
  },
  ...{ good: "one", column: "A", loss: 1, active: 1, back: "one", value: 3, taler: 2, time: 1 },
  ...{ change: 1, direction: "up", funds: 3, contracts: ["one"], empty_stacks: 1, reason: "peace" },
  ...{
    resources: { wool: 1 },
    gives: { wool: 1 },
    asks: { gold: 2 },
    gets: { gold: 2 },
    line: "row 2",
    points: 2,
    year: 1,
    round: 1,
    times: 2,
    space: 3,
    place: 1,
    skipped: 1,
    camels: 1,
  },
};
/** Boons of Merv that may find no use, beside favour. */
const UNUSED = [
  ...["white_upgrade", "bonus_upgrade", "scoring_tile", "soldier", "courtier"],
  ...["any_wall", "caravan_card", "mosque_step", "trading_post"],
];
/** Moves whose first word after the verb is a number. */
const COUNTED: Record<string, string[]> = { merkator: ["take", "pay", "offer", "trade"] };
const isTold = (text: string) => text.trim() !== "" && !/undefined|NaN|null|\[object/.test(text);

it("has words for every title", () => {
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => !wordsOf(title))).toEqual([]);
});

describe.each(titles)("%s", (title) => {
  const words = wordsOf(title);

  it("says every move", () => {
    expect(verbs(title).length).toBeGreaterThan(20);
    expect(Object.keys(words.say).sort()).toEqual(verbs(title).sort());
    expect(Object.keys(words.verbs).sort()).toEqual(verbs(title).sort());
    expect(Object.keys(words.gloss).filter((verb) => !(verb in words.say))).toEqual([]);
    for (const [verb, say] of Object.entries(words.say))
      expect(say([verb, COUNTED[title]?.includes(verb) ? "1" : "one", "two", "3", "four"], NAMED)).toSatisfy(isTold);
  });

  it("tells every event", () => {
    expect(events(title).length).toBeGreaterThan(30);
    expect(Object.keys(words.tell).sort()).toEqual(events(title).sort());
    for (const tell of Object.values(words.tell)) {
      expect(tell(EVENT, NAMED)).toSatisfy(isTold);
      expect(tell(EVENT, NAMED)).toMatch(/^[^.].*[^.]\.$/);
    }
  });

  it("names every step that is asked", () => {
    const unasked = title === "merv" ? ["next_turn", "restock", "gain_favour", "gain_cube"] : [];
    expect(Object.keys(words.steps).sort()).toEqual(
      listOf(title, "STEP_IDS")
        .filter((step) => !unasked.includes(step))
        .sort(),
    );
  });

  it("names parts of a score as the game does", () => {
    const scored = source(title, /(scoring|terms)\.py$/);
    expect(Object.keys(words.parts).filter((part) => !scored.includes(`"${part}"`))).toEqual([]);
    expect(
      found(scored, /(?:_NAME = |\()"([\w ]+)"(?:, (?:float|delivered)|\n)/g).filter((part) => !(part in words.parts)),
    ).toEqual([]);
  });
});

describe("What Merv tells in German", () => {
  const { say, tell } = wordsOf("merv");

  it("names every boon that may find no use", () => {
    const flow = found(source("merv", /\/flow\.py$/), /\bBoon\(\s*([A-Z_]+)_BOON/g);
    expect(flow.length).toBe(9);
    for (const boon of [...UNUSED, "favour"]) {
      const told = tell["unused"]!({ seat: 0, boon }, NAMED);
      expect(told).toMatch(/^Anna hat keine Verwendung für /);
      expect(told).not.toContain("die Belohnung");
    }
    expect(UNUSED.length).toBe(flow.length);
  });

  it("says whose building it is, who chose for the high courtier, and why favour came", () => {
    expect(tell["deployed"]!({ seat: 0, site: "s", owner: "courtier" }, NAMED)).toBe(
      "Anna stellt einen Soldaten auf <s> (Besitzer: <courtier>).",
    );
    expect(tell["entered"]!({ opponent: "courtier", line: "row 2", chosen_by: 0 }, NAMED)).toContain(
      "(gewählt von: Anna)",
    );
    expect(tell["favour"]!({ seat: 0, space: 4, instead: "influence" }, NAMED)).toBe(
      "Anna gewinnt Gunst statt Einfluss, jetzt 4.",
    );
    expect(tell["game_over"]!({ sets: [{ seat: 0, points: 6 }] }, NAMED)).toBe(
      "Das Spiel ist aus. Punkte für Gewürzsätze: Anna 6.",
    );
  });

  it("says which boon comes next, and by what a ransom was paid", () => {
    expect(say["boon"]!(["boon", "soldier"], NAMED)).toBe("Als Nächstes: ein Soldat");
    expect(tell["ransomed"]!({ seat: 0, site: "s", cube: "tan", exchange: true }, NAMED)).toBe(
      "Anna zahlt 1 Würfel (<tan>) durch den Tausch Lösegeld für <s>.",
    );
    expect(tell["ransomed"]!({ seat: 0, site: "s", cube: "tan" }, NAMED)).not.toContain("Tausch");
  });
});

describe("The reasons of the magistrate", () => {
  const told = source("merv", /\/(magistrate|steps|turns)\b.*\.py$/);
  const pieces = (why: string) => why.split("; ");

  const isKnown = (why: string) =>
    why in reasons || /^§(,|$)/.test(why) || (why.includes("§") && reason(why, NAMED) !== undefined);

  it("are all known", () => {
    const criteria = [...told.matchAll(/Ranking\(\s*\[([^\]]+)\]/g)].flatMap((match) => strings(match[1]!));
    const kept = found(told, /(?:why = (?:\w+, )?|_[A-Z]+(?:: Final)? = )f?"([^"]+)"/g);
    const said = found(told, /(?:explain|tell)\([^"\n]*(?:"\w+", )?\w*[^"\n]*, "([^"]+ [^"]+)"/g);
    expect(criteria.length).toBeGreaterThan(15);
    expect(said.length).toBeGreaterThan(15);
    const all = [...criteria, ...kept, ...said].flatMap((why) => pieces(why.replace(/\{[^}]*\}/g, "§")));
    expect(all.filter((why) => !isKnown(why))).toEqual([]);
  });

  it("are all said", () => {
    const unknown = Object.keys(reasons).filter((why) =>
      why.split(/\{\}|, /).some((part) => !told.includes(part.trim())),
    );
    expect(unknown).toEqual([]);
  });

  it("are told as a whole", () => {
    expect(reason("tied in most of his buildings, most of yours; leftmost", NAMED)).toBe(
      "gleich: die meisten seiner Gebäude, die meisten von dir; am weitesten links",
    );
    expect(reason("the magistrate chooses: most of your buildings", NAMED)).toBe(
      "der Magistrat wählt: die meisten deiner Gebäude",
    );
    expect(
      reason("3 of his and 1 of the courtier's buildings in the line, and one for his breakthrough", NAMED),
    ).toContain("<3> von ihm, <1> des");
    expect(reason("no scoring tile is left", NAMED)).toBe("kein Wertungsplättchen ist mehr da");
    expect(reason("free_wall is left", NAMED)).toBe("noch da: <free_wall>");
    expect(reason("because", NAMED)).toBeUndefined();
  });
});
