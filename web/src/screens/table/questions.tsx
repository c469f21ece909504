// Bands that want an answer: what is asked, whose time ran out, a game that is stuck, a moment of the past.

import type { Board } from "../../boards/board";
import { seatNames } from "../../play/seats";
import type { Table } from "../../play/table";
import type { TableNow } from "../../wire";
import { words } from "../../words";
import { chosenLevel, LevelSelect, useTitle } from "../bots";
import { CopyButton } from "../copy_button";
import { Band } from "./band";
import { WhatHappened } from "./kept";
import { Replay } from "./replay";

export function Questions({ table, board }: { table: Table; board: Board }) {
  const now = table.now.value!;
  return (
    <>
      <Stuck table={table} now={now} />
      <Past table={table} board={board} />
      <Asked table={table} now={now} />
      <RanOut table={table} now={now} />
    </>
  );
}

/** Over the board as it was kept; where there is none, it is said in its place. */
function Stuck({ table, now }: { table: Table; now: TableNow }) {
  if (!now.problem || !now.view || table.past.value) return null;
  return (
    <Band look="stuck">
      <WhatHappened table={table} now={now} />
    </Band>
  );
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
  if (!asked || now.problem) return null;
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
      {mayChoose && <BotInstead table={table} title={now.title} />}
    </Band>
  );
}

/** A bot in place of somebody who is away. */
function BotInstead({ table, title }: { table: Table; title: string }) {
  const found = useTitle(title);
  if (!found) return null;
  const choose = () => void table.ask({ type: "choose", choice: "bot", level: chosenLevel(found) });
  return (
    <span class="row">
      <LevelSelect title={found} label={words.value.bots.level} />
      <button class="plain" onClick={choose}>
        {words.value.table.botInstead}
      </button>
    </span>
  );
}
