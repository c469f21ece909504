// The first page of a title's rules: the goal, a turn in one picture, what wins.

import { useContext } from "preact/hooks";
import type { FirstPageNow } from "../../wire";
import { words } from "../../words";
import { Marked, Paragraphs, Told } from "./marked";

const LARGE = 40;

export function FirstPage({ first }: { first: FirstPageNow }) {
  const w = words.value.rules;
  return (
    <article class="chapter first-page">
      <h2>{w.goal}</h2>
      <Paragraphs text={first.goal} class="prose" />
      <h2>{w.turn}</h2>
      <Turn first={first} />
      {first.parts.map((part) => (
        <section key={part.heading}>
          <h3 data-said>{part.heading}</h3>
          <Paragraphs text={part.text} class="prose" />
        </section>
      ))}
      <h2>{w.wins}</h2>
      <Paragraphs text={first.wins} class="prose" />
    </article>
  );
}

/** The steps of a turn along a road. */
function Turn({ first }: { first: FirstPageNow }) {
  const { art } = useContext(Told);
  return (
    <ol class="turn-picture">
      {first.turn.map((step, at) => (
        <li key={step.name} class="sheet" data-said>
          <div class="turn-piece" aria-hidden="true">
            {(step.piece && art.piece(step.piece, LARGE)) || at + 1}
          </div>
          <h3>
            {at + 1}. {step.name}
          </h3>
          <p>
            <Marked text={step.text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
