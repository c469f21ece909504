// Why something is not possible, told in German; and what happens beside moves.

import { beforeAll, describe, expect, it, vi } from "vitest";

const clause = { id: "travel.cost", page: "2", heading: "Reisen", text: "Drei Orte kosten Zeitmarken.", reason: "" };
const refused = {
  text: "'travel italy' is not possible now. Three locations have a price.",
  clause: "travel.cost",
  page: "2",
};

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("location", { search: "?language=de", protocol: "http:" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  await (await import("../src/words")).loadWords();
});

describe("a refusal", () => {
  it("is told by its clause", async () => {
    const { reason } = await import("../src/play/refusals");
    expect(reason(refused, [clause])).toBe(clause.text);
  });

  it("waits for the rules, and does without them where they do not know the clause", async () => {
    const { reason } = await import("../src/play/refusals");
    expect(reason(refused, null)).toBe("");
    expect(reason(refused, [])).toBe(refused.text);
  });

  it.each([
    ["Seat 2 is taken.", "Platz 2 ist besetzt."],
    ["Seat 3 is held for Ana ($&).", "Platz 3 ist für Ana ($&) freigehalten."],
    ["Merkator has no move 'fly'.", "Merkator kennt keinen Zug 'fly'."],
    ["Something that nobody has translated.", "Something that nobody has translated."],
  ])("without a clause is told by the house: %s", async (english, german) => {
    const { reason } = await import("../src/play/refusals");
    expect(reason({ text: english, clause: "", page: "" }, null)).toBe(german);
  });
});

describe("several sentences of the house", () => {
  it.each([
    [
      "It was played with version 1 of Merv's rules; here is version 2. It is shown as it was kept.",
      "Diese Partie wurde nach Fassung 1 der Regeln von Merv gespielt; hier gilt Fassung 2. Du siehst sie so, wie sie aufbewahrt wurde.",
    ],
    ["Too many names and passwords were tried. Wait a minute.", "Das waren zu viele Versuche. Warte eine Minute."],
    ["Seat 3 is held for St. John.", "Platz 3 ist für St. John freigehalten."],
    ["Seat 2 is taken. Nobody has translated this.", "Platz 2 ist besetzt. Nobody has translated this."],
  ])("are told one by one, or as a whole: %s", async (english, german) => {
    const { translated } = await import("../src/words/translated");
    expect(translated(english)).toBe(german);
  });
});

describe("why a game ended early", () => {
  it.each([
    ["all agreed", "Das Spiel endet hier: Alle sind einverstanden."],
    ["Anna ran out of time", "Das Spiel endet hier: Die Zeit von Anna ist abgelaufen."],
    [
      "it has come to 20000 moves, and no game may have more",
      "Das Spiel endet hier: Es hat 20000 Züge, und mehr darf keines haben.",
    ],
    ["nobody has touched it for a day", "Das Spiel endet hier: Seit einem Tag hat es niemand angerührt."],
    ["nobody has touched it for 30 days", "Das Spiel endet hier: Seit 30 Tagen hat es niemand angerührt."],
    ["nobody has translated this", "Das Spiel endet hier."],
  ])("is told in German: %s", async (english, german) => {
    const { words } = await import("../src/words");
    expect(words.value.ended(english)).toBe(german);
    expect(words.value.happened["ended"]!("", english, 0)).toBe(german);
  });
});

describe("what happens beside moves", () => {
  const line = { at: 0, seat: 1, what: "taken", text: "", events: [], lines: ["Ben is back."] };

  it("is told in the language of the reader", async () => {
    const { tableEvent } = await import("../src/play/table_events");
    expect(tableEvent(line, ["Ana", "Ben"])).toEqual(["Ben ist wieder da."]);
    const renewed = { ...line, seat: null, what: "renewed", text: "2 8f39", lines: ["From here on: ..."] };
    expect(tableEvent(renewed, ["Ana", "Ben"])).toEqual(["Von hier an: Fassung 2 der Regeln, Ausgabe 8f39."]);
    expect(tableEvent({ ...line, what: "moved", lines: [] }, ["Ana", "Ben"])).toEqual([]);
  });
});
