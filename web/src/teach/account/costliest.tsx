// The decisions that cost most, and one of them as it was known then: what was played, what was better, and why.

import type { Account, Candidate, Judged, Measure } from "../../analysis";
import { Link } from "../../route";
import { Disc, Reasons } from "../candidates";
import { difference, written } from "../numbers";
import { said, teachWords } from "../words";
import { VerdictMark } from "./verdict";

interface ListProps {
  account: Account;
  heading: string;
  found: readonly Judged[];
  chosen: Judged | null;
  choose(one: Judged): void;
  advice: string;
}

export function Costliest({ account, heading, found, chosen, choose, advice }: ListProps) {
  const w = teachWords.value.account;
  const most = Math.max(0.001, ...found.map((one) => one.lost));
  return (
    <section class="sheet a-panel a-five">
      <header>
        <h3 class="head">{heading}</h3>
        <small>{account.measure === "chance" ? w.lost : w.lostPoints}</small>
      </header>
      <ol>
        {found.map((one, at) => (
          <li key={one.at}>
            <button aria-pressed={one === chosen} onClick={() => choose(one)}>
              <Disc n={at + 1} />
              <small>{w.turnNumber(one.turn)}</small>
              <b>{said(one.played.name)}</b>
              <i class="a-cost" aria-hidden="true">
                <i style={{ width: `${(one.lost / most) * 100}%` }} />
              </i>
              <span class="num">{cost(one, account.measure)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p class="a-say">{found.length === 0 ? w.none : advice}</p>
    </section>
  );
}

/** What a decision cost: chance, or points where it hardly changed who wins. */
function cost(one: Judged, measure: Measure): string {
  if (one.points > 0) return teachWords.value.account.somePoints(difference(-one.points, "points"));
  return difference(-one.lost, measure);
}

interface OneProps {
  account: Account;
  one: Judged;
  isOwn: boolean;
  table: string;
  see(): void;
}

export function OneDecision({ account, one, isOwn, table, see }: OneProps) {
  const w = teachWords.value.account;
  return (
    <section class="sheet a-panel a-one" aria-live="polite">
      <header>
        <h3 class="head">
          <VerdictMark verdict={one.verdict} /> {w.turnNumber(one.turn)}
        </h3>
        <small>{w.asKnown}</small>
      </header>
      <dl>
        <dt class="mine">{isOwn ? w.yourMove : w.itsMove}</dt>
        <dd>
          <Told candidate={one.played} /> <small>{changed(one, account.measure)}</small>
        </dd>
        {one.better && (
          <>
            <dt class="better">{w.better}</dt>
            <dd>
              <Told candidate={one.better} /> <small>{kept(one, account.measure)}</small>
            </dd>
          </>
        )}
      </dl>
      <div class="row">
        <button class="plain" onClick={see}>
          {w.onBoard}
        </button>
        <Link class="button" to={`/study/${table}/learn?seat=${one.seat}&from=${one.at}`}>
          {w.tryAgain}
        </Link>
      </div>
    </section>
  );
}

/** What a decision made of the chance; where it is blamed for points that nobody needs to win, that. */
function changed(one: Judged, measure: Measure): string {
  const w = teachWords.value.account;
  if (one.points > 0) return w.thrownAway(written(one.points, "points"));
  const [before, after] = [written(one.before, measure), written(one.after, measure)];
  return measure === "chance" ? w.fell(before, after) : w.fellPoints(before, after);
}

function kept(one: Judged, measure: Measure): string {
  const w = teachWords.value.account;
  if (one.points > 0) return "";
  const before = written(one.before, measure);
  return measure === "chance" ? w.kept(before) : w.keptPoints(before);
}

function Told({ candidate }: { candidate: Candidate }) {
  return (
    <>
      <b>{said(candidate.name)}</b>
      <Reasons reasons={candidate.reasons} />
    </>
  );
}
