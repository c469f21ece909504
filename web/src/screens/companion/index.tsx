// The companion at the printed game: who the opponent is, score sheets, and one's own cards.

import { useEffect, useState } from "preact/hooks";
import { house } from "../../play/house";
import { ask } from "../../play/http";
import { go, Link } from "../../route";
import { language } from "../../settings";
import type { NewTable, TableNow, TitleNow } from "../../wire";
import { useFetched } from "../fetched";
import { Frame } from "../frame";
import { companionWords, loadCompanionWords } from "./words";
import "./pages.css";

const LEVELS = ["easy", "normal", "expert"];

export function CompanionPage() {
  const w = companionWords.value;
  const shelf = useFetched(house.shelf, "shelf");
  useEffect(() => void loadCompanionWords(), [language.value]);
  return (
    <Frame heading={w.heading}>
      <p class="prose">{w.intro}</p>
      <div class="companion-page">
        <Modes />
        <section class="sheet">
          <h2 class="head">{w.after}</h2>
          <Titles shelf={shelf.found ?? []} to={(title) => `/score/${title}`} name={w.sheet} />
        </section>
        <section class="sheet">
          <h2 class="head">{w.cards}</h2>
          <p class="hint">{w.cardsText}</p>
          <Titles shelf={shelf.found ?? []} to={(title) => `/cards/${title}`} name={w.edition} />
        </section>
      </div>
    </Frame>
  );
}

function Titles({ shelf, to, name }: { shelf: TitleNow[]; to(title: string): string; name(title: string): string }) {
  return (
    <ul class="companion-links">
      {shelf.map((title) => (
        <li key={title.title}>
          <Link to={to(title.title)} class="button">
            {name(title.name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Modes() {
  const w = companionWords.value;
  const [problem, setProblem] = useState("");
  const [level, setLevel] = useState("normal");
  const [names, setNames] = useState(["", ""]);
  const open = (wanted: NewTable) => () =>
    ask<TableNow>("POST", "/api/tables", { ...wanted, luck: "told" }).then(
      (table) => go(`/tables/${table.id}`),
      (trouble: Error) => setProblem(trouble.message),
    );
  const pair = names.map((name) => ({ kind: "me" as const, name: name.trim() }));
  return (
    <section class="sheet companion-modes">
      <h2 class="head">{w.play}</h2>
      <Mode
        name={w.modes.soloplay}
        text={w.modes.soloplayText}
        open={open({ title: "merkator", seats: [{ kind: "me" }], options: { solo: "soloplay", level } })}
      >
        <label>
          {w.level}
          <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {w.levels[one]}
              </option>
            ))}
          </select>
        </label>
      </Mode>
      <Mode
        name={w.modes.magistrate}
        text={w.modes.magistrateText}
        open={open({ title: "merv", seats: [{ kind: "me" }] })}
      />
      <Mode name={w.modes.courtier} text={w.modes.courtierText} open={open({ title: "merv", seats: pair })}>
        {names.map((name, at) => (
          <input
            key={at}
            aria-label={w.seatName(at + 1)}
            placeholder={w.seatName(at + 1)}
            maxLength={24}
            value={name}
            onInput={(event) => setNames(names.with(at, event.currentTarget.value))}
          />
        ))}
      </Mode>
      <p class="hint">{w.unproved}</p>
      <p class="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}

interface ModeProps {
  name: string;
  text: string;
  open(): void;
  children?: preact.ComponentChildren;
}

function Mode({ name, text, open, children }: ModeProps) {
  return (
    <article class="companion-mode">
      <h3>{name}</h3>
      <p>{text}</p>
      {children}
      <button class="plain possible" onClick={open} aria-label={`${companionWords.value.lay}: ${name}`}>
        {companionWords.value.lay}
      </button>
    </article>
  );
}
