// Stepping through a game by decision, turn or round, and playing it. Pure but for the clock.

import { signal } from "@preact/signals";
import type { Stops } from "../wire";

export type Unit = keyof Stops;
export const UNITS: readonly Unit[] = ["decisions", "turns", "rounds"];
export const SPEEDS = [0.5, 1, 2, 4] as const;

export const unit = signal<Unit>("decisions");
export const pace = signal(1);

/** The next stop after a moment, or the last before it. */
export function stopFrom(stops: readonly number[], at: number, direction: 1 | -1): number {
  const found = direction > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? (direction > 0 ? (stops.at(-1) ?? at) : 0);
}

const STEP = { decisions: 1100, turns: 1800, rounds: 2600 }; // milliseconds for which each is shown

/** How long a stop is shown. */
export const stay = (): number => STEP[unit.value] / pace.value;
