// The prospect: one fixed place that says what the thing asked about is, what the move looked at would bring and, where
// it is not possible, what is missing and why not. What a move brings or lacks is asked of the house.

import type { ComponentChildren } from "preact";
import type { Forecast, Refusal } from "../../play/inquiries";
import { useReason } from "../../play/refusals";
import type { Table } from "../../play/table";
import { openSide } from "../../screens/table/opened";
import { words } from "../../words";
import { type Answer, lookedAt, useAnswer } from "./answer";
import { askedAbout } from "./asked_about";
import type { Explained } from "./explained";
import "./parts.css";

interface Told<V> {
  table: Table<V>;
  /** How the board calls a move. */
  say(move: string): ComponentChildren;
  /** What a move would bring. */
  brings(move: string, forecast: Forecast<V>): ComponentChildren;
  /** What else the board knows of the things that the move speaks of. */
  about?(move: string): ComponentChildren;
  /** What a thing is. */
  explain(thing: string): Explained | null;
  /** What a move lacks, in words: things by id. */
  lacks(missing: Record<string, number>): string;
  /** What is said while nothing is looked at. */
  none?: ComponentChildren;
  /** What stands here while nothing is looked at, where the screen has no other place for it. */
  instead?: ComponentChildren;
}

/** What one looks at: a thing that is asked about goes before a move that was chosen, unless that speaks of it. */
function useLooked<V>({ table, explain, instead }: Told<V>) {
  const asked = askedAbout.value;
  const told = asked ? explain(asked) : null;
  const isPicked = table.picked.value.some((word) => asked?.split(" ").includes(word));
  const isOnly = Boolean(instead) && table.picked.value.length === 0; // the bar says the only move, the log stays
  const move = (told && !isPicked) || isOnly ? table.pointed.value : lookedAt(table);
  return { told, move, answer: useAnswer(table, move) };
}

/** A prospect for any game. */
export function Prospect<V>(props: Told<V>) {
  const { table, say, brings, about, none, instead } = props;
  const { told, move, answer } = useLooked(props);
  if (!move && !told) return instead || <Resting text={none} />;
  const isPossible = table.legal.value.some((one) => one.move === move);
  return (
    <section class={`prospect sheet ${move ? "" : "asked"}`} aria-live="polite" tabIndex={0}>
      <h2 class="prospect-title">
        {isPossible || !told ? say(move!) : <Named told={told} />}
        {isPossible && <small>{words.value.table.prospect.ifPlayed}</small>}
        {!isPossible && told && <small>{isLater(answer) && words.value.table.prospect.barred}</small>}
        {told && <RuleLink told={told} />}
      </h2>
      {move && answer?.forecast && brings(move, answer.forecast)}
      {told ? <Explanation told={told} isBelow={isPossible} /> : about?.(move!)}
      {answer?.refusal && !(told && isLater(answer)) && (
        <Barred table={table} refusal={answer.refusal} lacks={props.lacks} />
      )}
    </section>
  );
}

const ORDER = "turn.steps"; // of any title: it is for another step, and nobody needs to be told more

const isLater = (answer: Answer<unknown> | null): boolean => answer?.refusal?.clause === ORDER;

function RuleLink({ told: { clause } }: { told: Explained }) {
  return clause ? (
    <button class="link rule-link" onClick={() => openSide("rules", clause)}>
      {words.value.table.prospect.rule}
    </button>
  ) : null;
}

const Named = ({ told }: { told: Explained }) => (
  <>
    {told.sign} {told.title}
  </>
);

/** What a thing is; below what a move with it brings, without what that tells anyway. */
function Explanation({ told, isBelow }: { told: Explained; isBelow: boolean }) {
  return (
    <div class="explained">
      <ul>
        {[...told.lines, ...(isBelow ? [] : (told.also ?? []))].map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** It keeps its place: what stands out now, and how one asks about anything. */
export function Resting({ text }: { text?: ComponentChildren }) {
  const w = words.value.table.prospect;
  const canPoint = matchMedia("(hover: hover)").matches;
  return (
    <section class="prospect sheet empty" tabIndex={0}>
      {text && <div class="resting">{text}</div>}
      <p class="hint">{canPoint ? w.none : w.hold}</p>
    </section>
  );
}

interface BarredProps {
  table: Table;
  refusal: Refusal;
  lacks(missing: Record<string, number>): string;
}

/** First what is missing, then the rule. */
export function Barred({ table, refusal, lacks }: BarredProps) {
  const w = words.value;
  const reason = useReason(table.now.value!.title, refusal);
  const isMissing = refusal.clause !== ORDER && Object.keys(refusal.lacks ?? {}).length > 0;
  return (
    <p class="no">
      <b>{isMissing ? w.table.prospect.missing(lacks(refusal.lacks!)) : w.table.prospect.barred}.</b> {reason}{" "}
      <button class="link" onClick={() => openSide("rules", refusal.clause)}>
        {refusal.page ? w.table.page(refusal.page) : w.rules.ruling}
      </button>
    </p>
  );
}

/** What would happen, in sentences. */
export function Sentences({ told, isWhole }: { told: string[]; isWhole: boolean }) {
  return (
    <ul class="brings">
      {told.map((sentence, at) => (
        <li key={at}>{sentence}</li>
      ))}
      {!isWhole && <li class="hint">{words.value.table.prospect.luck}</li>}
    </ul>
  );
}
