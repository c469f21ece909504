// The printed cards of one's own copy: entered or corrected one by one, checked at once, saved as a file.

import { useEffect, useState } from "preact/hooks";
import { house } from "../../play/house";
import { ask } from "../../play/http";
import type { Params } from "../../route";
import { language } from "../../settings";
import type { EditionChecked } from "../../wire";
import { words } from "../../words";
import { useFetched } from "../fetched";
import { Frame } from "../frame";
import { EntryForm } from "./entry_form";
import {
  another,
  changes,
  draftCards,
  keepCards,
  kindsOf,
  type Named,
  nameOf,
  plainly,
  put,
  without,
} from "./own_cards";
import { type Entry, type Tables, toml } from "./toml";
import { companionWords, loadCompanionWords } from "./words";
import "./pages.css";

const QUIET = 700; // milliseconds without a change, before the house is asked

export function CardsPage({ params }: { params: Params }) {
  const title = params["title"]!;
  const printed = useFetched(() => ask<Tables>("GET", `/api/editions/${encodeURIComponent(title)}`), title);
  const shelf = useFetched(house.shelf, "shelf");
  const spoken = language.value === "de" ? "de" : "en";
  const guide = useFetched(() => house.guide(title, spoken), `${title} ${spoken}`);
  useEffect(() => void loadCompanionWords(), [language.value]);
  const name = shelf.found?.find((one) => one.title === title)?.name ?? "";
  return (
    <Frame heading={companionWords.value.edition(name)}>
      {printed.found ? (
        <Cards
          title={title}
          name={name}
          printed={printed.found}
          named={(id) => guide.found?.names[id] ?? plainly(id)}
        />
      ) : (
        <p>{printed.problem || words.value.loading}</p>
      )}
    </Frame>
  );
}

interface CardsProps {
  title: string;
  name: string;
  printed: Tables;
  named: Named;
}

function Cards({ title, name, printed, named }: CardsProps) {
  const w = companionWords.value;
  const [tables, setTables] = useState<Tables>(() => draftCards(title) ?? printed);
  const kinds = kindsOf(printed);
  const [kind, setKind] = useState(kinds[0]!);
  const [at, setAt] = useState(0);
  const entries = tables[kind] as Entry[];
  const text = toml(tables, `${name}: my own copy`);
  const entry = entries[Math.min(at, entries.length - 1)]!;
  const set = (next: Tables) => {
    keepCards(title, next);
    setTables(next);
  };
  const choose = (wanted: string) => {
    setKind(wanted);
    setAt(0);
  };
  const remove = () => {
    setAt(Math.max(0, at - 1));
    set(without(tables, kind, at));
  };
  return (
    <div class="cards-page">
      <section class="sheet">
        <p class="prose">{w.cardsText}</p>
        <div class="row cards-pick">
          <label>
            {w.kinds}
            <select value={kind} onChange={(event) => choose(event.currentTarget.value)}>
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {w.field(one)} ({(tables[one] as Entry[]).length})
                </option>
              ))}
            </select>
          </label>
          <label>
            {w.entries}
            <select value={at} onChange={(event) => setAt(Number(event.currentTarget.value))}>
              {entries.map((entry, n) => (
                <option key={n} value={n}>
                  {nameOf(entry, n, named)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <EntryForm
          key={`${kind} ${at}`}
          entry={entry}
          packaged={(printed[kind] as Entry[]).find((one) => one["id"] === entry["id"]) ?? entry}
          siblings={printed[kind] as Entry[]}
          tables={printed}
          named={named}
          change={(next) => set(put(tables, kind, at, next))}
        />
        <div class="row">
          <button class="plain" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {w.previous}
          </button>
          <span>{w.entryOf(at + 1, entries.length)}</span>
          <button class="plain" disabled={at === entries.length - 1} onClick={() => setAt(at + 1)}>
            {w.next}
          </button>
          <button class="quiet" onClick={() => set(another(tables, kind, at))}>
            {w.another}
          </button>
          <button class="quiet" disabled={entries.length === 1} onClick={remove}>
            {w.remove}
          </button>
        </div>
      </section>
      <Result title={title} text={text} changed={changes(tables, printed)} />
    </div>
  );
}

function Result({ title, text, changed }: { title: string; text: string; changed: number }) {
  const w = companionWords.value;
  const checked = useChecked(title, text);
  const file = `${title}.toml`;
  return (
    <section class="sheet">
      <p role="status" class={checked && !checked.sound ? "problem" : ""}>
        {checked === null
          ? w.checking
          : checked.sound
            ? w.sound(hashIn(checked))
            : `${w.unsound} ${checked.lines.join(" ")}`}
      </p>
      <p class="hint">{w.changed(changed)}</p>
      <a
        class={checked?.sound ? "button main" : "button"}
        download={file}
        href={`data:application/toml;charset=utf-8,${encodeURIComponent(text)}`}
      >
        {w.save}
      </a>
      <p class="hint">{w.startWith}</p>
      <pre class="cards-how" tabIndex={0}>
        <code>{`fondaco edition check --title ${title} ${file}\nfondaco serve --edition ${title}=${file}`}</code>
      </pre>
    </section>
  );
}

/** The name of the edition, as the check tells it. */
const hashIn = ({ lines }: EditionChecked): string => /: (\w+)\.$/.exec(lines[0] ?? "")?.[1] ?? "";

/** What the house says of the file, asked once nothing has changed for a moment. */
function useChecked(title: string, text: string): EditionChecked | null {
  const [checked, setChecked] = useState<EditionChecked | null>(null);
  useEffect(() => {
    setChecked(null);
    let wanted = true;
    const timer = setTimeout(() => {
      ask<EditionChecked>("POST", `/api/editions/${encodeURIComponent(title)}/check`, text).then(
        (found) => wanted && setChecked(found),
        (trouble: Error) => wanted && setChecked({ sound: false, lines: [trouble.message] }),
      );
    }, QUIET);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [title, text]);
  return checked;
}
