// The prospect: one fixed place that says what the move looked at would bring and, where it is not
// possible, why not. All of it is asked of the server.

import type { ComponentChildren } from "preact";
import { useReason } from "../../play/refusals";
import type { Table } from "../../play/table";
import { words } from "../../words";
import { lookedAt, useAnswer } from "./answer";
import "./parts.css";
import type { Forecast, Refusal } from "../../play/inquiries";
import { openSide } from "../../screens/table/opened";

interface Told<V> {
  table: Table<V>;
  /** How the board calls a move. */
  say(move: string): string;
  /** What would happen, in sentences. */
  tell(forecast: Forecast<V>): string[];
  /** What else the board knows of the things that the move speaks of. */
  about?(move: string): ComponentChildren;
  /** What is said while nothing is looked at. */
  none?: string | undefined;
  /** What stands here while nothing is looked at, where the screen has no other place for it. */
  instead?: ComponentChildren;
}

/** A prospect in sentences, for any game. */
export function Prospect<V>({ table, say, tell, about, none, instead }: Told<V>) {
  const move = lookedAt(table);
  const answer = useAnswer(table, move);
  if (!move) return instead || <NothingLookedAt text={none} />;
  const isPossible = table.legal.value.some((one) => one.move === move);
  return (
    <section class="prospect sheet" aria-live="polite">
      <h2 class="prospect-title">
        {say(move)}
        {isPossible && <small>{words.value.table.prospect.ifPlayed}</small>}
      </h2>
      {answer?.forecast && <Brings told={tell(answer.forecast)} isWhole={answer.forecast.isWhole} />}
      {about?.(move)}
      {answer?.refusal && <Barred table={table} refusal={answer.refusal} />}
    </section>
  );
}

export function NothingLookedAt({ text }: { text?: string | undefined }) {
  return (
    <section class="prospect sheet empty">
      <p class="hint">{text ?? words.value.table.prospect.none}</p>
    </section>
  );
}

export function Barred({ table, refusal }: { table: Table; refusal: Refusal }) {
  const w = words.value;
  const reason = useReason(table.now.value!.title, refusal);
  return (
    <p class="no">
      <b>{w.table.prospect.barred}.</b> {reason}{" "}
      <button class="link" onClick={() => openSide("rules", refusal.clause)}>
        {refusal.page ? w.table.page(refusal.page) : w.rules.ruling}
      </button>
    </p>
  );
}

function Brings({ told, isWhole }: { told: string[]; isWhole: boolean }) {
  return (
    <ul class="brings">
      {told.map((sentence, at) => (
        <li key={at}>{sentence}</li>
      ))}
      {!isWhole && <li class="hint">{words.value.table.prospect.luck}</li>}
    </ul>
  );
}
