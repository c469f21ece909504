// Moves with what each is worth against now, as bars from one line, and the reasons in the words of the game.

import type { Candidate, Measure, Reason } from "../analysis";
import type { Table } from "../play/table";
import { difference } from "./numbers";
import { said, teachWords } from "./words";

interface Props {
  table: Table;
  candidates: readonly Candidate[];
  measure: Measure;
  /** The move that is chosen is ink. */
  chosen: string | null;
}

export function Candidates({ table, candidates, measure, chosen }: Props) {
  const most = Math.max(0.001, ...candidates.map(({ worth }) => Math.abs(worth)));
  const on = candidates.findIndex(({ moves }) => moves[0] === chosen); // others may begin in the same way
  return (
    <ol class="candidates" aria-label={teachWords.value.hint.lists}>
      {candidates.map((one, at) => (
        <li key={one.moves.join(" ")} class={at === on ? "candidate on" : "candidate"}>
          <button
            class="candidate-name"
            onClick={() => take(table, one)}
            title={teachWords.value.hint.choose(said(one.name))}
          >
            <Disc n={at + 1} isOn={at === 0} />
            <b>{said(one.name)}</b>
            <Worth worth={one.worth} most={most} measure={measure} />
          </button>
          <Reasons reasons={one.reasons} />
        </li>
      ))}
    </ol>
  );
}

/** A click chooses the move; where it has several steps, they are planned one after the other. */
function take(table: Table, { moves }: Candidate): void {
  if (!table.legal.value.some((one) => one.move === moves[0])) return;
  if (moves.length > 1) table.plan.make(moves);
  else table.choose(moves[0]!);
}

export function Disc({ n, isOn = false }: { n: number; isOn?: boolean }) {
  return <i class={isOn ? "disc on" : "disc"}>{n}</i>;
}

const WIDE = 30; // of the longest bar, to either side

function Worth({ worth, most, measure }: { worth: number; most: number; measure: Measure }) {
  const w = teachWords.value.hint;
  const text = difference(worth, measure);
  const long = Math.max(1.5, (Math.abs(worth) / most) * WIDE);
  const label = measure === "chance" ? w.worth(text) : w.worthPoints(text);
  return (
    <span class="worth" role="img" aria-label={label}>
      <svg viewBox={`${-WIDE - 2} 0 ${2 * WIDE + 4} 16`} width={2 * WIDE + 4} height={16}>
        <rect class={worth < 0 ? "less" : "more"} x={worth < 0 ? -long : 0} y={2.5} width={long} height={11} />
        <path class="now" d="M0 0V16" />
      </svg>
      <span class="num">{measure === "chance" ? `${text} %` : text}</span>
    </span>
  );
}

const SIGNS: readonly [Reason["sign"], string][] = [
  ["gain", "+"],
  ["then", "→"],
  ["cost", "−"],
];
const placeOf = (reason: Reason): number => SIGNS.findIndex(([sign]) => sign === reason.sign);

export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const w = teachWords.value.hint;
  if (reasons.length === 0) return null;
  return (
    <ul class="reasons">
      {reasons.map((reason, at) => (
        <li key={at} class={reason.sign}>
          <i aria-hidden="true">{SIGNS[placeOf(reason)]![1]}</i>
          <span class="hidden">{w.signs[placeOf(reason)]}: </span>
          <span>{said(reason.words)}</span>
        </li>
      ))}
    </ul>
  );
}
