// The points of one title, game by game, with the mean of the last ten.

import { PHONE, useMedia } from "../../look/screen";
import { words } from "../../words";
import type { Played } from "./played";
import { runningMean } from "./statistics";
import { yoursWords } from "./words";

const WIDE = 720;
const NARROW = 360; // on a phone, where letters would be too small
const HEIGHT = 230;
const SIDES = { left: 38, right: 46, top: 18, bottom: 26 };
const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** Games of one title, the oldest first. */
export function Points({ games }: { games: Played[] }) {
  const w = yoursWords.value;
  const width = useMedia(PHONE) ? NARROW : WIDE;
  const points = games.map(({ me }) => me.total ?? 0);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const marks = ticks(low, high);
  const [bottom, top] = [Math.min(low, marks[0]!), Math.max(high, marks.at(-1)!)];
  const wide = width - SIDES.left - SIDES.right;
  const tall = HEIGHT - SIDES.top - SIDES.bottom;
  const x = (at: number) => SIDES.left + (games.length === 1 ? wide / 2 : (at / (games.length - 1)) * wide);
  const y = (n: number) => SIDES.top + (1 - (n - bottom) / (top - bottom || 1)) * tall;
  const mean = runningMean(points, 10).map((n, at) => `${x(at).toFixed(1)},${y(n).toFixed(1)}`);
  const last = games.length - 1;
  return (
    <svg
      class="yours-points"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={w.pointsSaid(games.length, low, high)}
    >
      {marks.map((n) => (
        <g key={n}>
          <line class="rule" x1={SIDES.left} x2={width - SIDES.right} y1={y(n)} y2={y(n)} />
          <text x={SIDES.left - 8} y={y(n) + 4} text-anchor="end">
            {n}
          </text>
        </g>
      ))}
      {monthsOf(games).map(([at, text]) => (
        <text key={at} x={x(at)} y={HEIGHT - 6} text-anchor={at === 0 ? "start" : "middle"}>
          {text}
        </text>
      ))}
      {mean.length > 2 && <polyline class="mean" points={mean.join(" ")} />}
      {games.map((one, at) => (
        <circle key={one.game.table} class={one.won ? "dot won" : "dot"} cx={x(at)} cy={y(points[at]!)} r="4.6" />
      ))}
      <text class="now" x={x(last) + 10} y={y(points[last]!) + 4}>
        {words.value.number(points[last]!)}
      </text>
    </svg>
  );
}

/** Where a month begins, and what it is called; not more than fit side by side. */
function monthsOf(games: Played[]): [number, string][] {
  const w = yoursWords.value;
  const found: [number, string][] = [];
  for (const [at, { game }] of games.entries()) {
    const month = w.month(game.ended);
    const last = found.at(-1);
    const isFar = !last || at - last[0] > games.length / 12;
    if (isFar && last?.[1] !== month) found.push([at, month]);
  }
  return found;
}

/** Round numbers around low and high, at most six. */
function ticks(low: number, high: number): number[] {
  const step = STEPS.find((size) => (high - low) / size <= 4) ?? 200;
  const first = Math.floor(low / step) * step;
  const count = Math.max(2, Math.ceil((high - first) / step) + 1);
  return Array.from({ length: count }, (_, n) => first + n * step);
}
