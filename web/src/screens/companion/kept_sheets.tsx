// The score sheets of one title that are kept, and those that the house does not have yet.

import { useState } from "preact/hooks";
import { Link } from "../../route";
import { language } from "../../settings";
import type { KeptSheet } from "../../wire";
import { words } from "../../words";
import { ranksOf, totalOf } from "./score";
import { removeSheet, waitingSheets } from "./sheets";
import { companionWords } from "./words";

interface Props {
  sheets: KeptSheet[];
  /** Why the house would not have one. */
  problem: string;
  seen(said: string): void;
}

export function KeptSheets({ sheets, problem, seen }: Props) {
  const w = companionWords.value;
  return (
    <section class="sheet" aria-live="polite">
      <h2 class="head">{w.kept}</h2>
      {sheets.length === 0 && <p class="hint">{w.noneKept}</p>}
      <ul class="kept-sheets">
        {sheets.map((sheet) => (
          <Kept key={sheet.id} sheet={sheet} seen={seen} />
        ))}
      </ul>
      <p class="problem">{problem}</p>
    </section>
  );
}

function Kept({ sheet, seen }: { sheet: KeptSheet; seen(said: string): void }) {
  const w = companionWords.value;
  const [problem, setProblem] = useState("");
  const remove = () =>
    removeSheet(sheet).then(
      () => seen(""),
      (trouble: Error) => setProblem(trouble.message),
    );
  return (
    <li>
      <Link to={`/score/${sheet.title}/${sheet.id}`}>
        <time>{new Date(sheet.made).toLocaleDateString(language.value === "de" ? "de" : "en-GB")}</time>
      </Link>
      <span>{said(sheet)}</span>
      {waitingSheets.value.some(({ id }) => id === sheet.id) && <small>{w.waits}</small>}
      <button class="quiet" onClick={() => void remove()}>
        {w.remove}
      </button>
      {problem && <p class="problem">{problem}</p>}
    </li>
  );
}

/** Names and points, the best first. */
function said({ columns }: KeptSheet): string {
  const ranks = ranksOf(columns);
  const order = columns.map((one, at) => ({ one, rank: ranks[at]! })).sort((a, b) => a.rank - b.rank);
  return order.map(({ one, rank }) => `${rank}. ${one.name} ${words.value.number(totalOf(one))}`).join(" · ");
}
