// A question of luck: what was drawn? A choice of pieces, numbered, in printed order; what cannot come stays, dashed,
// with the reason.

import { useEffect, useRef, useState } from "preact/hooks";
import { type GuideArt, guideArt } from "../../boards/guides";
import { Icon } from "../../pieces/icon";
import { Link } from "../../route";
import type { OutcomeNow, QuestionNow } from "../../wire";
import { Head } from "./head";
import { matching, split } from "./outcomes";
import type { TellingProps } from "./props";
import { companionWords } from "./words";

const FEW = 8; // of which each has room for a picture

export function Asked(props: TellingProps & { question: QuestionNow }) {
  const { table, telling, question } = props;
  const w = companionWords.value;
  const art = useArt(table.now.value!.title);
  const title = `${question.text.charAt(0).toUpperCase()}${question.text.slice(1)}`;
  const isSetUp = table.now.value!.status === "waiting";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [question.text]);
  return (
    <main class="told" id="content">
      <Head {...props} heading={isSetUp ? w.laying : w.drawn} />
      <div class="told-body">
        <p class="told-eyebrow">{w.asked(telling.answers.value.length + 1)}</p>
        <h1 ref={heading} tabindex={-1}>
          {title}
        </h1>
        <p class="hint">{w.how}</p>
        <ol class={question.outcomes.length > FEW ? "outcomes many" : "outcomes"}>
          {question.outcomes.map((one, at) => (
            <Outcome
              key={one.cell}
              one={one}
              at={at}
              art={art}
              gone={goneOf(props, one)}
              pick={(number) => telling.answer(number)}
            />
          ))}
        </ol>
        <p class="hint">
          {w.missing} <Link to={`/cards/${table.now.value!.title}`}>{w.otherCards}</Link>
        </p>
      </div>
      <Foot {...props} />
    </main>
  );
}

interface OutcomeProps {
  one: OutcomeNow;
  at: number;
  art: GuideArt | null;
  gone: string;
  pick(number: number): void;
}

/** Why it cannot come: where it lies, if the board knows. */
function goneOf({ table, board, question }: TellingProps & { question: QuestionNow }, one: OutcomeNow): string {
  if (one.number !== null) return "";
  const id = /^\{(\w+)\}$/.exec(one.cell)?.[1];
  const isCard = question.kind === "solo_card";
  const lies = isCard && id && table.view.value ? board.lies?.(id, table.view.value) : undefined;
  return lies ? companionWords.value.lies[lies] : one.gone;
}

function Outcome({ one, at, art, gone, pick }: OutcomeProps) {
  const [name, detail] = split(one.name);
  const { number } = one;
  return (
    <li>
      <button
        class={number === null ? "outcome gone" : "outcome possible"}
        aria-disabled={number === null}
        data-cell={one.cell}
        onClick={() => number !== null && pick(number)}
      >
        <small class="outcome-number">{at + 1}</small>
        <Pieces cell={split(one.cell)[0]} art={art} />
        <b>{name}</b>
        {(detail || gone) && <small>{gone || detail}</small>}
      </button>
    </li>
  );
}

/** The things that an outcome names. */
function Pieces({ cell, art }: { cell: string; art: GuideArt | null }) {
  const drawn = [...cell.matchAll(/\{(\w+)\}/g)].flatMap(([, id]) => art?.piece(id!, 34) ?? []);
  return drawn.length > 0 ? (
    <span class="outcome-pieces" aria-hidden="true">
      {drawn}
    </span>
  ) : null;
}

/** The field for what is typed, and the way back. A key that is pressed anywhere goes into the field. */
function Foot({ telling, question }: TellingProps & { question: QuestionNow }) {
  const w = companionWords.value;
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const found = matching(question.outcomes, text);
  useEffect(() => {
    const type = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey) field.current?.focus();
    };
    addEventListener("keydown", type);
    return () => removeEventListener("keydown", type);
  }, []);
  const enter = (event: Event) => {
    event.preventDefault();
    if (found) telling.answer(found.number!);
  };
  return (
    <form class="told-foot" onSubmit={enter}>
      <button type="button" class="plain back" aria-label={w.back} onClick={() => telling.answer("back")}>
        <Icon name="undo" size={22} />
      </button>
      <div class="told-type">
        <input
          ref={field}
          aria-label={w.type}
          placeholder={w.type}
          value={text}
          autocomplete="off"
          autocapitalize="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <span class="told-found" role="status">
          {found ? w.enter(split(found.name)[0]) : text ? w.none : ""}
        </span>
      </div>
    </form>
  );
}

export function useArt(title: string): GuideArt | null {
  const [art, setArt] = useState<GuideArt | null>(null);
  useEffect(() => void guideArt(title).then((found) => setArt(() => found)), [title]);
  return art;
}
