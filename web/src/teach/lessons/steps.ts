// What a step of a lesson asks for. Pure functions.

import type { LegalMove, LessonStep } from "../../wire";

/** Whether a move is one of those that are wanted: `travel *` is any that begins so. */
export function fits(wanted: string, move: string): boolean {
  return wanted.endsWith("*") ? move.startsWith(wanted.slice(0, -1)) : move === wanted;
}

/** The legal moves that do what a step asks for, those that it names first. */
export function wantedOf(step: LessonStep | undefined, legal: readonly LegalMove[]): LegalMove[] {
  const found = (step?.do ?? []).flatMap((wanted) => legal.filter(({ move }) => fits(wanted, move)));
  return [...new Set(found)];
}

/** The move that somebody meant who clicked on a thing which is not lit: that of the step, with this thing. */
export function meant(step: LessonStep, legal: readonly LegalMove[], about: string): string | null {
  const id = about.split(" ").slice(1).join(" ");
  if (!id || step.do.length === 0) return null;
  const other = legal.find(({ move }) => move.split(" ").includes(id));
  return other?.move ?? `${step.do[0]!.split(" ")[0]} ${id}`;
}
