// What the bar asks in Merv: from the step, the view and the moves that there are.

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Names } from "../src/boards/merv/context";
import type { Printed } from "../src/boards/merv/printed";
import type { promptOf as PromptOf } from "../src/boards/merv/prompt";
import type { MervView } from "../src/boards/merv/view";

const none = new Map();
const printed = {
  ...{ hall: none, city: none, breakthrough: none, spice: none, wall: none, contract: none, tile: none },
} as unknown as Printed;
const names = { site: (id: string) => id, line: () => "" } as unknown as Names;
const VIEW = {
  site: "palace_tan",
  side: "north",
  line: null,
  city: [{ site: "palace_tan", resource: "tan", upgrade: null }],
  decision: { need: {}, buying: null, thing: null },
};

let promptOf: typeof PromptOf;
beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("location", { search: "", protocol: "http:" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  ({ promptOf } = await import("../src/boards/merv/prompt"));
});

function ask(step: string, ...moves: string[]): string {
  const view = { ...VIEW, step } as unknown as MervView;
  const legal = moves.map((move) => ({ move, gloss: "", quiet: false }));
  return promptOf(printed, view, legal, names);
}

describe("the bar asks", () => {
  it("for a ransom in its colors, and by the exchange power where that helps", () => {
    expect(ask("ransom", "pay tan", "surrender")).toContain("(tan or white)");
    expect(ask("ransom", "pay by exchange", "surrender")).toContain("(tan, white or Exchange)");
  });

  it("for the boon that comes next, and whether a contract may come before it", () => {
    expect(ask("pairs", "boon soldier", "boon favour")).toMatch(/choose the boon that comes next\.$/);
    expect(ask("pairs", "boon soldier", "boon favour", "fulfil level1_favour_a")).toMatch(
      /or fulfil a contract first\.$/,
    );
  });
});
