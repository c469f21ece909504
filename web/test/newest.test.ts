// The log, newest first.

import { expect, test } from "vitest";
import type { Line } from "../src/play/lines";
import { newest } from "../src/play/newest";

const line = (what: string, seat: number, text = what) => ({ what, seat, lines: [text] }) as Line;

test("moves that are taken back one after the other are told once", () => {
  const lines = [line("played", 0), line("took_back", 0), line("took_back", 0), line("took_back", 1)];
  expect(newest(lines, (one) => one.lines, 9).map(({ text }) => text)).toEqual(["took_back", "took_back", "played"]);
});
