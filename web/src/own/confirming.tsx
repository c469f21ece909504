// Asks once more before a move is played, for those who want that.

import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { confirm } from "../settings";
import { loadOwnWords, ownWords } from "./words";
import "./confirming.css";

/** What of a table a question is about. */
interface Asked {
  preview(move: string): Promise<{ isFree?: boolean } | null>;
}

/** Whether the move may be played: nothing has to be asked, or the answer was yes. */
export async function confirmed(table: Asked, move: string): Promise<boolean> {
  const [forecast] = await Promise.all([table.preview(move), loadOwnWords()]);
  const isFinal = !forecast?.isFree;
  if (confirm.value === "final" && !isFinal) return true;
  return new Promise((answer) => ask(said(move), isFinal, answer));
}

/** The move as the main button says it, without its key. */
function said(move: string): string {
  const button = document.querySelector(`.bar .main[data-move="${CSS.escape(move)}"]`);
  const words = [...(button?.childNodes ?? [])].filter(({ nodeName }) => nodeName !== "KBD");
  return words.map(({ textContent }) => textContent).join("") || move;
}

function ask(text: string, isFinal: boolean, answer: (yes: boolean) => void): void {
  const place = document.body.appendChild(document.createElement("div"));
  const close = (yes: boolean) => {
    render(null, place);
    place.remove();
    answer(yes);
  };
  render(<Question text={text} isFinal={isFinal} close={close} />, place);
}

function Question({ text, isFinal, close }: { text: string; isFinal: boolean; close(yes: boolean): void }) {
  const w = ownWords.value.confirm;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      class="sheet confirming"
      ref={dialog}
      aria-labelledby="confirming"
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={() => close(false)}
    >
      <h2 id="confirming">{w.heading}</h2>
      <p class="confirming-move">{text}</p>
      {isFinal && <p>{w.final}</p>}
      <div class="row">
        <button class="plain" onClick={() => close(false)}>
          {w.notYet} <kbd>Esc</kbd>
        </button>
        <button class="main" autofocus onClick={() => close(true)}>
          {w.play}
        </button>
      </div>
    </dialog>
  );
}
