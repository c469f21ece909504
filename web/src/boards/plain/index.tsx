// The plain board, for any game: the table in lines of text as the server writes it, the moves as
// buttons, and everything that the view holds, where a word that moves speak of can be clicked.
// Good enough to play every title before it has a board of its own.

import { useEffect, useState } from "preact/hooks";
import { byVerb } from "../../play/choose";
import { happened } from "../../play/happened";
import { house } from "../../play/house";
import type { Line, Table, View } from "../../play/table";
import type { LegalMove } from "../../wire";
import { words } from "../../words";
import type { Board, BoardProps } from "../board";
import "./plain.css";

function PlainBoard({ table, bar }: BoardProps) {
  const view = table.view.value;
  if (!view) return null;
  return (
    <div class="plain-table">
      <div class="plain-board">
        <Written table={table} />
        <section class="sheet plain-moves">
          {[...byVerb(table.candidates.value)].map(([verb, moves]) => (
            <Verb key={verb} verb={verb} moves={moves} table={table} />
          ))}
        </section>
        <details class="sheet">
          <summary>{words.value.table.everything}</summary>
          <Facts facts={Object.entries(view)} table={table} />
        </details>
      </div>
      {bar}
    </div>
  );
}

/** The table in lines of text. */
function Written({ table }: { table: Table }) {
  const [lines, setLines] = useState<string[]>([]);
  const now = table.now.value!;
  useEffect(() => {
    let wanted = true;
    void house.board(table.id, now.eyes).then((board) => wanted && setLines(board.lines));
    return () => void (wanted = false);
  }, [table, now.at, now.eyes]);
  return (
    <section class="sheet plain-written">
      <pre tabIndex={0} aria-label={now.name}>
        {lines.join("\n")}
      </pre>
    </section>
  );
}

function Verb({ verb, moves, table }: { verb: string; moves: LegalMove[]; table: Table }) {
  return (
    <fieldset>
      <legend>{plainly(verb)}</legend>
      {moves.map((one) => (
        <button key={one.move} class="plain" onClick={() => table.choose(one.move)}>
          {plainly(one.move)} {one.gloss && <small>{one.gloss}</small>}
        </button>
      ))}
    </fieldset>
  );
}

function Facts({ facts, table }: { facts: [string, unknown][]; table: Table }) {
  return (
    <dl class="plain-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{plainly(name)}</dt>
          <dd>
            <Value value={value} table={table} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, table }: { value: unknown; table: Table }) {
  if (Array.isArray(value)) return <List values={value} table={table} />;
  if (typeof value === "object" && value !== null) {
    return <Facts facts={Object.entries(value)} table={table} />;
  }
  return <Thing text={value === null ? "–" : String(value)} table={table} />;
}

function List({ values, table }: { values: unknown[]; table: Table }) {
  return (
    <ol class="plain-list">
      {values.map((value, at) => (
        <li key={at}>
          <Value value={value} table={table} />
        </li>
      ))}
    </ol>
  );
}

/** A word of the view; one that moves speak of can be clicked. */
function Thing({ text, table }: { text: string; table: Table }) {
  if (!table.things.value.has(text)) return <span>{plainly(text)}</span>;
  return (
    <button class="thing possible" onClick={() => table.pick(text)}>
      {plainly(text)}
    </button>
  );
}

/** An id as a person would write it. */
function plainly(id: string): string {
  return id.replaceAll("_", " ");
}

export const plain: Board = {
  Board: PlainBoard,
  say: (move) => (move.gloss ? `${plainly(move.move)} (${move.gloss})` : plainly(move.move)),
  tell: (line: Line, names) => (line.events.length > 0 ? line.lines : happened(line, names)),
  steps: (view: View) => ({ names: typeof view["step"] === "string" ? [plainly(view["step"])] : [], at: 0 }),
  points: () => [],
  show: () => async () => undefined,
};
