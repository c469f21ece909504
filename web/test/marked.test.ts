// Names of things in the texts of the rules: as in the terminal.

import { expect, it } from "vitest";
import { plain } from "../src/screens/rules/marked";

const names = { plums: "Pflaumen", plums_one: "Pflaume", ham: "Schinken" };

it("puts names in place of marks, and another one after a 1 where there is one", () => {
  expect(plain("1 {plums}, 21 {plums}, 1 {ham}", names)).toBe("1 Pflaume, 21 Pflaumen, 1 Schinken");
  expect(plain("0.1 {plums} {zeppelin}", names)).toBe("0.1 Pflaumen zeppelin");
});
