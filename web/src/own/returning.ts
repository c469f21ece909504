// What happened since one looked last is shown as if it happened now: the table as it was then, and each move.

import { house } from "../play/house";
import type { Replay, Since, TableNow, Told } from "../wire";

export interface Returned {
  before: TableNow;
  told: Told[];
}

/** The table as one saw it last, and all that led from there to now; the last of it is now. */
export async function returned(now: TableNow, since: Since): Promise<Returned> {
  const { view, moves } = await house.replay(now.id, since.moves, now.eyes);
  const told = moves.map((move, at) => toldOf(now, move, at === moves.length - 1));
  return { before: then(now, view, (moves[0]?.at ?? now.moves) - 1), told };
}

type Move = Replay["moves"][number];

function toldOf(now: TableNow, { at, seat, events, lines, view }: Move, isLast: boolean): Told {
  const table = isLast ? now : then(now, view, at);
  return { type: "told", seq: now.seq, what: "moved", seat, text: "", events, lines, made: 0, table };
}

/** The table after so many moves; nobody can play there. */
function then(now: TableNow, view: Record<string, unknown>, moves: number): TableNow {
  const actor = view["to_act"];
  const to_act = typeof actor === "number" ? actor : null;
  return {
    ...now,
    at: moves - now.moves,
    moves,
    view,
    to_act,
    legal: null,
    scores: null,
    status: "playing",
    ended: "",
  };
}

/** Settles when the board is drawn, so that pieces can move there. */
export async function boardDrawn(): Promise<void> {
  while (!document.querySelector(".board-place > *")) await frame();
  await frame();
}

const frame = () => new Promise((next) => requestAnimationFrame(next));
