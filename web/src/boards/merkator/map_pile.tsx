// The cubes on a place of the map.

import type { Framing } from "./map_drawing";
import { type Place, type PlaceNow, SIZES } from "./place";

/** A row holds so many cubes; a third row would hide the sea behind it, so then a number helps. */
const ROW = 5;

const ROWS = 2;

/** How far the pile on a place reaches to the left of its middle. */
export const pileReach = (cubes: number, framing: Framing): number => {
  const { cube, pitch } = SIZES[framing];
  const lower = lowerRow(Math.min(cubes, ROW * ROWS));
  return cubes ? (lower * pitch + cube - pitch) / 2 : 0;
};

const lowerRow = (cubes: number): number => (cubes <= ROW ? cubes : Math.ceil(cubes / 2));

/** Cubes in one row, or in two when there are many; behind them a ghost of what a move would add. */
export function Pile({ place, now, framing, top }: { place: Place; now: PlaceNow; framing: Framing; top: number }) {
  const { cube, letters, pitch } = SIZES[framing];
  const cubes = Math.min(now.cubes, ROW * ROWS);
  const lower = lowerRow(cubes);
  const wide = lower + (now.ghosts ? 1 : 0);
  const left = (-wide * pitch - (cube - pitch)) / 2;
  const ground = top - cube + cube * (3.2 / 32);
  const upper = cubes - lower;
  const rows = upper
    ? [
        { from: lower, count: upper, up: pitch * 0.94 },
        { from: 0, count: lower, up: 0 },
      ]
    : [{ from: 0, count: lower, up: 0 }];
  return (
    <g class="pile">
      {rows.map(({ from, count, up }) =>
        Array.from({ length: count }, (_, n) => (
          <g
            key={from + n}
            class="cube"
            data-cube={from + n}
            transform={`translate(${left + n * pitch} ${ground - up}) scale(${cube / 32})`}
          >
            <use href="#i-cube" width="32" height="32" />
            <text x="13" y="24.5" font-size={letters}>
              {place.letters}
            </text>
          </g>
        )),
      )}
      {now.ghosts > 0 && (
        <g class="ghost" transform={`translate(${left + lower * pitch} ${ground}) scale(${cube / 32})`}>
          <path d="M2 8 8 2h22v22l-6 6H2ZM2 8h22v22M24 8l6-6" />
          <text x="13" y="24.5" font-size={letters}>{`+${now.ghosts}`}</text>
        </g>
      )}
      {now.cubes > ROW && <Count x={left + upper * pitch + 12} y={ground - pitch * 0.3} count={now.cubes} />}
    </g>
  );
}

function Count({ x, y, count }: { x: number; y: number; count: number }) {
  return (
    <g class="count" transform={`translate(${x} ${y})`}>
      <circle r="9.5" />
      <text y="4.5">{count}</text>
    </g>
  );
}
