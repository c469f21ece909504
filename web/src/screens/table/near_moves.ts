// The moves that the bar shows as buttons: every way out, and of the others those nearest to what was picked, as many
// as have room.

import type { Board } from "../../boards/board";
import type { Table } from "../../play/table";
import type { LegalMove } from "../../wire";
import { type Near, roomFor } from "./room";

const MOST = 5;
const FEW = 3; // so many moves are so many buttons

export function nearTo(table: Table, board: Board): Near {
  const found = [...table.candidates.value].sort((a, b) => rank(board, a) - rank(board, b));
  const isMust = (one: LegalMove) => found.length <= FEW || (board.isExit?.(one) ?? false);
  const ways = found.filter(isMust);
  const musts = new Set(ways.length > 0 ? ways : found.slice(0, 1));
  const most = found.length <= MOST ? MOST : MOST - 1;
  const others = found.filter((one) => !musts.has(one)).slice(0, Math.max(0, most - musts.size));
  const moves = found.filter((one) => musts.has(one) || others.includes(one));
  const key = moves.map((one) => board.say(one, table.view.value!)).join("\n");
  return { moves, musts, key: `${found.length} ${key}` };
}

/** The moves that are buttons now; the keys 1 to 9 mean the same ones. */
export function nearMoves(table: Table, board: Board): LegalMove[] {
  const { moves, musts, key } = nearTo(table, board);
  let spare = roomFor(key);
  return moves.filter((one) => musts.has(one) || spare-- > 0);
}

const QUIET = 100; // what is merely legal comes after all that helps

/** A way out keeps its rank: whether it helps is for a person to say. */
const rank = (board: Board, one: LegalMove): number =>
  (board.rank?.(one) ?? 0) + (one.quiet && !board.isExit?.(one) ? QUIET : 0);
