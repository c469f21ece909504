// What a house writes of a table, as panels.

import { expect, test } from "vitest";
import { isSentence, sections } from "../src/boards/plain/sections";

test("an empty line ends a panel, a line at the margin is its heading", () => {
  const found = sections(["The supply", "  3 wool", "  2 ore", "", "Order: Anna, Bert"]);
  expect(found).toEqual([
    { head: "The supply", lines: ["  3 wool", "  2 ore"], isDrawn: false },
    { head: "", lines: ["Order: Anna, Bert"], isDrawn: false },
  ]);
});

test("a line that is set in far goes on with the one before", () => {
  const [panel] = sections(["Walls", "  2 for purple,", "      1 for tan"]);
  expect(panel!.lines).toEqual(["  2 for purple, 1 for tan"]);
});

test("a drawing keeps every letter in its place", () => {
  const map = ["Board", "   .---.       .---.", "      /Mo  *\\     /Fo   \\", "      \\___/"];
  const [panel] = sections(map);
  expect(panel!.isDrawn).toBe(true);
  expect(panel!.lines).toEqual(map.slice(1));
});

test("a sentence has words with one space between them", () => {
  expect(isSentence("  R B W: at a corner a trading post")).toBe(true);
  expect(isSentence("row 1   library orange  wall purple")).toBe(false);
  expect(isSentence("     .===.")).toBe(false);
});
