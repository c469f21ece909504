// The bar: whose turn it is, the steps of the turn, one sentence, and the buttons. The main
// button is at the far right; it says what it will do.

import { useState } from "preact/hooks";
import type { Board } from "../../boards/board";
import { typed } from "../../play/choose";
import type { Table, View } from "../../play/table";
import { Icon } from "../../pieces/icon";
import type { LegalMove } from "../../wire";
import { words } from "../../words";
import { near } from "./near";
import { opened, openSide } from "./playing";

interface Props {
  table: Table;
  board: Board;
}

export function Bar({ table, board }: Props) {
  return (
    <section class="bar sheet" aria-label={words.value.table.yourTurn}>
      <Pennant table={table} board={board} />
      <Steps table={table} board={board} />
      <Sentence table={table} board={board} />
      <Buttons table={table} board={board} />
      {opened.value.side === "moves" && <AllMoves table={table} board={board} />}
    </section>
  );
}

function Pennant({ table, board }: Props) {
  const now = table.now.value!;
  const w = words.value.table;
  const isMine = now.to_act !== null && now.yours.includes(now.to_act);
  const actor = now.to_act === null ? null : now.seats[now.to_act];
  const text = isMine ? (now.yours.length > 1 ? w.turnOf(actor!.name) : w.yourTurn) : actor ? w.turnOf(actor.name) : w.over;
  const { names, at } = board.steps((table.view.value ?? {}) as View);
  return (
    <div class={isMine ? "pennant mine" : "pennant"}>
      <strong>{text}</strong>
      <small>{now.to_act === null ? "" : names[at]}</small>
    </div>
  );
}

function Steps({ table, board }: Props) {
  const { names, at } = board.steps((table.view.value ?? {}) as View);
  if (names.length < 2 || table.now.value!.to_act === null) return null;
  return (
    <ol class="steps">
      {names.map((name, number) => (
        <li key={name} class={number < at ? "done" : number === at ? "now" : ""} aria-current={number === at ? "step" : undefined}>
          {number < at && <Icon name="check" />} {name}
        </li>
      ))}
    </ol>
  );
}

function Sentence({ table, board }: Props) {
  const w = words.value.table;
  const now = table.now.value!;
  const refusal = table.refusal.value;
  if (refusal) {
    return (
      <p class="sentence no" role="alert">
        {refusal.text}{" "}
        {refusal.clause && (
          <button class="link" onClick={() => openSide("rules", refusal.clause)}>
            {refusal.page ? w.page(refusal.page) : w.rules}
          </button>
        )}
      </p>
    );
  }
  const chosen = table.chosen.value;
  if (chosen) return <p class="sentence">{board.say(chosen, table.view.value!)}</p>;
  if (table.legal.value.length > 0) return <Typing table={table} />;
  const actor = now.to_act === null ? null : now.seats[now.to_act]!;
  const text = actor === null ? w.over : actor.level ? w.thinking(actor.name) : w.chooses(actor.name);
  return <p class="sentence">{text}</p>;
}

/** A box that takes a move in one line, the same as in the terminal and in a log. */
function Typing({ table }: { table: Table }) {
  const w = words.value.table;
  const [text, setText] = useState("");
  const enter = (event: Event) => {
    event.preventDefault();
    if (text.trim()) void table.play(typed(table.legal.value, text)).then(() => setText(""));
  };
  return (
    <form class="sentence typing" onSubmit={enter}>
      <label>
        <span>{w.chooseOne}</span>
        <input
          id="typed-move"
          value={text}
          placeholder={w.typeHint}
          aria-label={w.type}
          autocomplete="off"
          list="typed-moves"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <datalist id="typed-moves">
        {table.legal.value.map((one) => (
          <option key={one.move} value={one.move} />
        ))}
      </datalist>
    </form>
  );
}

function Buttons({ table, board }: Props) {
  const w = words.value.table;
  const now = table.now.value!;
  const all = table.candidates.value;
  const chosen = table.chosen.value;
  const shown = chosen ? [] : near(table, (one) => board.say(one, table.view.value!));
  return (
    <div class="buttons">
      {now.yours.length > 0 && now.status === "playing" && (
        <button class="quiet undo" onClick={() => void table.undo()}>
          <Icon name="undo" /> {w.undo} <kbd>U</kbd>
        </button>
      )}
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
      {chosen && (
        <button class="main" id="main-button" disabled={table.busy.value} onClick={() => void table.play(chosen.move)}>
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
  const point = (move: string | null) => void (table.pointed.value = move);
  return (
    <button
      class="plain possible"
      title={one.gloss}
      onClick={() => table.choose(one.move)}
      onPointerEnter={() => point(one.move)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(one.move)}
      onBlur={() => point(null)}
    >
      {board.say(one, table.view.value!)} <kbd>{at + 1}</kbd>
    </button>
  );
}

/** The list of all moves, with a search. */
function AllMoves({ table, board }: Props) {
  const w = words.value.table;
  const [sought, seek] = useState("");
  const all = table.candidates.value.map((one) => ({ one, text: board.say(one, table.view.value!) }));
  const found = all.filter(({ one, text }) => `${text} ${one.move}`.toLowerCase().includes(sought.toLowerCase()));
  const choose = (move: string) => {
    table.choose(move);
    openSide(null);
  };
  return (
    <div class="all-moves sheet" role="dialog" aria-label={w.all(all.length)}>
      <input autofocus aria-label={w.search} placeholder={w.search} value={sought} onInput={(event) => seek(event.currentTarget.value)} />
      <ul>
        {found.map(({ one, text }) => (
          <li key={one.move}>
            <button class="quiet" onClick={() => choose(one.move)}>
              {text} <small>{one.gloss}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
