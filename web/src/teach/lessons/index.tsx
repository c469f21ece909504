// A lesson on the real board: its place in the path on top, the board, the bar, and a slip that leads step by step.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Board } from "../../boards/board";
import { asking } from "../../boards/parts/asked_about";
import { CaptionBeside } from "../../boards/parts/caption";
import { scene } from "../../boards/parts/scenes/scene";
import { boardFor } from "../../boards/shelf";
import { edition } from "../../play/edition";
import { house } from "../../play/house";
import { Link, type Params } from "../../route";
import { useFetched } from "../../screens/fetched";
import { Frame } from "../../screens/frame";
import { later } from "../../screens/later";
import { Bar } from "../../screens/table/bar";
import { keysOf } from "../../screens/table/keys";
import { textBoard } from "../../settings";
import type { LessonNow } from "../../wire";
import { words } from "../../words";
import { useKeeping } from "../keeping";
import { LessonBand } from "./band";
import { LessonEnd } from "./end";
import { LessonSlip } from "./slip";
import { meant } from "./steps";
import { LessonTable } from "./table";
import { lessonWords } from "./words";
import "./lessons.css";

const SceneOver = later(async () => (await import("../../boards/parts/scenes/scene_over")).SceneOver);

export function LessonScreen({ params }: { params: Params }) {
  const [title, id] = [params["title"]!, params["lesson"]!];
  useKeeping();
  const { found, problem } = useFetched(() => house.lesson(title, id), `${title}/${id}`);
  if (!found) return <Frame heading={lessonWords.value.path(title)}>{problem || words.value.loading}</Frame>;
  return <Given key={id} lesson={found} />;
}

function Given({ lesson }: { lesson: LessonNow }) {
  const table = useMemo(() => new LessonTable(lesson), [lesson]);
  useEffect(() => {
    void table.talk.show();
    return () => table.close();
  }, [table]);
  const board = useBoard(table, lesson.title);
  useKeys(table, board);
  const now = table.now.value;
  const problem = table.talk.problem.value;
  if (!now || !board) {
    return (
      <main class="setting" aria-busy={!problem}>
        <p>{problem || words.value.loading}</p>
      </main>
    );
  }
  return (
    <div
      class="table-screen lesson-screen"
      data-title={now.title}
      data-at={table.catchingUp.value || table.talk.isFollowing.value ? undefined : now.at}
      {...asking}
    >
      <header class="top">
        <Link to="/" class="brand">
          {words.value.name}
        </Link>
        <h1 class="top-game">
          {now.name}, {lessonWords.value.lesson}
        </h1>
        <Link to={`/learn/${lesson.title}`} class="quiet study-back">
          {lessonWords.value.leave} ×
        </Link>
      </header>
      <div class="bands">
        <LessonBand table={table} />
      </div>
      <main class="board-place" id="content" aria-label={now.name} onClickCapture={(event) => tried(table, event)}>
        {table.view.value !== null && <board.Board table={table} bar={<Bar table={table} board={board} />} />}
      </main>
      <CaptionBeside table={table} />
      {scene.value && <SceneOver table={table} />}
      <LessonSlip table={table} />
      {table.talk.isOver && !table.catchingUp.value && <LessonEnd table={table} />}
    </div>
  );
}

const LIT = ".possible, .chosen, .eu-lit, button:not([aria-disabled=true])";

/** A click on a thing that is not lit is a wrong try: the slip answers it. */
function tried(table: LessonTable, event: MouseEvent): void {
  const on = event.target as Element;
  const about = on.closest("[data-about]")?.getAttribute("data-about");
  const { talk } = table;
  if (!about || !talk.step || on.closest(LIT) || about === talk.step.at) return;
  const move = meant(talk.step, talk.legal, about);
  if (!move) return;
  if (talk.legal.some((one) => one.move === move)) talk.wrong.value = { text: talk.wrongWords(), clause: "", page: "" };
  else void table.why(move).then((reason) => reason?.clause && (talk.wrong.value = reason));
}

function useBoard(table: LessonTable, title: string): Board | null {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    void boardFor(title, textBoard.value).then((found) => {
      table.show = found.show(table);
      setBoard(found);
    });
  }, [title, table, textBoard.value, edition.value]);
  return board;
}

function useKeys(table: LessonTable, board: Board | null): void {
  useEffect(() => {
    if (!board) return;
    const usual = keysOf(table, board);
    const keys = (event: KeyboardEvent) => (isForSlip(table, event) ? void table.talk.goOn() : usual(event));
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [table, board]);
}

/** Enter goes on from a slip that asks for nothing, unless it presses a button. */
function isForSlip(table: LessonTable, event: KeyboardEvent): boolean {
  const isOnButton = (event.target as Element).matches("button, a, input");
  return event.key === "Enter" && !isOnButton && table.talk.step?.do.length === 0;
}
