// The plain board, for any game: panels made from the view, and the moves as buttons. Good enough
// to play every title before it has a board of its own.

import type { Line, Table, View } from "../../play/table";
import type { LegalMove } from "../../wire";
import { byVerb } from "../../play/choose";
import type { Board, BoardProps } from "../board";
import "./plain.css";

function PlainBoard({ table, bar }: BoardProps) {
  const view = table.view.value;
  if (!view) return null;
  const { flat, deep } = split(view);
  return (
    <div class="plain-table">
      <div class="plain-board">
      <section class="sheet plain-moves">
        {[...byVerb(table.candidates.value)].map(([verb, moves]) => (
          <Verb key={verb} verb={verb} moves={moves} table={table} />
        ))}
      </section>
      <section class="sheet">
        <Facts facts={flat} table={table} />
      </section>
      {deep.map(([name, value]) => (
        <section class="sheet" key={name}>
          <h2 class="head">{plainly(name)}</h2>
          <Value value={value} table={table} />
        </section>
      ))}
      </div>
      {bar}
    </div>
  );
}

function Verb({ verb, moves, table }: { verb: string; moves: LegalMove[]; table: Table }) {
  return (
    <fieldset>
      <legend>{plainly(verb)}</legend>
      {moves.map((one) => (
        <button key={one.move} class="plain" onClick={() => table.choose(one.move)} title={one.gloss}>
          {plainly(one.move)}
        </button>
      ))}
    </fieldset>
  );
}

type Fact = [string, unknown];

/** What fits on a line, and what needs a panel. */
function split(view: View): { flat: Fact[]; deep: Fact[] } {
  const facts = Object.entries(view).filter(([name]) => name !== "title");
  const isDeep = (value: unknown) => typeof value === "object" && value !== null;
  return { flat: facts.filter(([, v]) => !isDeep(v)), deep: facts.filter(([, v]) => isDeep(v)) };
}

function Facts({ facts, table }: { facts: Fact[]; table: Table }) {
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
  tell: (line: Line) => line.lines,
  steps: (view) => ({ names: typeof view["step"] === "string" ? [plainly(view["step"])] : [], at: 0 }),
  points: () => [],
  show: () => async () => undefined,
};
