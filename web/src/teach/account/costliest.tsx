// The decisions that cost most, and one of them as it was known then: what was played, what was better, and why.

import type { Account, Candidate, Judged } from "../../analysis";
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
}

export function Costliest({ account, heading, found, chosen, choose }: ListProps) {
  const w = teachWords.value.account;
  const most = Math.max(0.001, ...found.map((one) => one.lost));
  return (
    <section class="sheet a-panel a-five">
      <header>
        <h3 class="head">{heading}</h3>
        <small>{account.measure === "chance" ? w.lost : w.lostPoints}</small>
      </header>
      {found.length === 0 && <p class="a-say">{w.none}</p>}
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
              <span class="num">{difference(-one.lost, account.measure)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OneProps {
  account: Account;
  one: Judged;
  isOwn: boolean;
  table: string;
  look(at: number): void;
}

export function OneDecision({ account, one, isOwn, table, look }: OneProps) {
  const w = teachWords.value.account;
  const [before, after] = [written(one.before, account.measure), written(one.after, account.measure)];
  const isChance = account.measure === "chance";
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
          <Told candidate={one.played} />{" "}
          <small>{isChance ? w.fell(before, after) : w.fellPoints(before, after)}</small>
        </dd>
        {one.better && (
          <>
            <dt class="better">{w.better}</dt>
            <dd>
              <Told candidate={one.better} /> <small>{isChance ? w.kept(before) : w.keptPoints(before)}</small>
            </dd>
          </>
        )}
      </dl>
      <div class="row">
        <button class="plain" onClick={() => look(one.at)}>
          {w.onBoard}
        </button>
        <Link class="button" to={`/study/${table}/learn?seat=${one.seat}&from=${one.at}`}>
          {w.tryAgain}
        </Link>
      </div>
    </section>
  );
}

function Told({ candidate }: { candidate: Candidate }) {
  return (
    <>
      <b>{said(candidate.name)}</b>
      <Reasons reasons={candidate.reasons} />
    </>
  );
}
