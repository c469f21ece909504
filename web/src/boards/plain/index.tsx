// The plain board, for any game: panels made from what the house writes of the table, the moves as
// buttons, the log, and everything that the view holds. Good enough to play every title before it
// has a board of its own.

import { useEffect, useState } from "preact/hooks";
import { byVerb } from "../../play/choose";
import { house } from "../../play/house";
import type { Table } from "../../play/table";
import { LogPanel } from "../../screens/table/panels";
import { pointingAt } from "../../screens/table/pointing";
import { Taught } from "../../teach/taught";
import type { LegalMove } from "../../wire";
import { words } from "../../words";
import type { Board, BoardProps } from "../board";
import { Facts } from "./facts";
import { isSentence, type Section, sections } from "./sections";
import { gloss, loadTitle, part, say, stepOf, tell, verbOf } from "./speech";
import "./plain.css";
import type { View } from "../../play/view";
import { chooseAndShow } from "../parts/main_button";

function PlainBoard({ table, bar }: BoardProps<View>) {
  const view = table.view.value;
  const [turn, ...panels] = useWritten(table).reverse(); // what matters most is written last
  if (!view) return null;
  return (
    <div class="plain-table">
      <div class="plain-board">
        <div class="plain-drawn">{panels.map((one) => one.isDrawn && <Panel key={one.head} section={one} />)}</div>
        <div class="plain-written">
          {panels.map((one) => !one.isDrawn && <Panel key={one.head} section={one} />)}
          <details class="sheet">
            <summary>{words.value.table.everything}</summary>
            <Facts facts={Object.entries(view)} table={table} />
          </details>
        </div>
        <div class="plain-side">
          <Taught table={table}>{null}</Taught>
          <section class="sheet plain-moves">
            {turn && <p data-said>{[turn.head, ...turn.lines].join(" ")}</p>}
            {[...byVerb(table.candidates.value)].map(([verb, moves]) => (
              <Verb key={verb} verb={verb} moves={moves} table={table} />
            ))}
          </section>
          <section class="sheet plain-log">
            <LogPanel table={table} board={plain} />
          </section>
        </div>
      </div>
      {bar}
    </div>
  );
}

/** What the house writes of the table, now or at the moment that is looked at. */
function useWritten(table: Table): Section[] {
  const [lines, setLines] = useState<string[]>([]);
  const { at, eyes } = table.now.value!;
  const past = table.past.value?.at ?? null;
  const isThere = table.view.value !== null;
  useEffect(() => {
    if (!isThere) return;
    const wanted = new AbortController();
    house.board(table.id, past, eyes, wanted.signal).then(
      (board) => setLines(board.lines),
      () => undefined, // what was written last stays
    );
    return () => wanted.abort();
  }, [table, at, past, eyes, isThere]);
  return sections(lines);
}

function Panel({ section: { head, lines, isDrawn } }: { section: Section }) {
  return (
    <section class={isDrawn ? "sheet drawn" : "sheet"} data-said>
      {head && <h2>{head}</h2>}
      {isDrawn ? <Drawing lines={lines} label={head} /> : lines.map((line, at) => <p key={at}>{line.trim()}</p>)}
    </section>
  );
}

/** Letters that stand in their places; below them, what is said of it in sentences. */
function Drawing({ lines, label }: { lines: string[]; label: string }) {
  const drawn = lines.findLastIndex((line) => !isSentence(line)) + 1;
  return (
    <>
      <pre tabIndex={0} aria-label={label}>
        {lines.slice(0, drawn).join("\n")}
      </pre>
      {lines.slice(drawn).map((line, at) => (
        <p key={at}>{line.trim()}</p>
      ))}
    </>
  );
}

function Verb({ verb, moves, table }: { verb: string; moves: LegalMove[]; table: Table }) {
  return (
    <fieldset>
      <legend class={moves.length > 1 ? "" : "hidden"}>{verbOf(verb)}</legend>
      {moves.map((one) => (
        <button
          key={one.move}
          class="plain possible"
          data-move={one.move}
          onClick={() => chooseAndShow(table, one.move)}
          {...pointingAt(table, one.move)}
        >
          {say(one)} {gloss(one) && <small>{gloss(one)}</small>}
        </button>
      ))}
    </fieldset>
  );
}

/** The points of each seat, where the view tells them. */
function points(view: View): string[] {
  const players = Array.isArray(view["players"]) ? (view["players"] as View[]) : [];
  return players.flatMap(({ points }) => (typeof points === "number" ? [words.value.number(points)] : []));
}

const plain: Board<View> = {
  Board: PlainBoard,
  say: (move) => (gloss(move) ? `${say(move)} (${gloss(move)})` : say(move)),
  gloss: () => "", // nothing is left unsaid
  tell,
  brief: (line, names) => tell(line, names)[0],
  steps: (view: View) => ({ names: stepOf(view), at: 0 }),
  points,
  part,
  show: () => async () => undefined,
};

export async function plainBoard(title: string): Promise<Board<View>> {
  await loadTitle(title);
  return plain;
}
