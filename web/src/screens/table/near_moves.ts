// The moves that the bar shows as buttons: those nearest to what was picked, as many as have room.

import { signal } from "@preact/signals";
import type { Board } from "../../boards/board";
import { PHONE } from "../../look/screen";
import type { Table } from "../../play/table";
import type { LegalMove } from "../../wire";

const MOST = 5;
const REST = 830; // what else stands in the bar
const STEPS = 1365; // a wider bar has the steps of the turn as well
const ASKED = 180; // what they leave too little for the sentence of a board that asks
const LETTER = 7.6;
const EDGES = 62; // of a button, with its key and the space beside it
const ALL = 160; // the button for all moves

const width = signal(innerWidth);
addEventListener("resize", () => (width.value = innerWidth));

/** The moves that are left, as far as they fit into the bar; the keys 1 to 9 mean the same ones. */
export function nearMoves(table: Table, board: Board): LegalMove[] {
  const found = [...table.candidates.value].sort((a, b) => rank(board, a) - rank(board, b));
  const most = found.length <= MOST ? MOST : MOST - 1;
  const left = width.value - rest(board);
  let room = matchMedia(PHONE).matches ? Infinity : left; // a phone's line of buttons can be drawn aside
  const wide = (one: LegalMove) => board.say(one, table.view.value!).length * LETTER + EDGES;
  const fitting = found.slice(0, most).filter((one) => (room -= wide(one)) > 0);
  const [last, ...others] = found.filter((one) => !fitting.includes(one));
  // It stands where that button would.
  const isAllSpare = last !== undefined && others.length === 0 && wide(last) <= ALL;
  return isAllSpare ? found : fitting;
}

const rest = (board: Board): number => (board.ask && width.value > STEPS ? REST + ASKED : REST);
const rank = (board: Board, one: LegalMove): number => board.rank?.(one) ?? 0;
