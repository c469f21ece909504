// What is said beside a puzzle: the question, what a try is worth, and the solution with its reasons.

import type { Candidate } from "../../analysis";
import { Badge } from "../../pieces/badge";
import { go } from "../../route";
import { aloneWords } from "../../screens/alone/words";
import type { PuzzleRow, PuzzleSolution, PuzzleTried } from "../../wire";
import { Reasons } from "../candidates";
import { written } from "../numbers";
import type { StudyTable } from "../study/table";
import { said } from "../words";
import { hardness } from "./streak";
import "../hint.css";
import "./puzzle.css";

/** What becomes of a try. */
export type Stage =
  | { kind: "trying" }
  | { kind: "judging" }
  | { kind: "judged"; answer: PuzzleTried }
  | { kind: "failed"; text: string };

interface Props {
  table: StudyTable;
  row: PuzzleRow;
  stage: Stage;
  best: PuzzleSolution | null;
  again(): void;
  show(): void;
  next: PuzzleRow | null;
}

export function PuzzlePanel({ table, row, stage, best, again, show, next }: Props) {
  const w = aloneWords.value.puzzle;
  const name = table.now.value?.seats[row.seat]?.name ?? "";
  const isSolved = stage.kind === "judged" && stage.answer.solves;
  return (
    <section class="prospect sheet hint learn" aria-label={w.heading}>
      <h2 class="prospect-title">
        {row.seats > 1 && <Badge seat={row.seat} title={row.title} size={22} label={name} />} {said(row.name)}
      </h2>
      <div class="hint-told learn-told" aria-live="polite" tabIndex={0}>
        {!best && (
          <>
            <p class="learn-lead">{said(row.question)}</p>
            <p>{w.find}</p>
          </>
        )}
        {stage.kind === "judging" && <p>{w.judging}</p>}
        {stage.kind === "failed" && <p class="learn-foot no">{stage.text}</p>}
        {stage.kind === "judged" && !isSolved && (
          <>
            <p class="learn-foot no">
              ✕ <b>{said(stage.answer.tried.name)}</b>.{" "}
              {w.wrong(written(stage.answer.lost, row.measure), row.measure === "chance")}
            </p>
            <Reasons reasons={stage.answer.tried.reasons.filter(({ sign }) => sign === "cost")} />
          </>
        )}
        {best && <Solved row={row} best={best} found={isSolved ? stage.answer.tried : null} />}
        <p class="hint puzzle-hard">
          {w.hard[hardness(row.missed)]}. {w.bots(row.missed)}
        </p>
      </div>
      <footer>
        <span />
        {(stage.kind === "judged" || stage.kind === "failed") && !isSolved && (
          <button class="plain" onClick={again}>
            {w.again}
          </button>
        )}
        {!best && (
          <button class="plain" onClick={show}>
            {w.show}
          </button>
        )}
        {next && (best || stage.kind === "trying") && (
          <button class={best ? "main" : "quiet"} onClick={() => go(`/puzzles/${next.title}/${next.id}`)}>
            {w.next}
          </button>
        )}
      </footer>
    </section>
  );
}

interface SolvedProps {
  row: PuzzleRow;
  best: PuzzleSolution;
  /** What was tried, if it was right. */
  found: Candidate | null;
}

function Solved({ row, best, found }: SolvedProps) {
  const w = aloneWords.value.puzzle;
  const gap = written(best.best.worth, row.measure);
  return (
    <>
      <p class="learn-foot yes">
        ✓ <b>{said((found ?? best.best).name)}</b>. {found && w.right}
      </p>
      <Reasons reasons={(found ?? best.best).reasons} />
      <p>{w.better(gap, said(best.runner_up), row.measure === "chance")}</p>
    </>
  );
}
