// The list of all moves that are left, with a search; a line of it does what a button of the bar does.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Board } from "../../boards/board";
import { decide } from "../../boards/parts/main_button";
import type { Table } from "../../play/table";
import { words } from "../../words";
import { openSide } from "./opened";

export function AllMoves({ table, board }: { table: Table; board: Board }) {
  const w = words.value.table;
  const [sought, seek] = useState("");
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const all = table.candidates.value.map((one) => ({ one, text: board.say(one, table.view.value!) }));
  const found = all.filter(({ one, text }) =>
    `${text} ${one.move}`.toLowerCase().includes(sought.trim().toLowerCase()),
  );
  const choose = (move: string | undefined) => {
    if (move === undefined) return;
    openSide(null);
    void decide(table, move);
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    openSide(null);
  };
  const enter = (event: Event) => {
    event.preventDefault();
    choose(found[0]?.one.move);
  };
  return (
    <div class="all-moves sheet" role="dialog" aria-label={w.all(all.length)} onKeyDown={leaveOnEscape}>
      <form onSubmit={enter}>
        <input
          ref={box}
          type="search"
          aria-label={w.search}
          placeholder={w.search}
          value={sought}
          onInput={(event) => seek(event.currentTarget.value)}
        />
      </form>
      <ul>
        {found.map(({ one, text }) => (
          <li key={one.move}>
            <button class="quiet" data-move={one.move} onClick={() => choose(one.move)}>
              {text} <small>{board.gloss?.(one) ?? one.gloss}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
