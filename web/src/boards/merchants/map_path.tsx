// What lies on the paths: trade routes, the way of a move that is looked at, and the light of
// paths that can be picked.

import { between, type Point, spot, through } from "./geometry";
import { dyeOf } from "./map_piece";
import type { Path } from "./printed";
import { iconOf } from "./resource";
import { type Counts, seatOf } from "./view";

/** The marks of each seat on its routes: dots, squares, lozenges, triangles. */
const MARKS = [
  "M-1.7 0a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z",
  "M-1.5-1.5h3v3h-3Z",
  "M0-2.3 2.3 0 0 2.3-2.3 0Z",
  "M0-2.1 2.2 1.7h-4.4Z",
];

const shortened = ({ ends: [one, other] }: Path, by: number): [Point, Point] => [
  between(one.point, other.point, by),
  between(one.point, other.point, 1 - by),
];

export function Route({
  path,
  color,
  seats,
  class: extra = "",
}: {
  path: Path;
  color: string;
  seats: number;
  class?: string;
}) {
  const bar = through(shortened(path, 0.14));
  const [a, b] = shortened(path, 0.3);
  return (
    <g class={`eu-route ${dyeOf(color, seats)} ${extra}`} data-route={path.id}>
      <path class="case" d={bar} />
      <path class="eu-bar" d={bar} />
      {[a, between(a, b), b].map((at) => (
        <path key={spot(at)} class="mark" d={MARKS[seatOf(color)]} transform={`translate(${spot(at)})`} />
      ))}
    </g>
  );
}

/** The light under a path, around the route where there is one. */
export function PathLight({ path, isRouted }: { path: Path; isRouted: boolean }) {
  const line = through(shortened(path, 0.16));
  return (
    <g class={isRouted ? "routed" : ""}>
      <path class="hit" d={through(shortened(path, 0.22))} />
      <path class="edge" d={line} />
      <path class="light" d={line} />
    </g>
  );
}

/** A tick on what is chosen. */
export function Tick({ at }: { at: Point }) {
  return (
    <g class="eu-tick" transform={`translate(${spot(at)})`}>
      <circle r="6.5" />
      <path d="M-3 0-.8 2.4 3.2-2.4" />
    </g>
  );
}

/** The way of a piece over several steps, with a number at each. */
export function Way({ points, stops }: { points: Point[]; stops: Point[] }) {
  return (
    <>
      <path class="eu-way-edge" d={through(points)} />
      <path class="eu-way" d={through(points)} />
      {stops.map((at, n) => (
        <g key={n} class="eu-stop" transform={`translate(${spot(at)})`}>
          <circle r="8" />
          <text y="4">{n + 1}</text>
        </g>
      ))}
    </>
  );
}

const WIDE = 27; // for each kind that is paid

/** What a way costs, beside where it ends: a count and its kind, for each. */
export function Price({ at, pays }: { at: Point; pays: Counts }) {
  const kinds = Object.entries(pays);
  if (kinds.length === 0) return null;
  return (
    <g class="eu-price" aria-hidden="true" transform={`translate(${spot({ x: at.x, y: at.y - 26 })})`}>
      <rect x={(-WIDE * kinds.length) / 2 - 3} y="-11" width={WIDE * kinds.length + 6} height="22" rx="4" />
      {kinds.map(([id, count], n) => (
        <g key={id} transform={`translate(${WIDE * (n - kinds.length / 2)} 0)`}>
          <text x="8" y="5">
            {count}
          </text>
          <use href={`#i-${iconOf(id)}`} x="13" y="-7" width="14" height="14" />
        </g>
      ))}
    </g>
  );
}
