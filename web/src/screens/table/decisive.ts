// The moves that changed the points most, each told of the seat whose points it changed. Pure functions.

import type { Line } from "../../play/lines";
import type { Course } from "../../wire";

export interface Decisive {
  at: number;
  seat: number;
  gain: number;
  /** What happened, as far as it is about that seat. */
  line: Line;
}

const MOST = 4;
const LEAST = 2; // points that a move has to bring or to cost

/** The seat that an event speaks of, as each game names it. */
const seatOf = (event: Line["events"][number]): unknown => event["seat"] ?? event["owner"];

/** What a move brought to one seat: what is told of its points; else to whoever moved all of it, to others what is told
 * of them; null if nothing is. */
function about(line: Line, seat: number): Line | null {
  const scored = line.events.filter((event) => seatOf(event) === seat && typeof event["points"] === "number");
  if (scored.length > 0) return { ...line, seat, events: scored, lines: [] };
  if (line.seat === seat) return line;
  const events = line.events.filter((event) => seatOf(event) === seat);
  return events.length > 0 ? { ...line, seat, events, lines: [] } : null;
}

export function decisive(course: Course, lines: readonly Line[], seats: number): Decisive[] {
  const gains = course.totals.flatMap((totals, at) =>
    at === 0 ? [] : totals.map((points, seat) => ({ at, seat, gain: points - (course.totals[at - 1]![seat] ?? 0) })),
  );
  return gains
    .filter(({ gain, seat }) => Math.abs(gain) >= LEAST && seat < seats)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .flatMap((one) => {
      const line = lines.find(({ at }) => at === one.at);
      const told = line ? about(line, one.seat) : null;
      return told ? [{ ...one, line: told }] : [];
    })
    .filter(({ at }, n, all) => all.findIndex((one) => one.at === at) === n)
    .slice(0, MOST);
}
