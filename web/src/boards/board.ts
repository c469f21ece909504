// What a board is: a drawing of one game, and the words for it. A game without one of its own is
// played on the plain board, and so is any for those who prefer text.

import type { ComponentChildren, FunctionComponent } from "preact";
import type { Line } from "../play/lines";
import type { Show, Table } from "../play/table";
import type { GameEvent } from "../play/view";
import type { LegalMove } from "../wire";

export interface BoardProps<V = unknown> {
  table: Table<V>;
  /** The bar with the turn and the buttons; the board says where it stands. */
  bar: ComponentChildren;
}

/** Something that happens: how the table stood, what happened before it, and then together. */
export interface Scene<V = unknown> {
  view: V;
  before: GameEvent[];
  events: GameEvent[];
}

/** Draws a scene; nothing where the board cannot show it. */
export type Picture<V> = (table: Table<V>, scene: Scene<V>) => ComponentChildren;

/** The board of a title whose views are `V`. */
export interface Board<V = unknown> {
  /** The table of a game, with everything of that game on it. */
  Board: FunctionComponent<BoardProps<V>>;
  /** What is asked now, in one sentence, given the legal moves and the names of the seats. */
  ask?(view: V, moves: LegalMove[], seats: string[]): string;
  /** A move as a button says it. */
  say(move: LegalMove, view: V): string;
  /** What that leaves unsaid, in short; without it the server's own words. */
  gloss?(move: LegalMove): string;
  /** Moves that the bar shows first have a lower rank. */
  rank?(move: LegalMove): number;
  /** Whether a move is a way out for which nothing on the board stands: it is always a button. */
  isExit?(move: LegalMove): boolean;
  /** Which year and round it is, where that says more than the number of the turn. */
  moment?(view: V): string;
  /** What is asked in another's turn, in a word or two; "Your answer" where nothing is said. */
  question?(view: V): string | undefined;
  /** What is missing for a move that is refused, in words: things by id. */
  lacks?(missing: Record<string, number>): string;
  /** What happened, as sentences of the log. */
  tell(line: Line, seats: string[]): string[];
  /** The one sentence of it that matters most. */
  brief?(line: Line, seats: string[]): string | undefined;
  /** The steps of a turn, and which of them it is. */
  steps(view: V): { names: string[]; at: number };
  /** The points of each seat, where everybody may know them. */
  points(view: V): string[];
  /** What a part of a score is called. */
  part?(of: string): string;
  /** The kinds of parts, in the order of the first ones of a score; the last is for all others. */
  groups?(): string[];
  /** What is to be said of the end besides who won. */
  verdict?(view: V): string;
  /** Lets go of what was begun on the board and is no move yet, as Escape does. */
  letGo?(): void;
  /** Brings what draws something that happens as a still picture, with only that lit. */
  picture?(): Promise<Picture<V>>;
  /** Why an opponent whom the rules play did it, where that is told better than in brackets. */
  why?(event: GameEvent): string | undefined;
  /** Where a thing lies that cannot be drawn now, for those who wonder. */
  lies?(id: string, view: V): "discard" | "removed" | undefined;
  /** Shows something that happened, in motion. */
  show(table: Table<V>): Show<V>;
}
