// The account of a game: how the chances went, which decisions cost most, luck apart from play, accuracy, figures.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Account, Judged } from "../../analysis";
import { Badge } from "../../pieces/badge";
import { seatNames } from "../../play/seats";
import type { Table } from "../../play/table";
import { seeOnBoard } from "../seen";
import { said, teachWords, useSeated } from "../words";
import { AccuracyPanel } from "./accuracy";
import type { Analysis } from "./analysis";
import { Chart } from "./chart";
import { Costliest, OneDecision } from "./costliest";
import { Facts, KeyMoments } from "./facts";
import { LuckAndPlay } from "./luck";
import { MarksOver } from "./marks";
import { costliestOf, firstSeat } from "./scale";
import { VERDICTS, VerdictMark } from "./verdict";
import "../hint.css";
import "../styles/account.css";
import "../styles/chances.css";
import "../styles/costliest.css";

interface Props {
  table: Table;
  analysis: Analysis;
  /** The second view: how the points went. */
  race: ComponentChildren;
}

export function GameAccount({ table, analysis, race }: Props) {
  const account = analysis.now?.account;
  if (!account) return <Asking analysis={analysis} />;
  return <Told table={table} account={account} hinted={analysis.now!.hinted} race={race} />;
}

/** Not analyzed yet: a button, then how far it is. */
function Asking({ analysis: { now, problem, ask } }: { analysis: Analysis }) {
  const w = teachWords.value.account;
  if (!now || now.status === "impossible") return null;
  const isUnderWay = now.status === "waiting" || now.status === "working";
  const part = Math.round(now.part * 100);
  return (
    <section class="sheet a-asking">
      <p>
        {problem ||
          (isUnderWay
            ? now.status === "waiting"
              ? w.waiting
              : w.working(part)
            : now.status === "failed"
              ? w.failed
              : w.analyseHint)}
      </p>
      {isUnderWay ? (
        <progress max={100} value={part} aria-label={w.analyse} />
      ) : (
        <button class="main" onClick={ask}>
          {w.analyse}
        </button>
      )}
    </section>
  );
}

interface ToldProps {
  table: Table;
  account: Account;
  hinted: readonly number[];
  race: ComponentChildren;
}

function Told({ table, account, hinted, race }: ToldProps) {
  const w = teachWords.value.account;
  const now = table.now.value!;
  const names = seatNames(table);
  useSeated(names);
  const [seat, setSeat] = useState(firstSeat(account, now.yours));
  const found = costliestOf(account, seat);
  const [chosen, choose] = useState<Judged | null>(found[0] ?? null);
  const look = (at: number) => void table.lookAt(at);
  const isOwn = now.yours.includes(seat);
  const pick = (to: number) => {
    setSeat(to);
    choose(costliestOf(account, to)[0] ?? null);
  };
  return (
    <div class="a-account">
      <div class="a-left">
        <section class="sheet a-plot">
          <Views account={account} race={race}>
            <div class="a-chart" role="group" aria-label={w.views} tabIndex={0}>
              <Chart
                account={account}
                title={now.title}
                names={names}
                seat={seat}
                pinned={found}
                chosen={chosen}
                look={look}
              />
            </div>
            <Legend account={account} seat={seat} name={isOwn ? w.yours : w.theirs(names[seat]!)} />
            <MarksOver account={account} />
            <KeyMoments account={account} look={look} />
          </Views>
        </section>
        <div class="a-two">
          <LuckAndPlay account={account} title={now.title} names={names} seat={seat} />
          <AccuracyPanel
            account={account}
            seat={seat}
            heading={isOwn ? w.accuracy : w.accuracyOf(names[seat]!)}
            hints={hinted[seat] ?? 0}
          />
        </div>
      </div>
      <div class="a-right">
        <Whose account={account} title={now.title} names={names} seat={seat} pick={pick} />
        <Costliest
          account={account}
          heading={isOwn ? w.costliest(found.length) : w.costliestOf(names[seat]!)}
          found={found}
          chosen={chosen}
          choose={choose}
          advice={account.advice[seat] ? said(account.advice[seat].whole) : ""}
        />
        {chosen && (
          <OneDecision
            account={account}
            one={chosen}
            isOwn={isOwn}
            table={table.id}
            see={() => seeOnBoard(table, chosen, found.indexOf(chosen) + 1)}
          />
        )}
      </div>
      <Facts facts={account.facts} title={now.title} names={names} />
    </div>
  );
}

/** The chances, and as a second view the race of points. */
function Views({
  account,
  race,
  children,
}: {
  account: Account;
  race: ComponentChildren;
  children: ComponentChildren;
}) {
  const w = teachWords.value.account;
  const [isRace, setRace] = useState(false);
  const turns = account.moments.length - 1;
  const views = [
    [false, account.measure === "chance" ? w.chance : w.expected],
    [true, w.race],
  ] as const;
  return (
    <>
      <div class="a-views" role="group" aria-label={w.views}>
        {views.map(([which, text]) => (
          <button key={text} aria-pressed={isRace === which} onClick={() => setRace(which)}>
            {text}
          </button>
        ))}
        <small>{account.measure === "chance" ? w.inHundred(turns) : w.inPoints(turns)}</small>
      </div>
      {isRace ? race : children}
    </>
  );
}

function Legend({ account, seat, name }: { account: Account; seat: number; name: string }) {
  const w = teachWords.value.account;
  const own = account.decisions.filter((one) => one.seat === seat);
  return (
    <ul class="a-verdicts">
      {VERDICTS.map((verdict) => (
        <li key={verdict}>
          <VerdictMark verdict={verdict} /> {w.verdicts[verdict]}{" "}
          <b>{own.filter((one) => one.verdict === verdict).length}</b>
        </li>
      ))}
      <li class="a-of">{name}</li>
    </ul>
  );
}

interface WhoseProps {
  account: Account;
  title: string;
  names: string[];
  seat: number;
  pick(seat: number): void;
}

/** Whose decisions are told, where those of several were judged. */
function Whose({ account, title, names, seat, pick }: WhoseProps) {
  const judged = account.accuracy.flatMap((one, at) => (one ? [at] : []));
  if (judged.length < 2) return null;
  return (
    <div class="a-whose" role="group" aria-label={teachWords.value.account.seat}>
      {judged.map((at) => (
        <button key={at} class="plain" aria-pressed={seat === at} onClick={() => pick(at)}>
          <Badge seat={at} title={title} size={20} /> {names[at]}
        </button>
      ))}
    </div>
  );
}
