// A score sheet for a game at a real table: what counts, part by part, and who has won. It is kept in one's history,
// and can be corrected there.

import { useEffect, useState } from "preact/hooks";
import { house } from "../../play/house";
import { ask } from "../../play/http";
import { freshCid } from "../../play/random";
import { Link, type Params } from "../../route";
import { language } from "../../settings";
import type { CountedPart, KeptSheet, ScoreSheet, SheetColumn } from "../../wire";
import { words } from "../../words";
import { useFetched } from "../fetched";
import { Frame } from "../frame";
import { KeptSheets } from "./kept_sheets";
import { emptyColumn, ranksOf, together, totalOf } from "./score";
import { ScoreGrid } from "./score_grid";
import { keepSheet, sendWaiting, waitingSheets } from "./sheets";
import { companionWords, loadCompanionWords } from "./words";
import "./pages.css";

const MOST_PLAYERS = 4;

export function ScoreSheetPage({ params }: { params: Params }) {
  const title = params["title"]!;
  const spoken = language.value === "de" ? "de" : "en";
  const counted = useFetched(
    () => ask<ScoreSheet>("GET", `/api/score/${encodeURIComponent(title)}?language=${spoken}`),
    `${title} ${spoken}`,
  );
  const shelf = useFetched(house.shelf, "shelf");
  useEffect(() => void loadCompanionWords(), [language.value]);
  const name = shelf.found?.find((one) => one.title === title)?.name ?? "";
  return (
    <Frame heading={companionWords.value.sheet(name)}>
      <nav class="score-titles" aria-label={companionWords.value.after}>
        {shelf.found?.map((one) => (
          <Link key={one.title} to={`/score/${one.title}`} class={one.title === title ? "chip current" : "chip"}>
            {one.name}
          </Link>
        ))}
      </nav>
      {counted.found ? (
        <Sheets key={title} title={title} counted={counted.found} wanted={params["sheet"] ?? ""} />
      ) : (
        <p>{counted.problem || words.value.loading}</p>
      )}
    </Frame>
  );
}

interface Props {
  title: string;
  counted: ScoreSheet;
}

/** The sheet at hand, a new one or one that is looked up; and those there are. */
function Sheets({ title, counted, wanted }: Props & { wanted: string }) {
  const kept = useFetched(house.sheets, "sheets");
  const all = together(kept.found ?? [], waitingSheets.value);
  const start = all.find(({ id }) => id === wanted);
  const [problem, setProblem] = useState("");
  const seen = (said: string) => {
    setProblem(said);
    kept.again();
  };
  useEffect(() => {
    const send = () => void (waitingSheets.value.length > 0 && sendWaiting().then(seen));
    send();
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, []);
  if (wanted && !start) return <p>{kept.found ? companionWords.value.gone : kept.problem || words.value.loading}</p>;
  return (
    <div class="score-page">
      <Filled key={start?.id ?? "new"} title={title} counted={counted} start={start} seen={seen} />
      <KeptSheets sheets={all.filter((one) => one.title === title)} seen={seen} problem={problem} />
    </div>
  );
}

function fresh(counted: ScoreSheet, count: number): SheetColumn[] {
  return Array.from({ length: count }, () => emptyColumn(counted.ties.length));
}

/** Parts of a sheet that the title does not have any more: they count, and are called as they were. */
function unknown(columns: SheetColumn[], { parts, each }: ScoreSheet): CountedPart[] {
  const known = new Set([...parts, ...each].map(({ of }) => of));
  const found = new Set(columns.flatMap(({ points }) => Object.keys(points)));
  return [...found].filter((of) => !known.has(of)).map((of) => ({ of, name: of }));
}

function Filled({ title, counted, start, seen }: Props & { start: KeptSheet | undefined; seen(said: string): void }) {
  const w = companionWords.value;
  const [id, setId] = useState(start?.id ?? freshCid());
  const [columns, setColumns] = useState<SheetColumn[]>(start?.columns ?? fresh(counted, 2));
  const [yours, setYours] = useState(start?.yours ?? 0);
  const [owned, setOwned] = useState<CountedPart[]>(() =>
    counted.each.filter(({ of }) => columns.some(({ points }) => of in points)),
  );
  const change = (at: number, next: Partial<SheetColumn>) => setColumns(columns.with(at, { ...columns[at]!, ...next }));
  const resize = (count: number) => {
    setColumns([...columns, ...fresh(counted, Math.max(0, count - columns.length))].slice(0, count));
    setYours(Math.min(yours, count - 1));
  };
  const named = columns.map((one, at) => ({ ...one, name: one.name.trim() || w.player(at + 1) }));
  const keep = () => keepSheet({ id, title, made: start?.made ?? Date.now(), columns: named, yours }).then(seen);
  const anew = () => {
    setColumns(fresh(counted, columns.length));
    setId(freshCid());
  };
  return (
    <section class="sheet">
      <div class="score-count">
        <Choice
          label={w.players}
          value={columns.length - 1}
          put={(at) => resize(at + 1)}
          names={Array.from({ length: MOST_PLAYERS }, (_, n) => `${n + 1}`)}
        />
        <Choice label={w.youAre} value={yours} put={setYours} names={named.map(({ name }) => name)} />
      </div>
      <div class="score-wide" role="group" tabIndex={0} aria-label={w.part}>
        <ScoreGrid
          title={title}
          parts={[...counted.parts, ...owned, ...unknown(columns, counted)]}
          ties={counted.ties}
          columns={columns}
          change={change}
        />
      </div>
      <Each rest={counted.each.filter((one) => !owned.includes(one))} add={(one) => setOwned([...owned, one])} />
      <p class="score-winner" role="status">
        {winner(named)}
      </p>
      <div class="row">
        <button class="main" onClick={() => void keep()}>
          {w.keep}
        </button>
        {start ? (
          <Link to={`/score/${title}`} class="plain">
            {w.fresh}
          </Link>
        ) : (
          <button class="plain" onClick={anew}>
            {w.fresh}
          </button>
        )}
      </div>
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  names: string[];
  put(at: number): void;
}

function Choice({ label, value, names, put }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => put(Number(event.currentTarget.value))}>
        {names.map((name, at) => (
          <option key={at} value={at}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Who has won, once somebody has points. */
function winner(columns: SheetColumn[]): string {
  const w = companionWords.value;
  const ranks = ranksOf(columns);
  const best = columns.filter((_, at) => ranks[at] === 1).map(({ name }) => name);
  if (columns.length < 2 || columns.every((one) => totalOf(one) === 0)) return "";
  return best.length === 1 ? w.winner(best[0]!) : w.winners(best.join(", "));
}

/** Parts that only some have, such as Buildings, are added one by one. */
function Each({ rest, add }: { rest: CountedPart[]; add(part: CountedPart): void }) {
  const w = companionWords.value;
  if (rest.length === 0) return null;
  return (
    <select
      class="score-each"
      aria-label={w.addEach}
      value=""
      onChange={(event) => add(rest.find(({ of }) => of === event.currentTarget.value)!)}
    >
      <option value="">{w.addEach}</option>
      {rest.map(({ of, name }) => (
        <option key={of} value={of}>
          {name}
        </option>
      ))}
    </select>
  );
}
