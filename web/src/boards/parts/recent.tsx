// The last things that happened, newest on top; a click shows the board then.

import { seatClass } from "../../pieces/badge";
import type { Table } from "../../play/table";
import { words } from "../../words";
import "./parts.css";
import type { Line } from "../../play/lines";
import { seatNames } from "../../play/seats";

const RECENT = 12;

interface Told {
  line: Line;
  text: string[];
}

/** The last lines that have something to tell, newest first. */
function newest(lines: readonly Line[], tell: (line: Line) => string[]): Told[] {
  const found: Told[] = [];
  for (let at = lines.length - 1; at >= 0 && found.length < RECENT; at--) {
    const text = tell(lines[at]!);
    if (text.length > 0) found.push({ line: lines[at]!, text });
  }
  return found;
}

export function Recent({ table, tell }: { table: Table; tell(line: Line, seats: string[]): string[] }) {
  const title = table.now.value?.title;
  const told = newest(table.lines.value, (line) => tell(line, seatNames(table)));
  return (
    <section class="recent sheet" aria-label={words.value.table.log}>
      <h2 class="head">{words.value.table.log}</h2>
      <ol>
        {told.map(({ line, text }, at) => (
          <li key={told.length - at} class={line.seat === null ? "" : seatClass(line.seat, title)}>
            <button class="log-line" disabled={line.at === 0} onClick={() => void table.lookAt(line.at)}>
              {text.join(" ")}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
