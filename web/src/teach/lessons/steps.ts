// What a step of a lesson asks for, and which slip of a first game is due. Pure functions.

import type { Line } from "../../play/lines";
import type { FirstGameSlip, LegalMove, LessonStep } from "../../wire";

/** Whether a move is one of those that are wanted: `travel *` is any that begins so. */
export function fits(wanted: string, move: string): boolean {
  return wanted.endsWith("*") ? move.startsWith(wanted.slice(0, -1)) : move === wanted;
}

/** The legal moves that do what a step asks for, those that it names first. */
export function wantedOf(step: LessonStep | undefined, legal: readonly LegalMove[]): LegalMove[] {
  const found = (step?.do ?? []).flatMap((wanted) => legal.filter(({ move }) => fits(wanted, move)));
  return [...new Set(found)];
}

/** What a step that has no words of its own answers to a legal try: what it waits for, as the button says it. */
export function waitsFor(
  [wanted]: readonly LegalMove[],
  say: (move: LegalMove) => string,
  words: { wrong(move: string): string; waits: string },
): string {
  return wanted ? words.wrong(say(wanted)) : words.waits;
}

/** The move that somebody meant who clicked on a thing which is not lit: that of the step, with this thing. */
export function meant(step: LessonStep, legal: readonly LegalMove[], about: string): string | null {
  const id = about.split(" ").slice(1).join(" ");
  if (!id || step.do.length === 0) return null;
  const other = legal.find(({ move }) => move.split(" ").includes(id));
  return other?.move ?? `${step.do[0]!.split(" ")[0]} ${id}`;
}

/** How long lessons take somebody who is new to the game, in whole minutes. */
export const minutesOf = (rows: readonly { seconds: number }[]): number =>
  Math.max(1, Math.round(rows.reduce((sum, { seconds }) => sum + seconds, 0) / 60));

export const nameOf = (slip: FirstGameSlip): string => slip.may || slip.event;

/** The slip that is due: the first that was not shown yet, and whose time has come. */
export function due(
  slips: readonly FirstGameSlip[],
  known: readonly string[],
  legal: readonly LegalMove[],
  lines: readonly Line[],
): FirstGameSlip | undefined {
  const happened = (kind: string) => lines.some(({ events }) => events.some((event) => event["event"] === kind));
  const isDue = (slip: FirstGameSlip) =>
    slip.may ? legal.some(({ move }) => move.split(" ")[0] === slip.may) : happened(slip.event);
  return slips.find((slip) => !known.includes(nameOf(slip)) && isDue(slip));
}
