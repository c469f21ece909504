// Bands under the top: what is asked, whose time ran out, a lost connection, a moment of the past.

import type { ComponentChildren } from "preact";
import type { Board } from "../../boards/board";
import { seatNames } from "../../play/seats";
import type { Table } from "../../play/table";
import type { TableNow } from "../../wire";
import { words } from "../../words";
import { CopyButton } from "../copy_button";
import { Replay } from "./replay";

export function Bands({ table, board }: { table: Table; board: Board }) {
  const now = table.now.value!;
  return (
    <div class="bands" role="status">
      <Lost table={table} />
      <Past table={table} board={board} />
      <Asked table={table} now={now} />
      <RanOut table={table} now={now} />
    </div>
  );
}

function Band({ look, children }: { look: string; children: ComponentChildren }) {
  return <div class={`band ${look}`}>{children}</div>;
}

function Lost({ table }: { table: Table }) {
  const w = words.value.table;
  const notice = table.notice.value;
  if (table.attempt.value > 0) return <Band look="lost">{w.lost(table.attempt.value)}</Band>;
  return notice ? <Band look="lost">{w.notice(notice.seconds)}</Band> : null;
}

function Past({ table, board }: { table: Table; board: Board }) {
  const past = table.past.value;
  const w = words.value.table;
  if (!past) return null;
  const link = `${location.origin}/tables/${table.id}?at=${past.at}`;
  const line = table.lines.value.find((one) => one.at > 0 && one.at === past.at);
  return (
    <Band look="past">
      <b>{w.past(past.at)}</b>
      <Replay table={table} />
      <span class="past-line">{line ? board.tell(line, seatNames(table)).join(" ") : ""}</span>
      <CopyButton text={link} name={w.share} icon="link" />
      <button class="plain" onClick={() => table.backToNow()}>
        {w.backToNow} <kbd>Esc</kbd>
      </button>
    </Band>
  );
}

function Asked({ table, now }: { table: Table; now: TableNow }) {
  const w = words.value.table;
  const asked = now.asked;
  if (!asked) return null;
  const name = now.seats[asked.seat]!.name;
  const isMine = now.yours.includes(asked.seat);
  const text = asked.what === "undo" ? w.askedUndo(name) : w.askedEnd(name);
  const mayAnswer = now.yours.length > 0 && !isMine;
  return (
    <Band look="asked">
      <b>{isMine ? w.askedByYou : text}</b>
      {isMine && <Reply table={table} yes={false} text={w.withdraw} />}
      {mayAnswer && <Reply table={table} yes text={w.yes} />}
      {mayAnswer && <Reply table={table} yes={false} text={w.no} />}
    </Band>
  );
}

function Reply({ table, yes, text }: { table: Table; yes: boolean; text: string }) {
  return (
    <button class="plain" onClick={() => void table.answer(yes)}>
      {text}
    </button>
  );
}

function RanOut({ table, now }: { table: Table; now: TableNow }) {
  const w = words.value.table;
  if (!now.clock?.ran_out || now.clock.running === null || now.clock.running === undefined) return null;
  const late = now.clock.running;
  const mayChoose = now.yours.length > 0 && !now.yours.includes(late);
  const choices = [
    ["wait", w.wait],
    ["bot", w.botInstead],
    ["end", w.endHere],
  ] as const;
  return (
    <Band look="asked">
      <b>{w.ranOut(now.seats[late]!.name)}</b>
      {mayChoose &&
        choices.map(([choice, text]) => (
          <button key={choice} class="plain" onClick={() => void table.ask({ type: "choose", choice })}>
            {text}
          </button>
        ))}
    </Band>
  );
}
