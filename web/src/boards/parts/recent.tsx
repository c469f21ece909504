// The last things that happened, newest on top; a click shows the board then.

import { seatClass } from "../../pieces/badge";
import type { Line, Table } from "../../play/table";
import { words } from "../../words";
import "./parts.css";

const RECENT = 12;

export const seatNames = (table: Table): string[] => table.now.value?.seats.map((seat) => seat.name) ?? [];

export function Recent({ table, tell }: { table: Table; tell(line: Line, names: string[]): string[] }) {
  const told = table.lines.value
    .slice(-RECENT)
    .map((line) => ({ line, text: tell(line, seatNames(table)) }))
    .filter(({ text }) => text.length > 0)
    .reverse();
  return (
    <section class="recent sheet" aria-label={words.value.table.log}>
      <h2 class="head">{words.value.table.log}</h2>
      <ol>
        {told.map(({ line, text }, at) => (
          <li key={told.length - at} class={line.seat === null ? "" : seatClass(line.seat)}>
            <button class="log-line" disabled={line.at === 0} onClick={() => void table.lookAt(line.at)}>
              {text.join(" ")}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
