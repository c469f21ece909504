// The set-up is told: a last look at all of it before the game begins.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../pieces/icon";
import { Head } from "./head";
import type { TellingProps } from "./props";
import { companionWords } from "./words";

export function LaidOut(props: TellingProps) {
  const { telling } = props;
  const w = companionWords.value;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), []);
  return (
    <main class="told" id="content">
      <Head {...props} heading={w.laying} />
      <div class="told-body">
        <h1>{w.laidOut}</h1>
        <p class="hint">{w.laidHint}</p>
        <dl class="laid">
          {telling.answers.value.map(({ text, name }, at) => (
            <div key={at}>
              <dt>{text}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
        <p class="hint">{w.unproved}</p>
      </div>
      <div class="told-foot">
        <button class="plain back" aria-label={w.back} onClick={() => telling.answer("back")}>
          <Icon name="undo" size={22} />
        </button>
        <button ref={main} class="main told-done" onClick={() => telling.answer("done")}>
          <Icon name="play" size={22} /> {w.begin}
        </button>
      </div>
    </main>
  );
}
