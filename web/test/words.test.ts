// Both catalogues say everything: the same things, in every case, and what the server speaks of.

import { describe, expect, it, vi } from "vitest";
import edition from "../../src/fondaco/games/merkator/edition.toml?raw";
import moves from "../../src/fondaco/games/merkator/moves.py?raw";
import type { Asked } from "../src/boards/merkator/asked";
import type { Names } from "../src/boards/merkator/context";
import { de as merkatorDe } from "../src/boards/merkator/words/de";
import { type MerkatorWords, en as merkatorEn } from "../src/boards/merkator/words/en";
import { de } from "../src/words/de";
import { en } from "../src/words/en";

const game = import.meta.glob<string>("../../src/fondaco/games/merkator/**/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const house = import.meta.glob<string>(
  [
    "../../src/fondaco/{server,server/api,server/push,analysis,core,players,puzzles,games/*}/*.py",
    "../../src/fondaco/*.py",
    "../src/service/*.ts",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const games = import.meta.glob<string>("../../src/fondaco/games/*/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const all = (sources: Record<string, string>) => Object.values(sources).join("\n");
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))];

/** What comes in English from elsewhere, and is in the catalogue only where it is translated. */
const TRANSLATED = /^(names|texts|ratings|parts|shortNames|titles\.\w+\.options|said|plays)$/;

type Leaf = [path: string, value: unknown];

function leaves(tree: object, path = ""): Leaf[] {
  return Object.entries(tree).flatMap(([name, value]): Leaf[] => {
    const at = path ? `${path}.${name}` : name;
    if (TRANSLATED.test(at)) return [];
    return typeof value === "object" && !Array.isArray(value) ? leaves(value as object, at) : [[at, value]];
  });
}

const shape = (tree: object) =>
  leaves(tree).map(([path, value]) => `${path}: ${Array.isArray(value) ? value.length : typeof value}`);
const isTold = (text: unknown) =>
  typeof text === "string" && text.trim() !== "" && !/undefined|NaN|null|\[object/.test(text);
const named: Names = { seat: () => "Anna", place: String, good: String, card: String };

const TAKE_TEXT = [
  ...["happened", "turnOf", "playsFor", "chooses", "thinking", "heading", "held", "waitsFor", "level", "bot", "hand"],
  ...["page", "name", "asked", "tie", "curtain", "ranOut", "clock"],
];

/** Why SoloPlay's AI does something, in the words of the house. */
const REASONS = ["path up: next is 5 Denmark; 5 Denmark has no cubes", "he can spend 3, and needs 4"];

/** What a sentence may be given: numbers where it counts, else names. */
function spoken(path: string, say: (...given: never[]) => string): string[] {
  const [kind, name = ""] = path.split(".");
  if (kind === "say")
    return MOVES.filter((move) => move.startsWith(name)).map((move) => say(named as never, move.split(" ") as never));
  if (kind === "ask") return ASKED.map((asked) => say(asked as never, named as never));
  if (kind === "tell") return [say(EVENT as never, named as never)];
  if (kind === "why") return REASONS.map((why) => say(why as never, ((place: string) => place) as never));
  const takesText = TAKE_TEXT.some((part) => path.toLowerCase().includes(part.toLowerCase()));
  const samples = takesText
    ? [
        ["Anna", "bot", 1],
        ["Anna", "yes", 2],
      ]
    : [
        [1, 2, 3],
        [2, 0, 4],
        [0.5, 1, 1],
      ];
  return samples.map((given) => say(...(given as never[])));
}

const ASKED: Asked[] = [true, false].map((isMuch) => ({
  ...{
    can: (verb) => isMuch || ["travel", "fulfill", "accept", "trade"].includes(verb),
    active: 1,
    place: "italy",
    cubes: isMuch ? 3 : 1,
    goods: ["wine", "plums"],
    cost: isMuch ? 2 : 1,
  },
  ...{
    letter: isMuch ? "DD" : "D",
    column: "D",
    contract: "c05_italy",
    wanted: "theater",
    unpaid: isMuch ? 3 : 1,
    taler: 2,
    time: isMuch ? 1 : 0,
  },
}));
const MOVES = [
  ...[
    "sell c05_italy",
    "buy theater",
    "travel dutch_republic",
    "take 3 plums",
    "take 3 plums 2 wine",
    "lose plums",
    "supply iron",
    "fulfill c05_italy",
    "trade toward c05_italy",
  ],
  ...[
    "trade 4 iron for ham",
    "trade 4 time for ham",
    "trade 4 iron for any",
    "pay 2 iron",
    "pay 0 iron",
    "accept",
    "flip next",
    "join",
    "stay",
    "done",
    "spend c05_italy",
    "give up c05_italy",
  ],
  ...[
    "give bonus_italy_wine",
    "hold theater",
    "gain top",
    "gain hand",
    "gain same",
    "gain peace",
    "gain nothing",
    "offer 0 taler",
    "offer 2 taler",
    "offer 1 time",
    "keep",
    "swap",
  ],
];
const EVENT = {
  ...{
    seat: 0,
    active: 1,
    contract: "c05_italy",
    back: "c03_spain",
    card: "theater",
    cards: ["theater", "wache"],
    contracts: ["c03_spain"],
    good: "iron",
    given: "time",
    for: "any",
  },
  ...{
    place: "italy",
    count: 2,
    taler: 3,
    time: 1,
    change: 1,
    column: "B",
    loss: 2,
    value: 4,
    reason: "peace",
    direction: "up",
    rating: "Game Victory",
    why: "so",
    rule: "soloplay.buy_exact",
    funds: 12,
    empty_stacks: 3,
  },
};

describe("the catalogues", () => {
  it.each([
    [en, de],
    [merkatorEn, merkatorDe],
  ])("say the same things", (english, german) => {
    expect(shape(german).sort()).toEqual(shape(english).sort());
  });

  it.each([
    ["en", en],
    ["de", de],
    ["merkator en", merkatorEn],
    ["merkator de", merkatorDe],
  ] as [string, object][])("%s leaves nothing empty", (_, catalogue) => {
    for (const [path, value] of leaves(catalogue)) {
      const texts = typeof value === "function" ? spoken(path, value as () => string) : [value].flat();
      const silent = path.startsWith("gloss.")
        ? []
        : texts.filter((text) => !isTold(text)).map((text) => `${path}: ${String(text)}`);
      expect(silent).toEqual([]);
    }
  });

  it("are marked as a whole in the pseudo-language", async () => {
    vi.stubGlobal("localStorage", { getItem: () => null });
    vi.stubGlobal("location", { search: "", protocol: "http:" });
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    const { marked } = await import("../src/words");
    for (const [path, value] of [...leaves(marked(en)), ...leaves(marked(merkatorEn))]) {
      const texts = typeof value === "function" ? spoken(path, value as () => string) : [value].flat();
      for (const text of texts) expect(text).toMatch(/^⟦[\s\S]*⟧$/);
    }
  });
});

describe.each([
  ["English", merkatorEn],
  ["German", merkatorDe],
] as [string, MerkatorWords][])("Merkator in %s", (_, words) => {
  it("tells every event", () => {
    const told = [...found(all(game), /Event\("(\w+)"/g), ...found(all(game), /tell\(told, "(\w+)"/g)];
    expect(told.length).toBeGreaterThan(40);
    expect(told.filter((event) => !(event in words.tell))).toEqual([]);
    expect(Object.keys(words.tell).filter((event) => !told.includes(event))).toEqual([]);
  });

  it("asks at every step where somebody decides", () => {
    const steps = found(/STEP_IDS: Final = \[([^\]]*)\]/.exec(all(game))![1]!, /"(\w+)"/g);
    expect(steps.length).toBeGreaterThan(15);
    expect(Object.keys(words.ask).sort()).toEqual(steps.filter((step) => !["over", "ai_turn"].includes(step)).sort());
  });

  it("says every move", () => {
    const verbs = [
      ...new Set([...found(moves, /CATALOGUE\.(?:row|one)\(\w+, "(\w+)/g), ...found(moves, /\[f"(\w+) /g)]),
    ];
    expect(verbs.length).toBeGreaterThan(15);
    expect(verbs.filter((verb) => !(verb in words.say))).toEqual([]);
    expect(Object.keys(words.say).filter((verb) => !verbs.includes(verb))).toEqual([]);
  });
});

describe("German", () => {
  it("has every Building", () => {
    const buildings = found(edition.slice(edition.indexOf("[[building]]")), /^id += "(\w+)"/gm);
    expect(buildings.length).toBe(26);
    expect(Object.keys(merkatorDe.texts).sort()).toEqual(buildings.sort());
  });

  it("names only what is printed", () => {
    const ids = found(edition, /id += "(\w+)"/g);
    expect(Object.keys(merkatorDe.names).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("has every part and rating of a score", () => {
    const scored = all(game);
    for (const english of [...Object.keys(merkatorDe.parts), ...Object.keys(merkatorDe.ratings)])
      expect(scored).toContain(`"${english}"`);
    expect(found(scored, /^ {4}\(\d+, "([\w ]+)"\)/gm).filter((rating) => !(rating in merkatorDe.ratings))).toEqual([]);
  });

  it("has the options of every title", () => {
    for (const [path, source] of Object.entries(games)) {
      const title = /games\/(\w+)\//.exec(path)![1]!;
      const unknown = found(source, /Option\(\s*"(\w+)"/g).filter((option) => !de.titles[title]?.options?.[option]);
      expect(unknown).toEqual([]);
    }
  });

  it("knows what the house says word for word", () => {
    const source = all(house).replace(/"\n\s+f?"/g, ""); // a sentence may stand on two lines
    const unknown = Object.keys(de.said).filter((english) =>
      english.split("{}").some((part) => part.trim().length > 2 && !source.includes(part)),
    );
    expect(unknown).toEqual([]);
    for (const [english, german] of Object.entries(de.said))
      expect(german.split("{}").length).toBeLessThanOrEqual(english.split("{}").length);
  });
});
