// What this browser remembers of puzzles: which were solved or looked up, and the days on which that of the day was
// solved. ../keeping.ts keeps it with an account, too.

import { signal } from "@preact/signals";
import { keptHere } from "../../play/storage";

const DAY = 86_400_000;

export type Outcome = "solved" | "seen";

export interface Kept {
  outcomes: Record<string, Outcome>;
  days: string[];
  /** The last day on which the puzzle of the day was looked up; only this browser knows. */
  lookedUp?: string;
}

const storage = keptHere<Kept>("fondaco-puzzles", { outcomes: {}, days: [] });
const changes = signal(0);

/** Another page may have written, too: it is read anew each time. */
export const memory = {
  read(): Kept {
    void changes.value;
    return storage.read();
  },
  write(kept: Kept): void {
    storage.write(kept);
    changes.value = changes.peek() + 1;
  },
};

/** How one came through a puzzle: what was first stays. A day counts if its puzzle was solved on it, for the first time
 *  or again, before the solution was looked up that day. */
export function noted(before: Kept, puzzle: string, outcome: Outcome, day: string | null): Kept {
  const after = { ...before, outcomes: { [puzzle]: outcome, ...before.outcomes } };
  if (day === null || before.days.includes(day) || before.lookedUp === day) return after;
  return outcome === "solved" ? { ...after, days: [...before.days, day] } : { ...after, lookedUp: day };
}

/** Days in a row up to today, or to yesterday, as long as today's is still open. */
export function streak(days: readonly string[], today: string): number {
  const first = days.includes(today) ? today : dayBefore(today);
  let count = 0;
  for (let day = first; days.includes(day); day = dayBefore(day)) count += 1;
  return count;
}

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

/** How hard a puzzle is: 0, 1 or 2, by how many of twelve bots do not find it. */
export const hardness = (missed: number): number => (missed <= 3 ? 0 : missed <= 7 ? 1 : 2);

export const idOf = ({ title, id }: { title: string; id: string }): string => `${title} ${id}`;
