// What one has reached alone, against the printed marks; and how often something was done in a game.

import { words } from "../../words";
import { TitleMark } from "./marks";
import type { Played } from "./played";
import { type Alone, aloneOf, countedOf } from "./statistics";
import { yoursWords } from "./words";

export function AloneRecords({ games, marks }: { games: Played[]; marks: Record<string, number[]> }) {
  const w = yoursWords.value;
  const rows = aloneOf(games);
  if (rows.length === 0) return null;
  return (
    <section class="sheet yours-box">
      <h2 class="head">{w.alone}</h2>
      <ul class="yours-alone">
        {rows.map((row) => (
          <li key={`${row.title} ${row.mode}`}>
            <span class="name">
              <TitleMark title={row.title} />
              <b class="serif">{w.modes[row.mode] ?? row.mode}</b>
              <small>{row.hasRival ? w.wonOf(row.wins.won, row.wins.of) : w.numberOf(row.games)}</small>
            </span>
            {row.hasRival ? <Difference row={row} /> : <Reached best={row.best} marks={marks[row.title] ?? []} />}
            <b class="num">
              {row.hasRival && row.best > 0 && "+"}
              {words.value.number(row.best)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The best result on a scale that ends a little above the highest mark. */
function Reached({ best, marks }: { best: number; marks: number[] }) {
  const end = Math.max(best, ...marks, 1) * 1.08;
  return (
    <span class="yours-scale">
      <i style={{ width: `${(best / end) * 100}%` }} />
      {marks.map((mark, at) => {
        const isNear = (marks[at + 1] ?? Infinity) - mark < end / 9;
        const look = `${best >= mark ? "got" : ""} ${isNear ? "near" : ""}`;
        return (
          <u key={mark} class={look} style={{ left: `${(mark / end) * 100}%` }}>
            <span>{mark}</span>
          </u>
        );
      })}
    </span>
  );
}

/** The best difference to the opponent, who stands in the middle. */
function Difference({ row }: { row: Alone }) {
  const part = Math.min(50, Math.abs(row.best) * 1.2);
  const where = row.best >= 0 ? { left: "50%", width: `${part}%` } : { left: `${50 - part}%`, width: `${part}%` };
  return (
    <span class="yours-scale">
      <i style={where} />
      <u class={row.best >= 0 ? "got" : ""} style={{ left: "50%" }}>
        {yoursWords.value.rivals[row.mode] ?? ""}
      </u>
    </span>
  );
}

/** What was done how often in a game of one title, in the mean. */
export function PerGame({ games }: { games: Played[] }) {
  const w = yoursWords.value;
  const rows = countedOf(games).filter(([name]) => w.counts[name]);
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(([, mean]) => mean), 1);
  return (
    <ul class="yours-rows" aria-label={w.perGame}>
      {rows.map(([name, mean]) => (
        <li key={name}>
          <span>{w.counts[name]}</span>
          <i class="yours-track wide">
            <i style={{ width: `${(mean / most) * 100}%` }} />
          </i>
          <b class="num">{yoursWords.value.tenths(mean)}</b>
        </li>
      ))}
    </ul>
  );
}
