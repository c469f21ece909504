// Whose turn it is, at which step, and which turn: red when it is mine to decide. In the bar, or at the head of a
// phone. Those who look back are told at which moment.

import type { Board } from "../../boards/board";
import { isStuck } from "../../play/played";
import { activeSeat } from "../../play/seats";
import type { Table } from "../../play/table";
import { turnsOf } from "../../play/turns";
import type { TableNow } from "../../wire";
import { words } from "../../words";

export function Pennant({ table, board }: { table: Table; board: Board }) {
  const now = table.now.value!;
  const past = table.past.value;
  const { names, at } = stepsOf(table, board);
  const step = now.to_act === null ? undefined : names[at];
  const whose = turn(table, board);
  const isAnswer = !past && isMyTurn(now) && whose !== words.value.table.yourTurn && now.yours.length === 1;
  const first = past ? whose : isAnswer ? turnOfActive(table) : step;
  const lines = [first, momentOf(table, board)].filter(Boolean);
  return (
    <div class={isMyTurn(now) && !past ? "pennant mine" : "pennant"}>
      <strong>{past ? words.value.table.past(past.at) : whose}</strong>
      <small>{lines.join(" · ")}</small>
    </div>
  );
}

/** The steps of a turn, and which of them it is; none while there is nothing to see. */
export function stepsOf(table: Table, board: Board): { names: string[]; at: number } {
  const view = table.view.value;
  return view ? board.steps(view) : { names: [], at: 0 };
}

/** Which turn it is, as the board says it; else the number of turns that this seat has begun. */
function momentOf(table: Table, board: Board): string {
  const view = table.view.value;
  if (!view || table.now.value!.to_act === null) return "";
  if (board.moment) return board.moment(view);
  const turns = turnsOf(table.lines.value, activeSeat(view), table.now.value!.seats.length, table.past.value?.at);
  return turns > 0 ? words.value.table.turnNumber(turns) : "";
}

/** Whether it is up to this person, not to a bot that plays for him. */
export function isMyTurn(now: TableNow): boolean {
  return now.to_act !== null && now.yours.includes(now.to_act) && !now.seats[now.to_act]!.level;
}

/** What is up to this person: his turn, or an answer in that of another. */
export function myPart(now: TableNow, board: Pick<Board, "question"> | null): string {
  const w = words.value.table;
  const active = activeSeat(now.view);
  if (active === null || now.yours.includes(active)) return w.yourTurn;
  return (now.view && board?.question?.(now.view)) || w.yourAnswer;
}

/** Whose turn it is, by name. */
function turnOfActive(table: Table): string {
  const { seats } = table.now.value!;
  const seat = seats[activeSeat(table.view.value) ?? -1]; // none for an opponent whom the rules play
  return seat ? words.value.table.turnOf(seat.name) : "";
}

function turn(table: Table, board: Board): string {
  const w = words.value.table;
  const now = table.now.value!;
  if (now.to_act === null) return isStuck(now) ? w.stuck : w.over;
  const turns = activeSeat(table.view.value);
  const active = turns !== null && turns in now.seats ? turns : now.to_act;
  const isAlone = now.yours.length === 1;
  if (isAlone && isMyTurn(now) && !table.past.value) return myPart(now, board);
  const actor = now.seats[active]!;
  if (isAlone && now.yours[0] === active) return actor.level ? w.playsForYou(actor.level) : w.yourTurn;
  return w.turnOf(actor.name);
}
