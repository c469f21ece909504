// How well a seat has played, of a hundred: the whole game, then opening, middle and end.

import type { Account, Phase } from "../../analysis";
import { said, teachWords } from "../words";

interface Props {
  account: Account;
  seat: number;
  heading: string;
  hints: number;
}

export function AccuracyPanel({ account, seat, heading, hints }: Props) {
  const w = teachWords.value.account;
  const found = account.accuracy[seat];
  if (!found) return null;
  return (
    <section class="sheet a-panel">
      <header>
        <h3 class="head">{heading}</h3>
        <small>{w.judged(found.decisions, hints)}</small>
      </header>
      <p class="a-whole">
        <b class="num">{found.whole}</b> <span>{w.ofHundred}</span>
      </p>
      <ul class="a-phases">
        {found.phases.map((phase, at) => (
          <PhaseRow key={at} name={w.phases[at] ?? ""} phase={phase} />
        ))}
      </ul>
      <p class="a-say">{account.advice[seat] ? said(account.advice[seat].accuracy) : ""}</p>
    </section>
  );
}

function PhaseRow({ name, phase }: { name: string; phase: Phase }) {
  const w = teachWords.value.account;
  return (
    <li>
      <span>
        <b>{name}</b> <small>{w.turns(phase.first, phase.last)}</small>
      </span>
      <i class="a-track">
        <i style={{ width: `${phase.accuracy ?? 0}%` }} />
      </i>
      <b class="num">{phase.accuracy ?? "–"}</b>
    </li>
  );
}
