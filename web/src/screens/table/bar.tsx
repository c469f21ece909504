// The bar: whose turn it is, the steps of the turn, one sentence, and the buttons. The main
// button is at the far right; it says what it will do.

import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Board } from "../../boards/board";
import { lookedAt } from "../../boards/parts/answer";
import { decide } from "../../boards/parts/main_button";
import { Icon } from "../../pieces/icon";
import { isPlayed } from "../../play/played";
import { useReason } from "../../play/refusals";
import type { Table } from "../../play/table";
import { canTakeBack } from "../../play/way_back";
import type { LegalMove, TableNow } from "../../wire";
import { words } from "../../words";
import { later } from "../later";
import { HintButton } from "./hint_button";
import { useKeptFocus } from "./kept_focus";
import { nearMoves, nearTo } from "./near_moves";
import { opened, openSide } from "./opened";
import { isMyTurn, Pennant, stepsOf } from "./pennant";
import { hovered, pointingAt } from "./pointing";
import { useRoom } from "./room";
import { Skip } from "./skip";
import { typing } from "./typing_on";

const Typing = later(async () => (await import("./typing")).Typing);
const AllMoves = later(async () => (await import("./all_moves")).AllMoves);

interface Props {
  table: Table;
  board: Board;
}

export function Bar({ table, board }: Props) {
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar, table);
  return (
    <section class="bar sheet" ref={bar} tabindex={-1} aria-label={words.value.table.bar}>
      <Pennant table={table} board={board} />
      <Steps table={table} board={board} />
      <Sentence table={table} board={board} />
      <Buttons table={table} board={board} />
      {opened.value.side === "moves" && <AllMoves table={table} board={board} />}
    </section>
  );
}

function Steps({ table, board }: Props) {
  const { names, at } = stepsOf(table, board);
  if (names.length < 2 || table.now.value!.to_act === null) return null;
  return (
    <ol class="steps">
      {names.map((name, number) => (
        <li
          key={name}
          class={number < at ? "done" : number === at ? "now" : ""}
          aria-current={number === at ? "step" : undefined}
        >
          {number < at && <Icon name="check" />} {name}
        </li>
      ))}
    </ol>
  );
}

function Sentence({ table, board }: Props) {
  const w = words.value.table;
  const now = table.now.value!;
  useEffect(() => effect(() => giveWay(table)), [table]);
  if (typing.value && table.legal.value.length > 0) return <Typing table={table} />;
  if (table.refusal.value) return <Refused table={table} board={board} />;
  const looked = lookedMove(table);
  if (looked) return <p class="sentence spare">{saidOf(table, board, looked)}</p>;
  if (table.legal.value.length > 0) return <Invitation table={table} board={board} />;
  const actor = now.to_act === null ? null : now.seats[now.to_act]!;
  if (actor === null) return <p class="sentence spare" />;
  if (isMyTurn(now)) return <p class="sentence spare">{table.catchingUp.value ? w.happens : ""}</p>;
  const [mine] = handed(now);
  if (mine !== undefined && now.yours.length === 1)
    return <p class="sentence spare">{w.playsForYou(now.seats[mine]!.level)}</p>;
  const text = actor.level ? w.thinking(actor.name) : w.chooses(actor.name);
  return <p class="sentence spare">{text}</p>;
}

/** The move of which the prospect speaks, where there is one to choose from. */
function lookedMove(table: Table): LegalMove | undefined {
  const move = CAN_POINT.matches ? lookedAt(table) : table.chosen.value?.move;
  const isOnly = table.legal.value.length === 1;
  return isOnly ? undefined : table.legal.value.find((one) => one.move === move);
}

const CAN_POINT = matchMedia("(hover: hover)"); // a finger does not: what it would show moves what is under it

/** What the main button will do, or a click on what is pointed at. */
function saidOf(table: Table, board: Board, one: LegalMove): string {
  const w = words.value.table;
  const text = board.say(one, table.view.value!);
  return table.chosen.value?.move === one.move ? w.chosen(text) : w.would(text);
}

/** The seats of this person that bots play for him. */
function handed(now: TableNow): number[] {
  return isPlayed(now) ? now.yours.filter((seat) => now.seats[seat]!.handed) : [];
}

/** A refusal stays until something else is pointed at. */
function giveWay(table: Table): void {
  if (table.pointed.value !== null) table.refusal.value = null;
}

/** First what is missing, then the rule. */
function Refused({ table, board }: Props) {
  const w = words.value.table;
  const { clause, page, lacks = {} } = table.refusal.value!;
  const reason = useReason(table.now.value!.title, table.refusal.value);
  const missing = Object.keys(lacks).length > 0 && board.lacks ? `${w.prospect.missing(board.lacks(lacks))}. ` : "";
  return (
    <p class="sentence no" role="alert">
      <span title={missing + reason}>
        {missing && <b>{missing}</b>}
        {reason}
      </span>
      {clause && (
        <button class="link" onClick={() => openSide("rules", clause)}>
          {page ? w.page(page) : w.rules}
        </button>
      )}
    </p>
  );
}

function Invitation({ table, board }: Props) {
  const w = words.value.table;
  const names = table.now.value!.seats.map((seat) => seat.name);
  const asked = board.ask?.(table.view.value!, table.legal.value, names);
  return (
    <p class={asked ? "sentence asked" : "sentence spare"}>
      <span>{asked || w.chooseOne}</span>
      <button class="quiet" onClick={() => void (typing.value = true)}>
        <Icon name="keys" /> <span class="hidden">{w.type}</span> <kbd>/</kbd>
      </button>
    </p>
  );
}

function Buttons({ table, board }: Props) {
  const now = table.now.value!;
  const chosen = table.chosen.value;
  const row = useRef<HTMLDivElement>(null);
  const near = nearTo(table, board);
  const shown = chosen ? [] : nearMoves(table, board);
  useRoom(row, near, chosen !== null);
  return (
    <div class="buttons" ref={row}>
      <HintButton table={table} />
      <Undo table={table} />
      {handed(now).map((seat) => (
        <button key={seat} class="main" onClick={() => void table.ask({ type: "take", seat })}>
          {words.value.table.take}
        </button>
      ))}
      {table.picked.value.length > 0 && (
        <button class="plain" onClick={() => table.chooseAgain()}>
          {words.value.table.again} <kbd>Esc</kbd>
        </button>
      )}
      {shown.map((one, at) => (
        <MoveButton key={one.move} one={one} at={at} table={table} board={board} />
      ))}
      {!chosen && <All table={table} shown={shown.length} />}
      <Skip table={table} />
      {now.status === "over" && (
        <button class="main" onClick={() => openSide("end")}>
          {words.value.end.account}
        </button>
      )}
      {chosen && (
        <button
          class="main"
          data-move={chosen.move}
          disabled={table.busy.value}
          onClick={() => void table.play(chosen.move)}
          {...hovered(table, chosen.move)}
        >
          {board.say(chosen, table.view.value!)} <kbd>Enter</kbd>
        </button>
      )}
    </div>
  );
}

/** It looks as if it could be pressed only while something can be taken back. */
function Undo({ table }: { table: Table }) {
  const w = words.value.table;
  const now = table.now.value!;
  if (now.yours.length === 0 || !isPlayed(now) || table.past.value) return null;
  const text = now.undo === "asked" ? w.askUndo : w.undo;
  return (
    <button class="quiet undo" disabled={!canTakeBack(table)} title={text} onClick={() => void table.undo()}>
      <Icon name="undo" /> <span>{text}</span> <kbd>U</kbd>
    </button>
  );
}

/** The way to all moves, after those that are shown; unseen where these are all, so that it can be measured. */
function All({ table, shown }: { table: Table; shown: number }) {
  const all = table.candidates.value.length;
  if (all < 2) return null;
  return (
    <button
      class={shown < all ? "plain all" : "plain all spare"}
      onClick={() => openSide("moves")}
      aria-expanded={opened.value.side === "moves"}
    >
      {words.value.table.all(all)} <kbd>A</kbd>
    </button>
  );
}

interface MoveProps extends Props {
  one: LegalMove;
  at: number;
}

function MoveButton({ one, at, table, board }: MoveProps) {
  return (
    <button
      class="plain possible"
      data-move={one.move}
      onClick={() => void decide(table, one.move)}
      {...pointingAt(table, one.move)}
    >
      {board.say(one, table.view.value!)} <kbd>{at + 1}</kbd>
    </button>
  );
}
