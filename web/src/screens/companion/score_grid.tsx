// The figures of a score sheet: a row for each part, a column for each player, and what breaks a tie once there is one.

import { Badge } from "../../pieces/badge";
import type { CountedPart, SheetColumn } from "../../wire";
import { words } from "../../words";
import { ranksOf, totalOf } from "./score";
import { companionWords } from "./words";

interface GridProps {
  title: string;
  parts: CountedPart[];
  ties: string[];
  columns: SheetColumn[];
  change(at: number, next: Partial<SheetColumn>): void;
}

export function ScoreGrid({ title, parts, ties, columns, change }: GridProps) {
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
