// The lines that were tried, each by its number; a click leads back to it.

import { useEffect, useState } from "preact/hooks";
import type { Study } from "../../wire";
import { teachWords } from "../words";
import type { StudyTable } from "./table";

const begins = (line: readonly string[], with_: readonly string[]): boolean =>
  with_.every((move, at) => line[at] === move);

/** The lines after one more position: one that goes on takes the place of what it goes on from. Pure. */
export function withLine(lines: readonly Study[], study: Study): readonly Study[] {
  const moves = study.moves ?? [];
  const isKnown = lines.some((line) => line.at === study.at && begins(line.moves ?? [], moves));
  if (moves.length === 0 || isKnown) return lines;
  const at = lines.findIndex((line) => line.at === study.at && begins(moves, line.moves ?? []));
  return at < 0 ? [...lines, study] : lines.map((line, n) => (n === at ? study : line));
}

export function useLines(table: StudyTable): readonly Study[] {
  const [lines, setLines] = useState<readonly Study[]>([]);
  const study = table.line.study.value;
  useEffect(() => setLines((before) => withLine(before, study)), [study]);
  return lines;
}

export function Lines({ table, lines }: { table: StudyTable; lines: readonly Study[] }) {
  const w = teachWords.value.study;
  const study = table.line.study.value;
  if (lines.length === 0) return null;
  const isOn = (line: Study) =>
    line.at === study.at && (study.moves ?? []).length > 0 && begins(line.moves ?? [], study.moves ?? []);
  return (
    <span class="study-lines" role="group" aria-label={w.lines}>
      {lines.map((line, at) => (
        <button key={at} class="plain" aria-pressed={isOn(line)} onClick={() => void table.goTo(line)}>
          {w.line(at + 1)}
        </button>
      ))}
    </span>
  );
}
