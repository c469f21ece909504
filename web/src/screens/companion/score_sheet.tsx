// A score sheet for a game at a real table: what counts, part by part, and who has won.

import { useEffect, useState } from "preact/hooks";
import { Badge } from "../../pieces/badge";
import { house } from "../../play/house";
import { ask } from "../../play/http";
import type { Params } from "../../route";
import { language } from "../../settings";
import type { CountedPart, ScoreSheet } from "../../wire";
import { words } from "../../words";
import { useFetched } from "../fetched";
import { Frame } from "../frame";
import { KeptSheets } from "./kept_sheets";
import { type Column, emptyColumn, keepSheets, keptSheets, ranksOf, type Sheet, totalOf } from "./score";
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
      {counted.found ? (
        <Filled title={title} counted={counted.found} />
      ) : (
        <p>{counted.problem || words.value.loading}</p>
      )}
    </Frame>
  );
}

function Filled({ title, counted }: { title: string; counted: ScoreSheet }) {
  const w = companionWords.value;
  const fresh = (count: number) => Array.from({ length: count }, () => emptyColumn(counted.ties.length));
  const [columns, setColumns] = useState<Column[]>(() => fresh(2));
  const [owned, setOwned] = useState<CountedPart[]>([]);
  const [kept, setKept] = useState<Sheet[]>(() => keptSheets());
  const put = (sheets: Sheet[]) => {
    keepSheets(sheets);
    setKept(sheets);
  };
  const change = (at: number, next: Partial<Column>) => setColumns(columns.with(at, { ...columns[at]!, ...next }));
  const named = columns.map((one, at) => ({ ...one, name: one.name || w.player(at + 1) }));
  return (
    <div class="score-page">
      <section class="sheet">
        <label class="score-count">
          {w.players}
          <select
            value={columns.length}
            onChange={(event) => setColumns(sized(columns, event.currentTarget.value, fresh))}
          >
            {Array.from({ length: MOST_PLAYERS }, (_, n) => (
              <option key={n}>{n + 1}</option>
            ))}
          </select>
        </label>
        <div class="score-wide" role="group" tabIndex={0} aria-label={w.part}>
          <Grid
            title={title}
            parts={[...counted.parts, ...owned]}
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
          <button class="main" onClick={() => put([...kept, { title, made: Date.now(), columns: named }])}>
            {w.keep}
          </button>
          <button class="plain" onClick={() => setColumns(fresh(columns.length))}>
            {w.fresh}
          </button>
        </div>
      </section>
      <KeptSheets title={title} kept={kept} put={put} />
    </div>
  );
}

function sized(columns: Column[], wanted: string, fresh: (count: number) => Column[]): Column[] {
  const count = Number(wanted);
  return [...columns, ...fresh(Math.max(0, count - columns.length))].slice(0, count);
}

/** Who has won, once somebody has points. */
export function winner(columns: Column[]): string {
  const w = companionWords.value;
  const ranks = ranksOf(columns);
  const best = columns.filter((_, at) => ranks[at] === 1).map(({ name }) => name);
  if (columns.length < 2 || columns.every((one) => totalOf(one) === 0)) return "";
  return best.length === 1 ? w.winner(best[0]!) : w.winners(best.join(", "));
}

interface GridProps {
  title: string;
  parts: CountedPart[];
  ties: string[];
  columns: Column[];
  change(at: number, next: Partial<Column>): void;
}

function Grid({ title, parts, ties, columns, change }: GridProps) {
  const w = companionWords.value;
  const ranks = ranksOf(columns);
  const isCounted = columns.some((one) => totalOf(one) > 0);
  const isTied = isCounted && new Set(columns.map(totalOf)).size < columns.length;
  const name = (at: number) => columns[at]!.name || w.player(at + 1);
  return (
    <table class="score-grid">
      <thead>
        <tr>
          <th scope="col">{w.part}</th>
          {columns.map((one, at) => (
            <th key={at} scope="col">
              <Badge seat={at} title={title} />
              <input
                aria-label={w.player(at + 1)}
                placeholder={w.player(at + 1)}
                value={one.name}
                maxLength={24}
                onInput={(event) => change(at, { name: event.currentTarget.value })}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.of}>
            <th scope="row">{part.name}</th>
            {columns.map((one, at) => (
              <td key={at}>
                <Figure
                  label={`${part.name}, ${name(at)}`}
                  value={one.points[part.of] ?? 0}
                  put={(value) => change(at, { points: { ...one.points, [part.of]: value } })}
                />
              </td>
            ))}
          </tr>
        ))}
        <tr class="score-total">
          <th scope="row">{w.total}</th>
          {columns.map((one, at) => (
            <td key={at}>
              <b class={isCounted && ranks[at] === 1 ? "best" : ""}>{words.value.number(totalOf(one))}</b>
            </td>
          ))}
        </tr>
        {isTied &&
          ties.map((tie, n) => (
            <tr key={tie}>
              <th scope="row">{w.tie(tie)}</th>
              {columns.map((one, at) => (
                <td key={at}>
                  <Figure
                    label={`${tie}, ${name(at)}`}
                    value={one.ties[n] ?? 0}
                    put={(value) => change(at, { ties: one.ties.with(n, value) })}
                  />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Figure({ label, value, put }: { label: string; value: number; put(value: number): void }) {
  return (
    <input
      type="number"
      step="0.5"
      inputMode="decimal"
      aria-label={label}
      value={value || ""}
      placeholder="0"
      onInput={(event) => put(Number(event.currentTarget.value) || 0)}
    />
  );
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
