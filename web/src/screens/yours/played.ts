// A game that was played, as a page of statistics looks at it. Pure functions.

import type { GamePlayed, KeptSheet, SeatPlayed, SheetColumn } from "../../wire";
import { ranksOf, totalOf } from "../companion/score";

/** Against whom; a game at a real table is told by a score sheet, and nobody asks who they were. */
export type Against = "people" | "bots" | "solo" | "table";

export interface Played {
  game: GamePlayed;
  me: SeatPlayed;
  against: Against;
  /** The level of all bots; none where there are none, or several levels. */
  level: string;
  /** The opponent whom the rules play against one seat. */
  rival: SeatPlayed | null;
  /** Null where nobody can win: alone, or where the game was left. */
  won: boolean | null;
  /** How it was played: of one seat, such as soloplay; else nothing. */
  mode: string;
  /** Whether it tells how well one plays: not if a bot, or somebody at the same screen, has played too. */
  counts: boolean;
  /** Whether, besides, one has played it to its end. */
  whole: boolean;
}

export function playedOf(game: GamePlayed): Played {
  const me = game.seats[game.yours[0]!]!;
  const others = game.seats.filter((_, at) => !game.yours.includes(at));
  const isSolo = game.seats.length === 1;
  const rival = isSolo ? (game.rivals[0] ?? null) : null;
  const isOpen = me.rank === null || (isSolo && !rival);
  return {
    game,
    me,
    against: isSolo ? "solo" : others.some((seat) => seat.person) || others.length === 0 ? "people" : "bots",
    level: levelOf(others),
    rival,
    won: isOpen ? null : me.rank === 1,
    mode: isSolo ? (game.options["solo"] ?? (rival ? "rival" : "solitary")) : "",
    counts: isOwn(game, me),
    whole: isOwn(game, me) && !me.resigned,
  };
}

/** Whether one has played it alone at one's screen, and oneself, until its end or until one resigned. */
function isOwn({ yours }: GamePlayed, me: SeatPlayed): boolean {
  return yours.length === 1 && (me.level === "" || me.resigned) && me.rank !== null;
}

function levelOf(others: SeatPlayed[]): string {
  const levels = new Set(others.map((seat) => (seat.person ? "" : seat.level)));
  return levels.size === 1 ? [...levels][0]! : "";
}

/** A game at a real table, by its score sheet; it counts where one wants that, and says who one was. */
export function playedAtTable(sheet: KeptSheet, name: string, isCounted: boolean): Played {
  const ranks = ranksOf(sheet.columns);
  const seats = sheet.columns.map((column, at) => seatOf(column, ranks[at]!));
  const { id, title, made, yours } = sheet;
  const game = { table: id, title, name, options: {}, began: made, ended: made, moves: 0, yours: [yours ?? 0], seats };
  const counts = isCounted && yours !== null;
  return {
    game: { ...game, rivals: [], counted: {}, why: "", rated: false },
    me: seats[yours ?? 0]!,
    against: "table",
    level: "",
    rival: null,
    won: yours === null || seats.length === 1 ? null : ranks[yours] === 1,
    mode: "",
    counts,
    whole: counts,
  };
}

function seatOf(column: SheetColumn, rank: number): SeatPlayed {
  const { name } = column;
  return { name, level: "", person: true, total: totalOf(column), rank, accuracy: null, hints: 0, resigned: false };
}

/** Minutes that a game took. */
export const minutesOf = ({ began, ended }: GamePlayed): number => Math.max(1, Math.round((ended - began) / 60_000));

// --- Which games are shown ---

export interface Filter {
  title: string;
  against: Against | "";
  level: string;
  seats: number;
  days: number;
  text: string;
}

export const ALL: Filter = { title: "", against: "", level: "", seats: 0, days: 0, text: "" };

const DAY = 86_400_000;

/** Whether a game is meant; `said` is what can be read of it, `now` the time. */
export function isMeant(played: Played, filter: Filter, said: string, now: number): boolean {
  const { game } = played;
  return (
    (filter.title === "" || game.title === filter.title) &&
    (filter.against === "" || played.against === filter.against) &&
    (filter.level === "" || game.seats.some((seat) => !seat.person && seat.level === filter.level)) &&
    (filter.seats === 0 || game.seats.length === filter.seats) &&
    (filter.days === 0 || now - game.ended < filter.days * DAY) &&
    filter.text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => said.toLowerCase().includes(word))
  );
}
