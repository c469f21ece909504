// A study on the screen: the seats on top, a band with the steps, the real board, the bar, and what is drawn on it.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Board } from "../../boards/board";
import { boardFor } from "../../boards/shelf";
import { edition } from "../../play/edition";
import { Link } from "../../route";
import { Bar } from "../../screens/table/bar";
import { keysOf } from "../../screens/table/keys";
import { textBoard } from "../../settings";
import { words } from "../../words";
import type { StudyTable } from "./table";
import "../styles/study.css";

interface Props {
  table: StudyTable;
  heading: string;
  /** Where one comes from; the game, if not told. */
  back?: string;
  band: ComponentChildren;
  children?: ComponentChildren;
}

export function ShownStudy({ table, heading, back, band, children }: Props) {
  const now = table.now.value;
  const board = useBoard(table, now?.title);
  useEffect(() => {
    if (!board) return;
    const keys = keysOf(table, board);
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [table, board]);
  const problem = table.line.problem.value;
  if (!now || !board) {
    return (
      <main class="setting" aria-busy={!problem}>
        <p>{problem || words.value.loading}</p>
      </main>
    );
  }
  return (
    <div class="table-screen study-screen" data-title={now.title} data-at={table.catchingUp.value ? undefined : now.at}>
      <header class="top">
        <Link to="/" class="brand">
          {words.value.name}
        </Link>
        <h1 class="top-game">
          {now.name}, {heading}
        </h1>
        <Link to={back ?? `/tables/${table.game}`} class="quiet study-back">
          {words.value.table.close} ×
        </Link>
      </header>
      <div class="bands">{band}</div>
      <main class="board-place" id="content" aria-label={now.name}>
        {table.view.value !== null && <board.Board table={table} bar={<Bar table={table} board={board} />} />}
      </main>
      {children}
    </div>
  );
}

function useBoard(table: StudyTable, title: string | undefined): Board | null {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    if (!title) return;
    void boardFor(title, textBoard.value).then((found) => {
      table.show = found.show(table);
      table.say = (move) => found.say({ move, gloss: "", quiet: false }, table.view.value!);
      setBoard(found);
    });
  }, [title, table, textBoard.value, edition.value]);
  return board;
}
