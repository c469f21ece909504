// What bots would play, in the prospect's place: the same list as a hint has.

import type { Candidate } from "../../analysis";
import { Icon } from "../../pieces/icon";
import { Candidates } from "../candidates";
import { teachWords } from "../words";
import type { StudyTable } from "./table";
import "../hint.css";
import "../styles/hint_small.css";

interface Props {
  table: StudyTable;
  candidates: readonly Candidate[];
  close(): void;
}

export function BotsPanel({ table, candidates, close }: Props) {
  const w = teachWords.value;
  const measure = table.line.outlook.value?.measure ?? "chance";
  return (
    <section class="prospect sheet hint" aria-label={w.study.botsPlay}>
      <h2 class="prospect-title">
        <Icon name="bot" /> {w.study.botsPlay}
      </h2>
      <div class="hint-told">
        <Candidates
          table={table}
          candidates={candidates}
          measure={measure}
          chosen={table.chosen.value?.move ?? candidates[0]?.moves[0] ?? null}
        />
      </div>
      <footer>
        <span />
        <button class="plain" onClick={close}>
          {w.hint.close}
        </button>
      </footer>
    </section>
  );
}
