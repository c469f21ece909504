// The lines that were tried, each by its number; a click leads back to it.

import { useEffect, useState } from "preact/hooks";
import type { Study } from "../../wire";
import { teachWords } from "../words";
import { begins, withLine } from "./branches";
import type { StudyTable } from "./table";

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
