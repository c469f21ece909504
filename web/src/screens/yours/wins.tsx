// How many games were won: by level and number of seats, and by way to play.

import { words } from "../../words";
import { LevelMark } from "./marks";
import type { Played } from "./played";
import { grouped, type Wins, winsOf } from "./statistics";
import { yoursWords } from "./words";

const LEVELS = ["apprentice", "journeyman", "factor", "patrician"];
const TALL = 70;
const BAR = 26;
const STEP = 40;

export function WinsByLevel({ games }: { games: Played[] }) {
  const w = yoursWords.value;
  return (
    <section class="sheet yours-box">
      <h2 class="head">
        {w.winsByLevel} <span class="aside">{w.bySeats}</span>
      </h2>
      <div class="yours-levels">
        {LEVELS.map((level) => {
          const own = games.filter((one) => one.against === "bots" && one.level === level);
          return (
            <div key={level}>
              <h3>
                <LevelMark level={level} /> {words.value.levels[level]}
              </h3>
              <Bars games={own} />
              <p class="hint">{said(winsOf(own))}</p>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function said({ won, of }: Wins): string {
  return of === 0 ? yoursWords.value.noGamesYet : yoursWords.value.wonOf(won, of);
}

/** A bar for each number of seats: the part that was won, and what chance alone would bring. */
function Bars({ games }: { games: Played[] }) {
  const w = yoursWords.value;
  const bySeats = grouped(games, ({ game }) => game.seats.length);
  const shown = [2, 3, 4].map((seats) => ({ seats, wins: winsOf(bySeats.get(seats) ?? []) }));
  const label = shown.filter(({ wins }) => wins.of).map(({ seats, wins }) => w.chart(seats, wins.won, wins.of));
  return (
    <svg viewBox={`0 0 ${3 * STEP} ${TALL + 20}`} role="img" aria-label={label.join("; ") || w.noGamesYet}>
      {shown.map(({ seats, wins: { won, of } }, at) => {
        const [left, tall] = [at * STEP + (STEP - BAR) / 2, of ? (won / of) * TALL : 0];
        const chance = TALL * (1 - 1 / seats);
        return (
          <g key={seats} class={of ? "" : "none"}>
            <rect class="ground" x={left} y="0" width={BAR} height={TALL} />
            <rect class="bar" x={left} y={TALL - tall} width={BAR} height={tall} />
            <line class="chance" x1={left - 4} x2={left + BAR + 4} y1={chance} y2={chance} />
            <text x={left + BAR / 2} y={TALL + 15} text-anchor="middle">
              {seats}
            </text>
          </g>
        );
      })}
      <line class="foot" x1="2" x2={3 * STEP - 2} y1={TALL} y2={TALL} />
    </svg>
  );
}

/** Against people, bots of several levels, and each way to play that differs from the usual one. */
export function WinsByMode({ games, ways }: { games: Played[]; ways(one: Played): string }) {
  const w = yoursWords.value;
  const together = games.filter(({ against }) => against !== "solo");
  const rows: [string, Wins][] = [
    [w.mode.people, winsOf(games.filter(({ against }) => against === "people"))],
    [w.realTable, winsOf(games.filter(({ against }) => against === "table"))],
    [w.mode.several, winsOf(games.filter(({ against, level }) => against === "bots" && !level))],
    ...[...grouped(together, ways)].map(([way, own]): [string, Wins] => [way, winsOf(own)]),
  ];
  const played = rows.filter(([, { of }]) => of > 0);
  if (played.length === 0) return null;
  return (
    <section class="sheet yours-box">
      <h2 class="head">{w.winsByMode}</h2>
      <ul class="yours-rows">
        {played.map(([name, { won, of }]) => (
          <li key={name}>
            <span data-said>{name}</span>
            <i class="yours-track wide">
              <i style={{ width: `${(won / of) * 100}%` }} />
            </i>
            <span class="hint">{w.wonOf(won, of)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
