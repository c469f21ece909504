// The bar: whose turn it is, the steps of the turn, one sentence, and the buttons. The main
// button is at the far right; it says what it will do.

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Board } from "../../boards/board";
import { chooseAndShow } from "../../boards/parts/main_button";
import { Icon } from "../../pieces/icon";
import { isPlayed } from "../../play/played";
import { useReason } from "../../play/refusals";
import type { Table } from "../../play/table";
import type { LegalMove, TableNow } from "../../wire";
import { words } from "../../words";
import { AllMoves } from "./all_moves";
import { nearMoves } from "./near_moves";
import { opened, openSide } from "./opened";
import { isMyTurn, Pennant, stepsOf } from "./pennant";
import { pointingAt } from "./pointing";
import { Typing, typing } from "./typing";

interface Props {
  table: Table;
  board: Board;
}

export function Bar({ table, board }: Props) {
  return (
    <section class="bar sheet" aria-label={words.value.table.bar}>
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
  if (table.refusal.value) return <Refused table={table} />;
  const chosen = table.chosen.value;
  if (chosen) return <p class="sentence spare">{w.chosen(board.say(chosen, table.view.value!))}</p>;
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

/** The seats of this person that bots play for him. */
function handed(now: TableNow): number[] {
  return isPlayed(now) ? now.yours.filter((seat) => now.seats[seat]!.level) : [];
}

/** A refusal stays until something else is pointed at. */
function giveWay(table: Table): void {
  if (table.pointed.value !== null) table.refusal.value = null;
}

function Refused({ table }: { table: Table }) {
  const w = words.value.table;
  const { clause, page } = table.refusal.value!;
  const reason = useReason(table.now.value!.title, table.refusal.value);
  return (
    <p class="sentence no" role="alert">
      <span title={reason}>{reason}</span>
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
  const w = words.value.table;
  const now = table.now.value!;
  const all = table.candidates.value;
  const chosen = table.chosen.value;
  const shown = chosen ? [] : nearMoves(table, board);
  return (
    <div class="buttons">
      {now.yours.length > 0 && isPlayed(now) && !table.past.value && (
        <button class="quiet undo" onClick={() => void table.undo()}>
          <Icon name="undo" /> <span>{w.undo}</span> <kbd>U</kbd>
        </button>
      )}
      {handed(now).map((seat) => (
        <button key={seat} class="main" onClick={() => void table.ask({ type: "take", seat })}>
          {w.take}
        </button>
      ))}
      {table.picked.value.length > 0 && (
        <button class="plain" onClick={() => table.chooseAgain()}>
          {w.again} <kbd>Esc</kbd>
        </button>
      )}
      {shown.map((one, at) => (
        <MoveButton key={one.move} one={one} at={at} table={table} board={board} />
      ))}
      {shown.length < all.length && !chosen && (
        <button class="plain" onClick={() => openSide("moves")} aria-expanded={opened.value.side === "moves"}>
          {w.all(all.length)} <kbd>A</kbd>
        </button>
      )}
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
        >
          {board.say(chosen, table.view.value!)} <kbd>Enter</kbd>
        </button>
      )}
    </div>
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
      onClick={() => chooseAndShow(table, one.move)}
      {...pointingAt(table, one.move)}
    >
      {board.say(one, table.view.value!)} <kbd>{at + 1}</kbd>
    </button>
  );
}
