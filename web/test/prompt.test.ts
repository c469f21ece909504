// What the bar asks in Merkator: from the step, the view and the moves that there are.

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Names } from "../src/boards/merkator/context";
import type { Printed } from "../src/boards/merkator/printed";
import type { askedAt as AskedAt } from "../src/boards/merkator/prompt";
import type { MerkatorView } from "../src/boards/merkator/view";
import { de } from "../src/boards/merkator/words/de";
import { en, type MerkatorWords } from "../src/boards/merkator/words/en";
import type { LegalMove } from "../src/wire";

const printed = {
  good: new Map(
    ["iron", "copper", "wine"].map((id) => [id, { id, name: id, location: id === "wine" ? "italy" : "sweden" }]),
  ),
  joinCost: (place: string) => (place === "denmark" ? 2 : 1),
} as unknown as Printed;
const names: Names = {
  seat: (n) => ["Anna", "Greedy 1"][Number(n)] ?? "AI",
  place: String,
  good: String,
  card: String,
};
const VIEW = {
  active: 0,
  merkator: "sweden",
  cubes: { sweden: 3 },
  check: null,
  contract: null,
  wanted: null,
  unpaid: 0,
  bids: [],
};

let askedAt: typeof AskedAt;
beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("location", { search: "", protocol: "http:" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  ({ askedAt } = await import("../src/boards/merkator/prompt"));
});

function ask(words: MerkatorWords, step: string, moves: string[], seen: Partial<MerkatorView> = {}): string {
  const view = { ...VIEW, step, ...seen } as unknown as MerkatorView;
  const legal = moves.map((move) => ({ move }) as LegalMove);
  return words.ask[step]!(askedAt(printed, view, legal), names);
}

describe("the bar asks", () => {
  it("what becomes of Taler above the limit", () => {
    expect(ask(en, "excess", ["buy theater", "give up taler"])).toBe(
      "You have more than 15 Taler: buy open cards, or give up the excess.",
    );
    expect(ask(de, "excess", [])).toContain("mehr als 15 Taler");
    expect(en.say["give"]!(names, ["give", "up", "taler"])).toBe("Give up the excess");
    expect(de.say["give"]!(names, ["give", "up", "taler"])).toBe("Überschuss abgeben");
  });

  it("for an investment, and says when a travel must wait", () => {
    expect(ask(en, "invest", ["sell c02", "buy theater", "travel italy"])).toBe(
      "Sell Contracts, buy cards, or travel to a highlighted place.",
    );
    expect(ask(en, "invest", ["travel italy"])).toBe("Travel to a highlighted place.");
    expect(ask(en, "invest", ["sell c02"])).toBe("Before you can travel: sell Contracts.");
    expect(ask(en, "invest", ["give up c02", "hold theater", "travel italy"])).toBe(
      "Give up Contracts, take a card into your hand, or travel to a highlighted place.",
    );
  });

  it("for goods", () => {
    expect(ask(en, "take", ["take 3 iron"])).toBe("Take 3 cubes from sweden: iron or copper.");
    expect(ask(en, "pay", ["pay 1 iron"], { contract: "c05_italy", unpaid: 1 })).toBe(
      "Choose what to pay for c05_italy: 1 more good.",
    );
  });

  it("for a loss", () => {
    const check = { column: "D", loss: 2 };
    expect(ask(en, "lose", ["lose iron"], { check })).toBe("The counter shows DD: choose 1 good of column D to lose.");
    expect(ask(en, "lose", ["lose iron", "supply wine"], { check })).toContain("Supply cube");
    expect(ask(en, "check", ["accept", "flip next"], { check: { column: "D", loss: 1 } })).toBe(
      "The counter shows D, a loss for everyone: accept it or flip the next counter.",
    );
  });

  it("for Contracts", () => {
    expect(ask(en, "fulfill", ["fulfill c05", "done"])).toBe("Fulfill a Contract of sweden or finish.");
    expect(ask(en, "fulfill", ["trade toward c05", "done"])).toBe("Trade for what a Contract lacks or finish.");
  });

  it("for company, with its price", () => {
    expect(ask(en, "join", ["join", "stay"], { active: 1 })).toBe(
      "Greedy 1 travels to sweden: come along for 1 Time counter, or stay.",
    );
    expect(ask(en, "join", ["join", "stay"], { active: 1, merkator: "denmark" })).toContain("2 Time counters");
    expect(ask(de, "join", ["join", "stay"], { active: 1 })).toBe(
      "Greedy 1 reist nach sweden: Komm für 1 Zeitmarke mit oder bleib zu Hause.",
    );
  });

  it("what the variants and the AI ask", () => {
    expect(
      ask(en, "swap", ["keep", "swap"], {
        bids: [
          { taler: 1, time: 1 },
          { taler: 1, time: 0 },
        ],
      }),
    ).toContain("2 Taler and 1 Time counter");
    expect(ask(en, "blocked", ["gain peace", "gain nothing"])).toContain("Peace of Westphalia");
    expect(ask(en, "blocked", ["gain same", "gain nothing"])).toContain("same value");
    expect(ask(en, "spend", ["spend c02"], { wanted: "theater", unpaid: 4 })).toBe(
      "Pay for theater: Contracts worth 4 more.",
    );
  });

  it("in German", () => {
    expect(ask(de, "invest", ["sell c02", "buy theater", "travel italy"])).toBe(
      "Verkaufe Aufträge, kaufe Karten oder reise an einen Ort, der leuchtet.",
    );
    expect(ask(de, "invest", ["sell c02"])).toBe("Vor der Reise: Verkaufe Aufträge.");
    expect(ask(de, "take", ["take 3 iron"])).toBe("Nimm 3 Würfel (sweden) als iron oder copper.");
    expect(ask(de, "fulfill", ["fulfill c05", "done"])).toBe("Erfülle einen Auftrag (sweden) oder beende den Schritt.");
  });
});
