// Both catalogues of Merchants of Europe say everything: the same things, every move, every step.

import { describe, expect, it, vi } from "vitest";
import edition from "../../src/fondaco/games/merchants/edition.toml?raw";
import events from "../../src/fondaco/games/merchants/events.py?raw";
import moves from "../../src/fondaco/games/merchants/moves.py?raw";
import terms from "../../src/fondaco/games/merchants/terms.py?raw";
import type { Names } from "../src/boards/merchants/context";
import type { Asked } from "../src/boards/merchants/prompt";
import { de } from "../src/boards/merchants/words/de";
import { en, type MerchantsWords } from "../src/boards/merchants/words/en";

const TRANSLATED = ["names", "texts"]; // English takes these as they are printed
type Leaf = [path: string, value: unknown];

function leaves(tree: object, path = ""): Leaf[] {
  return Object.entries(tree).flatMap(([name, value]): Leaf[] => {
    const at = path ? `${path}.${name}` : name;
    if (TRANSLATED.includes(at)) return [];
    return typeof value === "object" ? leaves(value as object, at) : [[at, value]];
  });
}

const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))];
const shape = (tree: object) =>
  leaves(tree)
    .map(([path, value]) => `${path}: ${typeof value}`)
    .sort();
const isTold = (text: unknown) =>
  typeof text === "string" && text.trim() !== "" && !/undefined|NaN|null|\[object/.test(text);
const names: Names = {
  seat: () => "Anna",
  color: () => "Anna",
  city: String,
  hex: String,
  place: String,
  path: String,
  terrain: String,
  resource: String,
  card: String,
};

const MOVES = [
  ...[
    "post wien",
    "neutral wien",
    "roll",
    "discard ore",
    "robber moravia",
    "steal blue",
    "buy ore",
    "buy card",
    "exchange 3 ore for wool",
    "take ore",
    "take token moravia",
    "play lancer",
    "dismiss wien",
  ],
  ...[
    "recruit wien",
    "disband moravia_n",
    "assemble moravia_n",
    "route moravia_n",
    "no route",
    "no trade",
    "via moravia_n",
    "merchant wien to praha",
    "stop",
    "stop praha",
    "number moravia",
  ],
  ...[
    "caravan moravia_n to moravia_ne",
    "deliver wien",
    "offer",
    "give 2 ore",
    "ask 1 gold",
    "propose",
    "accept",
    "decline",
    "counter",
    "trade with blue",
    "end turn",
  ],
];
const EVENT = {
  seat: 0,
  to: 1,
  from: 1,
  with: 1,
  gold: 1,
  count: 2,
  number: 6,
  for: "connection",
  city: "wien",
  hex: "moravia",
  path: "moravia_n",
  place: "wien",
  paid: true,
  piece: "caravan",
  steps: 2,
};
const asked = (isMuch: boolean): Asked => ({
  ...{
    can: (verb) => isMuch || verb === "end" || verb === "decline",
    active: 1,
    owed: isMuch ? 3 : 1,
    steps: isMuch ? 2 : 0,
    isCaravan: isMuch,
  },
  ...{
    freeRoutes: isMuch ? 2 : 1,
    founding: isMuch ? "wien" : null,
    connecting: "wien",
    founded: "wien",
    numbered: "moravia",
  },
});

/** What a sentence may be given. */
function spoken(path: string, say: (...given: never[]) => string): string[] {
  const [kind, name = ""] = path.split(".");
  if (kind === "say")
    return MOVES.filter((move) => move.split(" ")[0] === name).map((move) =>
      say(names as never, move.split(" ") as never),
    );
  if (kind === "ask") return [true, false].map((isMuch) => say(asked(isMuch) as never, names as never));
  if (kind === "tell" || kind === "brings")
    return [
      say(EVENT as never, names as never),
      say({ ...EVENT, for: "card", paid: false, from: null } as never, names as never),
    ];
  return [
    [1, 2, 3],
    [2, 0, 4],
    ["Anna", "Wien", 1],
  ].map((given) => say(...(given as never[])));
}

describe.each([
  ["English", en],
  ["German", de],
] as [string, MerchantsWords][])("Merchants of Europe in %s", (_, words) => {
  it("leaves nothing empty", () => {
    for (const [path, value] of leaves(words)) {
      const texts = typeof value === "function" ? spoken(path, value as () => string) : [value];
      expect(texts.length, path).toBeGreaterThan(0);
      expect(texts.filter((text) => !isTold(text)).map((text) => `${path}: ${String(text)}`)).toEqual([]);
    }
  });

  it("says every move", () => {
    const verbs = found(moves, /(?:CATALOGUE\.(?:one|row)|_amounts)\(\w+, f?"(\w+)/g).concat("merchant", "caravan");
    expect(verbs.length).toBeGreaterThan(25);
    expect(verbs.filter((verb) => !(verb in words.say))).toEqual([]);
  });

  it("asks at every step where somebody decides", () => {
    const steps = found(/STEP_IDS: Final = \[([^\]]*)\]/.exec(terms)![1]!, /"(\w+)"/g).filter(
      (step) => step !== "over",
    );
    expect(Object.keys(words.ask).sort()).toEqual(steps.sort());
  });

  it("tells only of what happens", () => {
    const told = found(events, /(?:Event\(|_(?:tell|went)\(told, )"(\w+)"/g).concat("traded");
    expect([...Object.keys(words.tell), ...Object.keys(words.brings)].filter((event) => !told.includes(event))).toEqual(
      [],
    );
  });

  it("has every terrain", () => {
    const terrains = found(/^terrain = \[([\s\S]*?)^\]/m.exec(edition)![1]!, /id = "(\w+)"/g);
    expect(Object.keys(words.terrains).sort()).toEqual(terrains.sort());
  });
});

describe("the catalogues of Merchants of Europe", () => {
  it("say the same things", () => expect(shape(de)).toEqual(shape(en)));

  it("have the text of every development card in German", () => {
    const cards = found(/^development_card = \[([\s\S]*?)^\]/m.exec(edition)![1]!, /id = "(\w+)"/g);
    expect(Object.keys(de.texts).sort()).toEqual(cards.sort());
    for (const text of Object.values(de.texts)) expect(isTold(text(2))).toBe(true);
  });

  it("call every region by a German name", () => {
    const hexes = [...edition.matchAll(/^\w+_hex = \[([\s\S]*?)^\]/gm)].flatMap(([, rows]) =>
      found(rows!, /id = "(\w+)"/g),
    );
    expect(new Set(hexes).size).toBeGreaterThan(50);
    expect(hexes.filter((id) => !de.names[id])).toEqual([]);
  });

  it("are marked as a whole in the pseudo-language", async () => {
    vi.stubGlobal("localStorage", { getItem: () => null });
    vi.stubGlobal("location", { search: "", protocol: "http:" });
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    const { marked } = await import("../src/words");
    for (const [path, value] of leaves(marked(en))) {
      const texts = typeof value === "function" ? spoken(path, value as () => string) : [value];
      for (const text of texts) expect(text).toMatch(/^⟦[\s\S]*⟧$/);
    }
  });
});
