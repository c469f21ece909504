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

describe("what happens beside moves", () => {
  const line = { at: 0, seat: 1, what: "taken", text: "", events: [], lines: ["Ben is back."] };

  it("is told in the language of the reader", async () => {
    const { tableEvent } = await import("../src/play/table_events");
    expect(tableEvent(line, ["Ana", "Ben"])).toEqual(["Ben ist wieder da."]);
    expect(tableEvent({ ...line, what: "moved", lines: [] }, ["Ana", "Ben"])).toEqual([]);
  });
});
