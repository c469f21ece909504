// What things are: every rule that is named exists, and every kind of thing that a board shows is told of.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const BOARDS = "src/boards";
const GAMES = "../src/fondaco/games";

/** All sources of a folder, without those below it. */
const sources = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("\n");

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1]!);

describe.each(["merkator", "merchants", "merv"])("what the things of %s are", (title) => {
  const told = sources(`${BOARDS}/${title}/explain`);

  it("is told with rules that exist", () => {
    const known = all(readFileSync(`${GAMES}/${title}/rules.toml`, "utf8"), /^id = "(.+)"/gm);
    const named = all(told, /"([a-z]+\.[a-z_]+)"/g);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });

  it("is told of every kind that is shown", () => {
    const shown = sources(`${BOARDS}/${title}`);
    const kinds = all(shown, /data-about=\{?["`](?:\$\{.*?\} )?([a-z]+)/g);
    const table = told.slice(told.indexOf("byKind<Context>("));
    expect(new Set(kinds).size).toBeGreaterThan(5);
    expect([...new Set(kinds)].filter((kind) => !new RegExp(`\\b${kind}\\b`).test(table))).toEqual([]);
  });
});
