// What things are: every rule that is named exists, and every kind of thing that a board shows is told of.

import { describe, expect, it } from "vitest";
import merchants from "../../src/fondaco/games/merchants/rules.toml?raw";
import merkator from "../../src/fondaco/games/merkator/rules.toml?raw";
import merv from "../../src/fondaco/games/merv/rules.toml?raw";

const files = import.meta.glob<string>("../src/boards/*/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** All sources in a folder, without those below it. */
const sources = (folder: string): string =>
  Object.entries(files)
    .filter(([path]) => path.slice(0, path.lastIndexOf("/")) === `../src/boards/${folder}`)
    .map(([, text]) => text)
    .join("\n");

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1]!);

describe.each(Object.entries({ merkator, merchants, merv }))("what the things of %s are", (title, rules) => {
  const told = sources(`${title}/explain`);

  it("is told with rules that exist", () => {
    const known = all(rules, /^id = "(.+)"/gm);
    const named = all(told, /"([a-z]+\.[a-z_]+)"/g);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });

  it("is told of every kind that is shown", () => {
    const kinds = new Set(all(sources(title), /data-about=\{?["`]([a-z]+)/g));
    const table = told.slice(told.indexOf("byKind<Context>("));
    expect(kinds.size).toBeGreaterThan(5);
    expect([...kinds].filter((kind) => !new RegExp(`\\b${kind}\\b`).test(table))).toEqual([]);
  });
});
