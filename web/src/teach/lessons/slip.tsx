// The slip of a step: what it says, what answers a wrong try, and the way on.

import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../pieces/icon";
import { useReason } from "../../play/refusals";
import type { LessonStep } from "../../wire";
import { Sentence } from "./emphasis";
import { Pinned } from "./pinned";
import { wantedOf } from "./steps";
import type { LessonTable } from "./table";
import { lessonWords, spoken } from "./words";

export function LessonSlip({ table }: { table: LessonTable }) {
  const { talk } = table;
  const step = talk.step;
  const isDue = step && !talk.isFollowing.value && !table.catchingUp.value && table.now.value !== null;
  return (
    <>
      <div class="hidden" role="status" aria-live="polite">
        {isDue && spoken(step.say).replaceAll("*", "")}
      </div>
      {isDue && <Shown key={talk.at.value} table={table} step={step} />}
    </>
  );
}

function Shown({ table, step }: { table: LessonTable; step: LessonStep }) {
  return (
    <Pinned at={step.at} step={table.talk.at.value + 1} isDoing={step.do.length > 0} isVeiled>
      <Told table={table} step={step} />
    </Pinned>
  );
}

function Told({ table, step }: { table: LessonTable; step: LessonStep }) {
  const w = lessonWords.value;
  const [isAsked, setAsked] = useState(false);
  const count = w.of(table.talk.at.value + 1, table.talk.lesson.steps.length);
  return (
    <>
      <div class="lesson-told">
        <span class="lesson-count">
          <b class="num">{count.n}</b>
          {count.of}
        </span>
        <p>
          <Sentence text={spoken(step.say)} />
        </p>
      </div>
      <div class="lesson-buttons">
        {step.rule && (
          <button class="plain" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
            <Icon name="book" /> {w.why}
          </button>
        )}
        {step.do.length > 0 ? <ShowMe table={table} step={step} /> : <GoOn table={table} />}
      </div>
      <Foot table={table} clause={isAsked ? step.rule : ""} />
    </>
  );
}

function ShowMe({ table, step }: { table: LessonTable; step: LessonStep }) {
  const [first] = wantedOf(step, table.talk.legal);
  return (
    <button class="plain" onClick={() => first && table.choose(first.move)}>
      <Icon name="play" /> {lessonWords.value.showMe}
    </button>
  );
}

/** Enter goes on. */
function GoOn({ table }: { table: LessonTable }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button class="main" ref={button} onClick={() => void table.talk.goOn()}>
      {lessonWords.value.on} <kbd>Enter</kbd>
    </button>
  );
}

/** What is said to a wrong try, or the rule that was asked for. */
function Foot({ table, clause }: { table: LessonTable; clause: string }) {
  const w = lessonWords.value;
  const { title } = table.talk.lesson;
  const wrong = table.talk.wrong.value;
  const tried = useReason(title, wrong);
  const rule = useReason(title, clause ? { text: "", clause, page: "" } : null);
  if (tried) {
    return (
      <p class="lesson-foot no" role="alert">
        <Icon name="no" />
        <span>
          {wrong?.clause ? `${w.notThis} ` : ""}
          {tried} {wrong?.page && <small>{w.page(wrong.page)}</small>}
        </span>
      </p>
    );
  }
  if (!rule) return null;
  return (
    <p class="lesson-foot" role="status">
      <Icon name="book" /> <span>{rule}</span>
    </p>
  );
}
