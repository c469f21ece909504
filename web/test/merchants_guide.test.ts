// The drawings on the pages of the rules of Merchants of Europe: every chapter finds those it names, with a caption.

import { expect, it, vi } from "vitest";
import chapters from "../../src/fondaco/games/merchants/guide.toml?raw";
import { guide } from "../src/boards/merchants/guide";
import { scenes as german } from "../src/boards/merchants/words/de/guide";
import { scenes as english } from "../src/boards/merchants/words/en/guide";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("location", { search: "", protocol: "http:" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

const named = [...chapters.matchAll(/^drawings = \[(.*)\]$/gm)].flatMap((match) => JSON.parse(`[${match[1]}]`));

it("draws what the chapters name, and nothing else", () => {
  expect(Object.keys(guide.drawings ?? {}).sort()).toEqual([...new Set(named)].sort());
});

it("says in both languages what each drawing shows", () => {
  expect(Object.keys(english).sort()).toEqual([...new Set(named)].sort());
  expect(Object.keys(german)).toEqual(Object.keys(english));
});

it("has a piece for every resource, terrain, color and sign", () => {
  const ids = ["lumber", "gold", "forest", "saltworks", "red", "orange", "merchant", "robber", "dice", "purple_site"];
  expect(ids.filter((id) => !guide.piece(id, 20))).toEqual([]);
  expect(guide.piece("praha", 20)).toBeNull();
});
