// Whose turn it is, and at which step: red when it is mine. In the bar, or at the head of a phone.

import type { Board } from "../../boards/board";
import type { Table, View } from "../../play/table";
import { words } from "../../words";

export function Pennant({ table, board }: { table: Table; board: Board }) {
  const now = table.now.value!;
  const w = words.value.table;
  const isMine = now.to_act !== null && now.yours.includes(now.to_act);
  const actor = now.to_act === null ? null : now.seats[now.to_act]!;
  const { names, at } = board.steps((table.view.value ?? {}) as View);
  const text = actor === null ? w.over : isMine && now.yours.length === 1 ? w.yourTurn : w.turnOf(actor.name);
  return (
    <div class={isMine ? "pennant mine" : "pennant"}>
      <strong>{text}</strong>
      <small>{actor && names[at]}</small>
    </div>
  );
}
