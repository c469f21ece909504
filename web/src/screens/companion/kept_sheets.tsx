// The results of games at a real table that this device keeps.

import { language } from "../../settings";
import { words } from "../../words";
import { ranksOf, type Sheet, totalOf } from "./score";
import { companionWords } from "./words";

interface Props {
  title: string;
  kept: Sheet[];
  put(sheets: Sheet[]): void;
}

export function KeptSheets({ title, kept, put }: Props) {
  const w = companionWords.value;
  const own = kept.filter((one) => one.title === title).toReversed();
  return (
    <section class="sheet">
      <h2 class="head">{w.kept}</h2>
      {own.length === 0 && <p class="hint">{w.noneKept}</p>}
      <ul class="kept-sheets">
        {own.map((sheet) => (
          <li key={sheet.made}>
            <time>{new Date(sheet.made).toLocaleDateString(language.value === "de" ? "de" : "en")}</time>
            <span>{said(sheet)}</span>
            <button class="quiet" onClick={() => put(kept.filter((one) => one !== sheet))}>
              {w.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names and points, the best first. */
function said({ columns }: Sheet): string {
  const ranks = ranksOf(columns);
  const order = columns.map((one, at) => ({ one, rank: ranks[at]! })).sort((a, b) => a.rank - b.rank);
  return order.map(({ one, rank }) => `${rank}. ${one.name} ${words.value.number(totalOf(one))}`).join(" · ");
}
