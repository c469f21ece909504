// Whose turn it is, and at which step: red when it is mine. In the bar, or at the head of a phone.
// Those who look back are told at which moment.

import type { Board } from "../../boards/board";
import { isStuck } from "../../play/played";
import type { Table } from "../../play/table";
import type { TableNow } from "../../wire";
import { words } from "../../words";

export function Pennant({ table, board }: { table: Table; board: Board }) {
  const now = table.now.value!;
  const past = table.past.value;
  const { names, at } = stepsOf(table, board);
  const step = now.to_act === null ? "" : names[at];
  return (
    <div class={isMyTurn(now) && !past ? "pennant mine" : "pennant"}>
      <strong>{past ? words.value.table.past(past.at) : turn(now)}</strong>
      <small>{past ? turn(now) : step}</small>
    </div>
  );
}

/** The steps of a turn, and which of them it is; none while there is nothing to see. */
export function stepsOf(table: Table, board: Board): { names: string[]; at: number } {
  const view = table.view.value;
  return view ? board.steps(view) : { names: [], at: 0 };
}

/** Whether it is up to this person, not to a bot that plays for him. */
export function isMyTurn(now: TableNow): boolean {
  return now.to_act !== null && now.yours.includes(now.to_act) && !now.seats[now.to_act]!.level;
}

function turn(now: TableNow): string {
  const w = words.value.table;
  if (now.to_act === null) return isStuck(now) ? w.stuck : w.over;
  const actor = now.seats[now.to_act]!;
  const isAlone = now.yours.length === 1 && now.yours[0] === now.to_act;
  if (isAlone) return actor.level ? w.playsForYou(actor.level) : w.yourTurn;
  return w.turnOf(actor.name);
}
