// The hint in the prospect's place, in three nudges: a question, the best move, three moves.

import type { Hint } from "../analysis";
import { Icon } from "../pieces/icon";
import { seatNames } from "../play/seats";
import type { Table } from "../play/table";
import { translated } from "../words/translated";
import { Candidates } from "./candidates";
import { closeHint, drawnMoves, hintAt, type Nudge, nudge, type Shown, tell } from "./hints";
import { Marks } from "./marks";
import { written } from "./numbers";
import { said, teachWords, useSeated } from "./words";
import "./hint.css";
import "./styles/hint_small.css";

export function HintPanel({ table }: { table: Table }) {
  const shown = hintAt(table);
  useSeated(seatNames(table));
  if (!shown) return null;
  const w = teachWords.value.hint;
  return (
    <section class="prospect sheet hint" aria-label={w.heading}>
      <h2 class="prospect-title">
        <Icon name="bulb" /> {w.heading} <Nudges shown={shown} />
      </h2>
      <div class="hint-told" aria-live="polite">
        {shown.think && <p class="hint-think">{said(shown.think)}</p>}
        {shown.hint && shown.nudge > 1 && <Told table={table} hint={shown.hint} />}
        {isAwaited(shown) && <p class="hint-wait">{shown.problem ? translated(shown.problem) : w.thinking}</p>}
      </div>
      <Foot table={table} shown={shown} />
    </section>
  );
}

/** Whether what is to be told now is still thought of. */
const isAwaited = ({ think, hint, nudge }: Shown): boolean => (nudge === 1 ? !think : !hint);

function Nudges({ shown }: { shown: Shown }) {
  const w = teachWords.value.hint;
  const all: [Nudge, string][] = [
    [1, w.think],
    [2, w.best],
    [3, w.three],
  ];
  return (
    <span class="nudges" role="group" aria-label={w.nudges}>
      {all.map(([at, text]) => (
        <button key={at} aria-pressed={shown.nudge === at} disabled={!shown.think} onClick={() => tell(at)}>
          {text}
        </button>
      ))}
    </span>
  );
}

function Told({ table, hint }: { table: Table; hint: Hint }) {
  const moves = drawnMoves(table);
  return (
    <>
      <p class="hint-against">{against(hint)}</p>
      {!hint.open && <Marks marks={hint.marks} />}
      <Candidates
        table={table}
        candidates={moves}
        measure={hint.measure}
        chosen={table.chosen.value?.move ?? moves[0]?.moves[0] ?? null}
      />
    </>
  );
}

function against(hint: Hint): string {
  const w = teachWords.value.hint;
  if (hint.open) return w.open;
  const now = written(hint.now, hint.measure);
  return hint.measure === "chance" ? w.against(now) : w.againstPoints(now);
}

function Foot({ table, shown }: { table: Table; shown: Shown }) {
  const w = teachWords.value.hint;
  return (
    <footer>
      <span>{shown.used > 0 ? w.used(shown.used) : ""}</span>
      {shown.think && shown.nudge < 3 && (
        <button class="plain" onClick={() => nudge(table)}>
          {shown.nudge === 1 ? w.show : w.more} <kbd>H</kbd>
        </button>
      )}
      <button class={shown.nudge < 3 ? "quiet" : "plain"} onClick={closeHint}>
        {w.close} {shown.nudge === 3 && <kbd>H</kbd>}
      </button>
    </footer>
  );
}
