// A puzzle on the real board: one decision is to be found. A wrong try is answered with what it loses, the solution
// comes with its reasons.

import { useEffect, useMemo, useState } from "preact/hooks";
import { type Params, place } from "../../route";
import { aloneWords, loadAloneWords } from "../../screens/alone/words";
import { useFetched } from "../../screens/fetched";
import { Frame } from "../../screens/frame";
import { language } from "../../settings";
import type { PuzzleRow, PuzzleSolution, PuzzlesNow } from "../../wire";
import { words } from "../../words";
import { Drawn } from "../drawn";
import { useKeeping } from "../keeping";
import { putPanel } from "../panels";
import type { Sign } from "../parting";
import { StudyLine } from "../study/line";
import { ShownStudy } from "../study/shown";
import { StudyTable } from "../study/table";
import { said, useSeated } from "../words";
import { puzzles, solution, studioOf, tried } from "./asked";
import { PuzzlePanel, type Stage } from "./panel";
import { idOf, memory, noted, type Outcome } from "./streak";

/** A table with one position and no story. */
class PuzzleTable extends StudyTable {
  constructor(title: string, id: string) {
    super(`${title} ${id}`, new StudyLine("", studioOf(title, id)));
  }

  protected override async tellStory(): Promise<void> {
    // nobody knows what happened before
  }
}

export function PuzzleScreen({ params }: { params: Params }) {
  useKeeping();
  useEffect(() => void loadAloneWords(), [language.value]);
  const { found, problem } = useFetched(puzzles, "puzzles");
  const w = aloneWords.value.puzzle;
  if (!found) return <Frame heading={w.heading}>{problem || words.value.loading}</Frame>;
  const row = found.puzzles.find(({ title, id }) => title === params["title"] && id === params["id"]);
  if (!row) return <Frame heading={w.heading}>{w.none}</Frame>;
  return <Solving key={place.value.path} row={row} all={found} />;
}

function Solving({ row, all }: { row: PuzzleRow; all: PuzzlesNow }) {
  const table = useMemo(() => new PuzzleTable(row.title, row.id), [row]);
  useEffect(() => () => table.close(), [table]);
  const { stage, best, again, show } = useTries(table, row, all);
  useSeated(table.now.value?.seats.map(({ name }) => name) ?? []);
  const next = following(row, all);
  useEffect(() => {
    putPanel(table, () => <PuzzlePanel {...{ table, row, stage, best, again, show, next }} />);
    return () => putPanel(table, null);
  }, [table, stage, best, language.value]);
  const w = aloneWords.value.puzzle;
  return (
    <ShownStudy table={table} heading={w.one} back="/puzzles" band={null}>
      {best && stage.kind === "trying" && <Drawn signs={signsOf(best)} label={said(best.best.name)} />}
    </ShownStudy>
  );
}

/** Each small move of the solution, numbered where there are several. */
function signsOf({ best: { moves } }: PuzzleSolution): Sign[] {
  const label = (at: number) => (moves.length > 1 ? at + 1 : aloneWords.value.puzzle.solution);
  return moves.map((move, at) => ({ moves: [move], text: `✓ ${label(at)}`, look: "better" }));
}

/** The next puzzle of the title that is still open; after the last, the first. */
function following(row: PuzzleRow, all: PuzzlesNow): PuzzleRow | null {
  const rows = all.puzzles.filter(({ title }) => title === row.title);
  const at = rows.indexOf(row);
  const { outcomes } = memory.read();
  return [...rows.slice(at + 1), ...rows.slice(0, at)].find((one) => !outcomes[idOf(one)]) ?? null;
}

/** The tries at a puzzle. A decision is judged when it is complete, or luck has been drawn for it. */
function useTries(table: StudyTable, row: PuzzleRow, all: PuzzlesNow) {
  const [stage, setStage] = useState<Stage>({ kind: "trying" });
  const [best, setBest] = useState<PuzzleSolution | null>(null);
  const position = { at: 0, moves: [], seat: row.seat };
  const settle = (outcome: Outcome) => {
    const isToday = all.today?.title === row.title && all.today.id === row.id;
    memory.write(noted(memory.read(), idOf(row), outcome, isToday ? all.day : null));
  };
  const again = () => {
    setStage({ kind: "trying" });
    void table.goTo(position);
  };
  useEffect(again, [table]);
  const moves = table.line.study.value.moves ?? [];
  const isWhole = moves.length > 0 && (!table.line.isMid.value || table.now.value?.to_act !== row.seat);
  const fail = (problem: Error) => setStage({ kind: "failed", text: problem.message });
  useEffect(() => {
    if (!isWhole || stage.kind !== "trying") return;
    setStage({ kind: "judging" });
    tried(row.title, row.id, moves).then((answer) => {
      setStage({ kind: "judged", answer });
      if (!answer.solves) return;
      settle("solved");
      solution(row.title, row.id).then(setBest, fail);
    }, fail);
  }, [isWhole, moves.join()]);
  const show = () => {
    settle("seen");
    again();
    solution(row.title, row.id).then(setBest, fail);
  };
  return { stage, best, again, show };
}
