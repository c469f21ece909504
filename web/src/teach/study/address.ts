// A position to study in the address of the page, so that a link leads back to it.

import type { Study } from "../../wire";

const BETWEEN = "~"; // moves of a branch

const number = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

export function positionIn(query: URLSearchParams): Study {
  const line = query.get("line");
  return { at: number(query.get("at")) ?? 0, moves: line ? line.split(BETWEEN) : [], seat: number(query.get("seat")) };
}

export function addressOf(table: string, { at, moves = [], seat }: Study): string {
  const query = new URLSearchParams({ at: String(at) });
  if (moves.length > 0) query.set("line", moves.join(BETWEEN));
  if (seat !== null && seat !== undefined) query.set("seat", String(seat));
  return `/study/${table}?${query}`;
}
