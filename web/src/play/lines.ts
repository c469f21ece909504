// The lines of a table's log: what is known of a game, and how news joins it. Pure functions.

import type { RenewedLine, Story, Told } from "../wire";
import type { GameEvent } from "./view";

export interface Line {
  at: number; // moves after it; 0: no move
  seat: number | null;
  what: string;
  text: string;
  events: GameEvent[];
  lines: string[];
}

/** The lines after some news. What was taken back is no longer told. */
export function withNews(lines: readonly Line[], told: Told, moves: number): Line[] {
  const last = told.table?.moves ?? Infinity;
  const kept = told.what === "took_back" ? lines.filter((line) => line.at <= last) : [...lines];
  const line = lineOf(told, moves);
  const isKnown = line.at > 0 && kept.some(({ at }) => at === line.at); // it is played back
  return isKnown ? kept : [...kept, line];
}

function lineOf(told: Told, moves: number): Line {
  const { seat, what, text, events, lines } = told;
  const at = what === "moved" ? (told.table?.moves ?? moves) : 0;
  return { at, seat: seat ?? null, what, text, events, lines };
}

/** The whole story of a game, and what came in while it was on its way. */
export function withStory(lines: readonly Line[], story: Story): Line[] {
  const moves = story.moves.map(({ at, seat, events, lines }) => ({
    at,
    seat,
    what: "moved",
    text: "",
    events,
    lines,
  }));
  const last = moves.at(-1)?.at ?? 0;
  const isTold = (line: Line) =>
    line.at === 0
      ? line.what === "renewed" && story.renewals.some((renewal) => said(renewal) === line.text)
      : line.at <= last;
  return [...withRenewals(moves, story.renewals), ...lines.filter((line) => !isTold(line))];
}

/** Where the rules changed, it is said between the moves. */
function withRenewals(moves: Line[], renewals: Story["renewals"]): Line[] {
  const found = [...moves];
  for (const renewal of renewals.toReversed()) {
    const next = found.findIndex((line) => line.at > renewal.at);
    found.splice(next < 0 ? found.length : next, 0, renewed(renewal));
  }
  return found;
}

/** What the house says of it when it happens. */
function said({ rules, edition }: RenewedLine): string {
  return `${rules} ${edition}`;
}

function renewed(renewal: RenewedLine): Line {
  return { at: 0, seat: null, what: "renewed", text: said(renewal), events: [], lines: [] };
}
