// Rules are found by words, not by parts of words: as in the terminal.

import { describe, expect, it } from "vitest";
import { foundIn } from "../src/screens/rules/word_search";

describe("a search by word", () => {
  const text = "The Ham, a cube, Fish Oil and 2 Time counters. join.cost";

  it.each(["ham", "fish oil", "Time counter", "cubes", "join.cost", " cost "])("finds %s", (sought) => {
    expect(foundIn(text, sought, "en")).toBe(true);
  });

  it.each(["ham", "win", "burg", "counter time", "sal"])("does not find %s in parts of words", (sought) => {
    expect(foundIn("Hamburg: your wine, Time counters; a sale.", sought, "en")).toBe(false);
  });

  it("knows German plurals", () => {
    expect(foundIn("Aufträge und Waren", "Auftrag", "de")).toBe(true);
    expect(foundIn("Ein Auftrag", "aufträge", "de")).toBe(true);
    expect(foundIn("Auftragsstapel", "Auftrag", "de")).toBe(false);
  });
});
