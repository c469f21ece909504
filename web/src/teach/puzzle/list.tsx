// All puzzles, title by title, the easiest first.

import { useEffect } from "preact/hooks";
import { house } from "../../play/house";
import { Link } from "../../route";
import { aloneWords, loadAloneWords } from "../../screens/alone/words";
import { useFetched } from "../../screens/fetched";
import { Frame } from "../../screens/frame";
import { language } from "../../settings";
import type { PuzzleRow } from "../../wire";
import { useKeeping } from "../keeping";
import { inWords, puzzles } from "./asked";
import { hardness, idOf, memory } from "./streak";
import "./puzzle.css";

export function PuzzlesPage() {
  useKeeping();
  const w = aloneWords.value.puzzle;
  useEffect(() => void loadAloneWords(), [language.value]);
  const { found, problem } = useFetched(puzzles, "puzzles");
  const shelf = useFetched(house.shelf, "shelf").found ?? [];
  return (
    <Frame heading={w.heading}>
      <p class="prose">{w.intro}</p>
      <p class="problem" role="alert">
        {problem}
      </p>
      {found && found.puzzles.length === 0 && <p>{w.none}</p>}
      <div class="puzzle-lists">
        {shelf.map(({ title, name }) => {
          const rows = found?.puzzles.filter((row) => row.title === title) ?? [];
          return rows.length === 0 ? null : (
            <section class="sheet" key={title}>
              <h2 class="head">{name}</h2>
              <ol class="puzzle-list">
                {rows.map((row, at) => (
                  <Row key={row.id} row={row} number={at + 1} isToday={found?.today?.id === row.id} />
                ))}
              </ol>
            </section>
          );
        })}
      </div>
    </Frame>
  );
}

function Row({ row, number, isToday }: { row: PuzzleRow; number: number; isToday: boolean }) {
  const w = aloneWords.value.puzzle;
  const outcome = memory.read().outcomes[idOf(row)];
  return (
    <li>
      <Link to={`/puzzles/${row.title}/${row.id}`}>
        <b class="num">{number}</b>
        <span class="puzzle-name" data-said>
          {inWords(row.name)}
        </span>
        <span class="hint">
          {isToday && `${w.head}, `}
          {w.seats(row.seats)}, {w.hard[hardness(row.missed)]}
          {outcome && `, ${w[outcome]}`}
        </span>
      </Link>
    </li>
  );
}
