// The points of each seat from turn to turn, as lines told apart by the outlines of their seats. A
// click shows the board at that turn.

import { Badge, Outline, seatClass } from "../../pieces/badge";
import type { Course } from "../../wire";

const WIDTH = 620;
const HEIGHT = 270;
const SIDES = { left: 34, right: 40, top: 14, bottom: 26 };
const STEPS = [5, 10, 20, 50, 100, 200, 500];
const BADGE = 22;

interface Props {
  /** The points at the beginning of each turn, and at the end. */
  course: Course;
  title: string;
  look(turn: number): void;
}

export function Plot({ course, title, look }: Props) {
  const { moves, low, high, x, y, moveAt } = scaleOf(course);
  const heights = apart(course.names.map((_, seat) => y(course.totals[moves]?.[seat] ?? 0)));
  return (
    <svg
      class="plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      onClick={(event) => look(moveAt(event))}
      role="img"
      aria-label={described(course)}
    >
      {ticks(low, high, 6).map((points) => (
        <g key={points}>
          <line class="plot-rule" x1={SIDES.left} x2={WIDTH - SIDES.right} y1={y(points)} y2={y(points)} />
          <text class="plot-number" x={SIDES.left - 8} y={y(points) + 4} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {ticks(0, moves, 8).map((move) => (
        <text key={move} class="plot-number" x={x(move)} y={HEIGHT - 6} text-anchor="middle">
          {move}
        </text>
      ))}
      {course.names.map((name, seat) => {
        const line = course.totals
          .map((totals, move) => `${x(move).toFixed(1)},${y(totals[seat] ?? 0).toFixed(1)}`)
          .join(" ");
        return (
          <g key={name} class={seatClass(seat, title)}>
            <polyline class="plot-edge" points={line} />
            <polyline class="plot-line" points={line} />
            {ticks(0, moves, 8).map((move) => (
              <Outline key={move} seat={seat} x={x(move)} y={y(course.totals[move]?.[seat] ?? 0)} size={9} />
            ))}
          </g>
        );
      })}
      {course.names.map((name, seat) => (
        <svg
          key={name}
          x={WIDTH - SIDES.right + 12}
          y={heights[seat]! - BADGE / 2}
          width={BADGE}
          height={BADGE}
          class="plot-badge"
        >
          <Badge seat={seat} title={title} size={BADGE} />
        </svg>
      ))}
    </svg>
  );
}

/** Where a move and a number of points stand, and which move a click means. */
function scaleOf(course: Course) {
  const moves = Math.max(1, course.totals.length - 1);
  const all = course.totals.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const [wide, tall] = [WIDTH - SIDES.left - SIDES.right, HEIGHT - SIDES.top - SIDES.bottom];
  const x = (move: number) => SIDES.left + (move / moves) * wide;
  const y = (points: number) => SIDES.top + (1 - (points - low) / (high - low)) * tall;
  const moveAt = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const across = ((event.clientX - box.left) / box.width) * WIDTH;
    return Math.max(0, Math.min(course.totals.length - 1, Math.round(((across - SIDES.left) / wide) * moves)));
  };
  return { moves: course.totals.length - 1, low, high, x, y, moveAt };
}

/** Round numbers from low to high, not more than so many of them. */
function ticks(low: number, high: number, most: number): number[] {
  const step = STEPS.find((size) => (high - low) / size <= most) ?? 1000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, n) => first + n * step);
}

/** Heights that leave room for a badge each, in the same order. */
function apart(heights: number[]): number[] {
  const order = heights.map((_, seat) => seat).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  for (const [n, seat] of order.entries()) {
    const above = n > 0 ? found[order[n - 1]!]! : -Infinity;
    found[seat] = Math.max(found[seat]!, above + BADGE + 2);
  }
  const over = Math.max(0, ...found.map((height) => height + BADGE / 2 - HEIGHT));
  return found.map((height) => height - over);
}

/** The plot for those who cannot see it. */
function described(course: Course): string {
  const last = course.totals.at(-1) ?? [];
  return course.names.map((name, seat) => `${name}: ${last[seat]}`).join(", ");
}
