// The puzzle of the day on the start page, and how many one has solved in a row.

import { house } from "../../play/house";
import { Link } from "../../route";
import { aloneWords } from "../../screens/alone/words";
import { useFetched } from "../../screens/fetched";
import { Vignette } from "../../screens/start_art";
import type { PuzzleRow } from "../../wire";
import { useKeeping } from "../keeping";
import { inWords, puzzles } from "./asked";
import { hardness, idOf, memory, streak } from "./streak";
import "./puzzle.css";

export function PuzzleCard() {
  useKeeping();
  const w = aloneWords.value.puzzle;
  const { found, problem } = useFetched(puzzles, "puzzles");
  const row = found?.today;
  const name = useFetched(house.shelf, "shelf").found?.find(({ title }) => title === row?.title)?.name;
  const before = memory.read();
  const days = found ? streak(before.days, found.day) : 0;
  const standing = found && row && (before.days.includes(found.day) ? w.solvedToday : cameBefore(row, found.day));
  return (
    <>
      {row && <Vignette title={row.title} />}
      <h2 class="head">
        {w.head} <span class="aside">{days > 0 && w.streak(days)}</span>
      </h2>
      {row && (
        <>
          <h3 data-said>{inWords(row.name)}</h3>
          <p class="about" data-said>
            {inWords(row.question)}
          </p>
          <p class="hint">
            {name}, {w.seats(row.seats)}, {w.hard[hardness(row.missed)]}
            {standing && `, ${standing}`}
          </p>
        </>
      )}
      <p class="hint">{found && !row ? w.none : problem}</p>
      <div class="row">
        {row && (
          <Link to={`/puzzles/${row.title}/${row.id}`} class="button">
            {w.solve}
          </Link>
        )}
        <Link to="/puzzles" class="button quiet">
          {w.all}
        </Link>
      </div>
    </>
  );
}

/** What is said of a puzzle that was settled before: it can be solved again, unless it was looked up today. */
function cameBefore(row: PuzzleRow, day: string): string | undefined {
  const w = aloneWords.value.puzzle;
  const { outcomes, lookedUp } = memory.read();
  const outcome = outcomes[idOf(row)];
  return outcome && (lookedUp === day ? w[outcome] : w.comesAgain);
}
