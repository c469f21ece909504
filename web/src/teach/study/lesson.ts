// Learning from mistakes: one costly decision after the other, tried as often as one likes. Pure functions.

import type { Account, Judged } from "../../analysis";
import type { Tried } from "../../wire";
import { costliestOf } from "../account/scale";

/** How one came through a position. */
export type Outcome = { kind: "open" } | { kind: "found"; tries: number } | { kind: "shown" } | { kind: "skipped" };

/** What becomes of a try. */
export type Stage =
  | { kind: "trying" }
  | { kind: "judging" }
  | { kind: "judged"; answer: Tried; isSame: boolean }
  | { kind: "shown" }
  | { kind: "failed"; text: string };

export interface Course {
  all: readonly Judged[];
  outcomes: readonly Outcome[];
  at: number;
}

const OPEN: Outcome = { kind: "open" };

/** The costliest decisions of a seat for which something better is known; from one of them on, if it is named. */
export function begun(account: Account, seat: number, from: number | null): Course {
  const all = costliestOf(account, seat).filter((one) => one.better !== null);
  const first = all.findIndex((one) => one.at === from);
  return { all, outcomes: all.map(() => OPEN), at: Math.max(0, first) };
}

/** What is settled first stays: who was shown the move has not found it. */
export function settled(course: Course, outcome: Outcome): Course {
  const isOpen = course.outcomes[course.at]?.kind === "open";
  const outcomes = course.outcomes.map((one, at) => (at === course.at && isOpen ? outcome : one));
  return { ...course, outcomes };
}

/** The next position that is open, after this one or before it; past the last, all are done. */
export function next(course: Course): Course {
  const left = settled(course, { kind: "skipped" });
  const order = left.all.map((_, n) => (left.at + 1 + n) % left.all.length);
  const found = order.find((at) => left.outcomes[at]!.kind === "open");
  return { ...left, at: found ?? left.all.length };
}

export const isDone = (course: Course): boolean => course.at >= course.all.length;

export const foundCount = (course: Course): number => course.outcomes.filter((one) => one.kind === "found").length;
