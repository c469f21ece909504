// A game that cannot be played here any more: what happened to it, and what can still be done. And what
// stands in the place of a board that there is no more, now or at the moment that is looked at.

import type { ComponentChildren } from "preact";
import type { Board } from "../../boards/board";
import { Icon } from "../../pieces/icon";
import { house } from "../../play/house";
import { hasBegun, isStuck } from "../../play/played";
import type { Table } from "../../play/table";
import type { TableNow } from "../../wire";
import { words } from "../../words";
import { translated } from "../../words/translated";
import { later } from "../later";

const LogPanel = later(async () => (await import("./panels")).LogPanel);

/** What happened to the game, and a way to end it for those who have a seat. */
export function WhatHappened({ table, now }: { table: Table; now: TableNow }) {
  const w = words.value.table;
  const mayEnd = isStuck(now) && now.yours.length > 0;
  return (
    <>
      <p class="stuck-text">
        <span data-said>{translated(now.problem)}</span> {mayEnd && w.logThen}
      </p>
      {mayEnd && (
        <button class="plain" disabled={table.busy.value} onClick={() => void table.proposeEnd()}>
          {w.endWithout}
        </button>
      )}
    </>
  );
}

interface Props {
  table: Table;
  board: Board;
  bar: ComponentChildren;
}

function headingOf(table: Table, now: TableNow): string {
  const w = words.value.table;
  if (table.past.value) return w.notKept;
  if (!hasBegun(now)) return words.value.end.closed;
  return isStuck(now) ? w.stuck : w.over;
}

/** In the place of the board: why there is none, and what is left of the game. */
export function NoBoard({ table, board, bar }: Props) {
  const now = table.now.value!;
  const past = table.past.value;
  return (
    <div class="no-board">
      <section class="sheet no-board-why">
        <h2>{headingOf(table, now)}</h2>
        {past ? (
          <p class="stuck-text" data-said>
            {past.problem}
          </p>
        ) : (
          <WhatHappened table={table} now={now} />
        )}
        {now.ended && <p class="stuck-text">{words.value.ended(now.ended)}</p>}
        {now.status === "over" && hasBegun(now) && (
          <a class="button" href={house.logOf(table.id)} download>
            <Icon name="save" /> {words.value.end.download}
          </a>
        )}
      </section>
      {table.lines.value.length > 0 && (
        <section class="sheet no-board-log">
          <LogPanel table={table} board={board} />
        </section>
      )}
      {bar}
    </div>
  );
}
