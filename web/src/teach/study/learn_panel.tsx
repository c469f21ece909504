// The slip beside the board: what was played and what it cost, what the house says of a try, the better move.

import type { Account, Candidate, Judged, Measure } from "../../analysis";
import { Badge } from "../../pieces/badge";
import { Reasons } from "../candidates";
import { written } from "../numbers";
import { said, teachWords } from "../words";
import type { Course, Stage } from "./lesson";
import type { StudyTable } from "./table";
import "../hint.css";

interface Props {
  table: StudyTable;
  account: Account;
  course: Course;
  names: string[];
  one: Judged;
  stage: Stage;
  tries: number;
  again(): void;
  show(): void;
  next(): void;
}

export function TaskPanel(props: Props) {
  const { account, course, one, stage } = props;
  const w = teachWords.value.learn;
  return (
    <section class="prospect sheet hint learn" aria-label={w.heading}>
      <h2 class="prospect-title">
        {w.turn(one.turn)} <small>{w.position(course.at + 1, course.all.length)}</small>
      </h2>
      <div class="hint-told learn-told" aria-live="polite" tabIndex={0}>
        <p>
          {w.youPlayed(said(one.played.name))} {cost(one, account.measure)}
        </p>
        {stage.kind === "trying" && <p class="learn-lead">{w.find}</p>}
        {stage.kind === "judging" && <p class="learn-lead">{w.judging}</p>}
        {stage.kind === "failed" && <p class="learn-foot no">{stage.text}</p>}
        {stage.kind === "judged" && <Judgment account={account} stage={stage} />}
        {stage.kind === "shown" && <Better {...props} better={one.better!} />}
      </div>
      <Foot {...props} />
    </section>
  );
}

function cost(one: Judged, measure: Measure): string {
  const w = teachWords.value.learn;
  if (one.points > 0) return w.costPoints(written(one.points, "points"));
  const lost = written(one.lost, measure);
  return measure === "chance" ? w.cost(lost) : w.costPoints(lost);
}

function Judgment({ account, stage }: { account: Account; stage: Extract<Stage, { kind: "judged" }> }) {
  const w = teachWords.value.learn;
  const { verdict, lost, tried } = stage.answer;
  if (verdict === "best" || verdict === "good") {
    return (
      <>
        <p class="learn-foot yes">
          ✓ <b>{said(tried.name)}</b>. {verdict === "best" ? w.found : w.good}
        </p>
        <Reasons reasons={tried.reasons} />
      </>
    );
  }
  const text = written(lost, account.measure);
  const loses = account.measure === "chance" ? w.loses(text) : w.losesPoints(text);
  return (
    <>
      <p class="learn-foot no">
        ✕ <b>{said(tried.name)}</b>. {stage.isSame ? w.same : loses}
      </p>
      <Reasons reasons={tried.reasons.filter(({ sign }) => sign === "cost")} />
    </>
  );
}

const MOST_STEPS = 6; // of what would have followed: farther ahead nobody sees

/** The better move with its reasons, and what would probably have followed. */
function Better({ better, table, names }: Props & { better: Candidate }) {
  const w = teachWords.value.learn;
  const title = table.now.value?.title ?? "";
  return (
    <>
      <p class="learn-foot yes">
        ✓ <b>{said(better.name)}</b>
      </p>
      <Reasons reasons={better.reasons} />
      {better.line.length > 0 && (
        <>
          <h3 class="head">{w.follows}</h3>
          <ol class="learn-follows">
            {better.line.slice(0, MOST_STEPS).map((step, at) => (
              <li key={at}>
                <Badge seat={step.seat} title={title} size={18} label={names[step.seat]} />
                <span>{spoken(table, step.moves)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** Moves in the words of the board; it is not there yet where the house's own words have to do. */
function spoken(table: StudyTable, moves: readonly string[]): string {
  return moves.map((move) => table.say(move)).join(", ");
}

function Foot({ course, stage, again, show, next }: Props) {
  const w = teachWords.value.learn;
  const isSettled = course.outcomes[course.at]!.kind !== "open";
  const isLast = course.outcomes.filter(({ kind }) => kind === "open").length <= (isSettled ? 0 : 1);
  return (
    <footer>
      <span />
      {stage.kind !== "trying" && stage.kind !== "judging" && (
        <button class="plain" onClick={again}>
          {w.again}
        </button>
      )}
      {stage.kind !== "shown" && (
        <button class="plain" onClick={show}>
          {w.show}
        </button>
      )}
      <button class={isSettled ? "main" : "quiet"} onClick={next}>
        {isLast ? w.finish : w.next}
      </button>
    </footer>
  );
}
