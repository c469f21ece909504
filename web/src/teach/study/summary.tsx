// The end of a lesson: what was found, what was shown, and what to do next time.

import type { Account } from "../../analysis";
import { Link } from "../../route";
import { Frame } from "../../screens/frame";
import { VerdictMark } from "../account/verdict";
import { Disc } from "../candidates";
import { said, teachWords } from "../words";
import { type Course, foundCount, type Outcome } from "./lesson";
import "../hint.css";
import "../styles/study.css";

interface Props {
  game: string;
  account: Account;
  course: Course;
  again(): void;
}

export function Summary({ game, account, course, again }: Props) {
  const w = teachWords.value.learn;
  const advice = account.advice[course.all[0]!.seat];
  return (
    <Frame heading={w.summary}>
      <section class="sheet learn-summary">
        <p class="learn-lead">{w.result(foundCount(course), course.all.length)}</p>
        <ol>
          {course.all.map((one, at) => (
            <li key={one.at}>
              <Disc n={at + 1} />
              <small>{w.turn(one.turn)}</small>
              <span>
                <VerdictMark verdict={one.verdict} /> {said(one.played.name)} → <b>{said(one.better!.name)}</b>
              </span>
              <small>{told(course.outcomes[at]!)}</small>
            </li>
          ))}
        </ol>
        {advice && <p class="learn-lead">{said(advice.whole)}</p>}
        <div class="row">
          <button class="plain" onClick={again}>
            {w.once}
          </button>
          <Link class="button main" to={`/tables/${game}`}>
            {w.back}
          </Link>
        </div>
      </section>
    </Frame>
  );
}

function told(outcome: Outcome): string {
  const w = teachWords.value.learn;
  if (outcome.kind === "found") return outcome.tries === 1 ? w.firstTry : w.tries(outcome.tries);
  return outcome.kind === "shown" ? w.shown : w.skipped;
}
