// What an opponent whom the rules play does, cut into steps that a person carries out at a real table. Pure functions.

import type { GameEvent } from "./view";

/** Things that happen together, the sentence that the house has for each, and what is said before them. */
export interface Step {
  events: GameEvent[];
  lines: string[];
  /** How many things happened before it. */
  at: number;
  /** What has to be known, with nothing to be done for it. */
  notes: GameEvent[];
  noteLines: string[];
}

/** Nothing is done at the table for these: a turn begins, or what was told a moment ago is turned up. */
const SILENT = ["turn_began", "opponent_turn", "ai_turn_began", "opened", "card_drawn", "restocked", "scored"];
/** Said before the step that follows. */
const NOTED = ["ai_stopped_buying", "acts_times", "round_began", "year_began", "activated"];
/** Of several in a row only the last is carried out, as a marker goes on. */
const LAST = ["influence", "favour"];

const kindOf = (event: GameEvent): string => String(event["event"]);

/** Whether an opponent whom the rules play does it, and no person chooses it for him. */
export const isOpponents = (event: GameEvent): boolean =>
  (event["opponent"] !== undefined && event["chosen_by"] === undefined) || kindOf(event).startsWith("ai_");

/** The steps of all that happens once an opponent has begun; what one does oneself, one knows. */
export function stepsOf(events: readonly GameEvent[], lines: readonly string[], from = 0): Step[] {
  const first = events.findIndex(isOpponents);
  const steps: Step[] = [];
  let next = emptyStep();
  for (const [at, event] of events.entries()) {
    const line = lines[at] ?? "";
    if (first < 0 || at < Math.max(first, from) || isSilent(event, line)) continue;
    if (NOTED.includes(kindOf(event))) note(next, event, line);
    else if (isMore(steps.at(-1), next, event)) more(steps.at(-1)!, event, line);
    else {
      steps.push({ ...next, events: [event], lines: [line], at });
      next = emptyStep();
    }
  }
  return steps;
}

const emptyStep = (): Step => ({ events: [], lines: [], at: 0, notes: [], noteLines: [] });

const isSilent = (event: GameEvent, line: string): boolean => SILENT.includes(kindOf(event)) || line === "";

function note(step: Step, event: GameEvent, line: string): void {
  step.notes.push(event);
  step.noteLines.push(line);
}

/** Cubes that come together are one step, and so is a marker that goes on. */
function isMore(last: Step | undefined, next: Step, event: GameEvent): boolean {
  const before = last?.events[0];
  if (!before || next.notes.length > 0 || before["event"] !== event["event"]) return false;
  const isSameOwner = before["opponent"] === event["opponent"] && before["seat"] === event["seat"];
  return kindOf(event) === "cube_placed" || (LAST.includes(kindOf(event)) && isSameOwner);
}

function more(step: Step, event: GameEvent, line: string): void {
  const isLast = LAST.includes(kindOf(event));
  step.events = isLast ? [event] : [...step.events, event];
  step.lines = isLast ? [line] : [...step.lines, line];
}

const REASON = /^(.*?) \((.*)\)\.?$/s;

/** A sentence of the log, and apart from it the reason that stands there in brackets. */
export function withReason(told: string): { sentence: string; reason: string } {
  const [, sentence, reason] = REASON.exec(told) ?? [];
  if (sentence === undefined || reason === undefined) return { sentence: told, reason: "" };
  return { sentence: `${sentence}.`, reason: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.` };
}
