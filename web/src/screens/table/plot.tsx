// The points of each seat after each move, as lines that differ by their dashes and their marks.

import { seatClass, type Title } from "../../pieces/badge";
import type { Course } from "../../wire";

const WIDTH = 560;
const HEIGHT = 220;
const EDGE = 30;
const DASHES = ["none", "7 3", "2 3", "10 3 2 3"];

interface Props {
  course: Course;
  title: Title;
  at: number | null;
  look(at: number): void;
}

export function Plot({ course, title, at, look }: Props) {
  const moves = course.totals.length - 1;
  const all = course.totals.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (move: number) => EDGE + (move / Math.max(1, moves)) * (WIDTH - 2 * EDGE);
  const y = (points: number) => HEIGHT - EDGE - ((points - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width) * WIDTH;
    look(Math.round(((share - EDGE) / (WIDTH - 2 * EDGE)) * moves));
  };
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} onClick={pick} role="img" aria-label={described(course)}>
      {ticks(low, high).map((points) => (
        <g key={points}>
          <line class="plot-rule" x1={EDGE} x2={WIDTH - EDGE} y1={y(points)} y2={y(points)} />
          <text class="plot-number" x={EDGE - 6} y={y(points) + 4} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {course.names.map((name, seat) => (
        <g key={name} class={seatClass(seat, title)}>
          <polyline
            class="plot-line"
            stroke-dasharray={DASHES[seat % DASHES.length]}
            points={course.totals.map((totals, move) => `${x(move).toFixed(1)},${y(totals[seat] ?? 0).toFixed(1)}`).join(" ")}
          />
          <use href={`#i-mark-${(seat % 4) + 1}`} x={WIDTH - EDGE + 4} y={y(course.totals[moves]?.[seat] ?? 0) - 8} width="16" height="16" />
        </g>
      ))}
      {at !== null && <line class="plot-now" x1={x(at)} x2={x(at)} y1={EDGE / 2} y2={HEIGHT - EDGE} />}
    </svg>
  );
}

function ticks(low: number, high: number): number[] {
  const step = [5, 10, 20, 50, 100].find((size) => (high - low) / size <= 6) ?? 200;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, n) => first + n * step);
}

/** The plot for who cannot see it. */
function described(course: Course): string {
  const last = course.totals[course.totals.length - 1] ?? [];
  return course.names.map((name, seat) => `${name}: ${last[seat]}`).join(", ");
}
