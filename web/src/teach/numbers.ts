// How the teacher writes what something is worth: a chance as so many of a hundred, points as they are. Pure functions.

import type { Measure } from "../analysis";

const MINUS = "−";

/** A chance in a hundred, or points. */
export function written(worth: number, measure: Measure): string {
  return measure === "chance" ? String(Math.round(worth * 100)) : rounded(worth);
}

/** The same as a difference, with its sign. */
export function difference(worth: number, measure: Measure): string {
  const text = written(Math.abs(worth), measure);
  if (text === "0") return "0";
  return `${worth > 0 ? "+" : MINUS}${text}`;
}

/** Halves of points, no finer. */
function rounded(points: number): string {
  const halves = Math.round(points * 2);
  const sign = halves < 0 ? MINUS : "";
  const [whole, rest] = [Math.floor(Math.abs(halves) / 2), Math.abs(halves) % 2];
  if (rest === 0) return `${sign}${whole}`;
  return `${sign}${whole === 0 ? "" : whole}½`;
}
