// The engraved sheet under the pieces: sea with water lines along the coast, hexes with their
// terrain, sea ways and double arrows, and the names of seas. It never changes in a game.

import { useMemo } from "preact/hooks";
import { Ship } from "../../pieces/ship";
import { rhumbs, Water } from "../parts/sea";
import { between, type Cell, keyOf, outline, type Point, through } from "./geometry";
import { type Frame, middleOf } from "./layout";
import { Ground, TERRAINS } from "./map_terrain";
import type { Hex, Path, Printed, Sheet } from "./printed";
import type { BoardId } from "./view";

const WATER = [
  [35, 0.35],
  [26, 0.5],
  [18, 0.65],
  [10.6, 0.8],
] as const;

const SEAS: Record<BoardId, readonly (readonly [name: string, x: number, y: number, turn: number])[]> = {
  main: [
    ["Oceanus Atlanticus", -318, 30, -62],
    ["Mare Germanicum", -150, -243, 0],
    ["Mare Mediterraneum", -58, 294, 0],
    ["Pontus Euxinus", 394, 190, -60],
  ],
  short: [
    ["Mare Germanicum", -150, -243, 0],
    ["Mare Tyrrhenum", -40, 268, 0],
    ["Pontus Euxinus", 394, 190, -60],
  ],
};

/** Where the rose of the winds is, and a ship. */
const ROSE: Record<BoardId, readonly [number, number]> = { main: [-344, -176], short: [432, -212] };
const SHIP: Record<BoardId, readonly [number, number]> = { main: [-392, 122], short: [446, 60] };

/** Lands that are not on the board of Eastern Europe. */
const LANDS = [
  ["Gallia", -150, 62],
  ["Hispania", -196, 205],
  ["Britannia", -196, -92],
] as const;

export function MapSheet({
  printed,
  board,
  frame,
  named,
}: {
  printed: Printed;
  board: BoardId;
  frame: Frame;
  named: ReadonlySet<string>;
}) {
  return useMemo(() => {
    const sheet = printed.sheets[board];
    const here = new Set(sheet.hexes.map(cellKey));
    const abroad = printed.sheets.main.hexes.filter((hex) => !here.has(cellKey(hex)));
    return (
      <svg class="eu-sheet" viewBox={boxOf(frame)} aria-hidden="true">
        <rect class="sea" x="-3000" y="-3000" width="6000" height="6000" />
        <path class="rhumb" d={rhumbs(ROSE[board], 16)} />
        <Water d={[...sheet.hexes, ...abroad].map((hex) => outline(cellOf(hex))).join("")} lines={WATER} />
        <path class="eu-sea-hex" d={sheet.seas.map((sea) => outline([sea.q, sea.r])).join("")} />
        {abroad.length > 0 && <Abroad hexes={abroad} />}
        {TERRAINS.map((terrain) => (
          <Ground
            key={terrain}
            terrain={terrain}
            hexes={sheet.hexes.filter((hex) => hex.terrain === terrain)}
            named={named}
          />
        ))}
        <path
          class="eu-sea-way"
          d={sheet.paths
            .filter((path) => path.isSea)
            .map(({ ends }) => through(ends.map((end) => end.point)))
            .join("")}
        />
        <path
          class="eu-arrow"
          d={sheet.paths
            .filter((path) => path.isArrow)
            .map(doubleArrow)
            .join("")}
        />
        <SeaNames board={board} />
        <Rose at={ROSE[board]} />
        <Ship x={SHIP[board][0]} y={SHIP[board][1]} scale={0.3} away={board === "short"} />
      </svg>
    );
  }, [printed, board, named]);
}

export const boxOf = ({ x, y, width, height }: Frame): string => `${x} ${y} ${width} ${height}`;

const cellOf = ({ q, r }: { q: number; r: number }): Cell => [q, r];
const cellKey = (hex: Hex): string => keyOf(cellOf(hex));

/** What is land, but not of this board. */
function Abroad({ hexes }: { hexes: Hex[] }) {
  return (
    <g class="eu-abroad">
      <path d={hexes.map((hex) => outline(cellOf(hex))).join("")} />
      {LANDS.map(([name, x, y]) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  );
}

/** Two arrow heads along a path. */
function doubleArrow(path: Path): string {
  const [one, other] = path.ends.map((end) => end.point) as [Point, Point];
  const [a, b] = [between(one, other, 0.22), between(one, other, 0.78)];
  return `${through([a, b])}${head(a, b)}${head(b, a)}`;
}

function head(tip: Point, from: Point): string {
  const turn = Math.atan2(from.y - tip.y, from.x - tip.x);
  const wing = (by: number): Point => ({ x: tip.x + 6 * Math.cos(turn + by), y: tip.y + 6 * Math.sin(turn + by) });
  return through([wing(0.6), tip, wing(-0.6)]);
}

/** Degrees of the compass; the four winds come last and lie on top. */
const POINTS = Array.from({ length: 8 }, (_, n) => n * 45).sort((a, b) => (b % 90) - (a % 90));

function Rose({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g class="eu-rose" transform={`translate(${x} ${y})`}>
      <circle r="17" />
      {POINTS.map((turn) => (
        <g key={turn} transform={`rotate(${turn}) scale(${turn % 90 ? 0.62 : 1})`}>
          <path d="M0-27 4-4 0 0Z" />
          <path class="bright" d="M0-27-4-4 0 0Z" />
        </g>
      ))}
      <path d="M0-30-3-36 0-42 3-36Z" />
    </g>
  );
}

function SeaNames({ board }: { board: BoardId }) {
  return (
    <g class="eu-seas">
      {SEAS[board].map(([name, x, y, turn]) => (
        <text key={name} x={x} y={y} transform={`rotate(${turn} ${x} ${y})`}>
          {name}
        </text>
      ))}
    </g>
  );
}

/** Every hex, path and intersection can be touched, also where nothing is possible. */
export function Grounds({ sheet }: { sheet: Sheet }) {
  return useMemo(
    () => (
      <g class="eu-touch">
        {sheet.hexes.map(({ id, q, r }) => (
          <path key={id} class="eu-touch-hex" data-mark={`hex ${id}`} data-about={`hex ${id}`} d={outline([q, r])} />
        ))}
        {sheet.paths.map((path) => (
          <path
            key={path.id}
            data-mark={`path ${path.id}`}
            data-about={`path ${path.id}`}
            d={through([
              between(path.ends[0].point, middleOf(path), 0.4),
              between(path.ends[1].point, middleOf(path), 0.4),
            ])}
          />
        ))}
        {sheet.places.map(({ id, point }) => (
          <circle key={id} data-mark={`place ${id}`} data-about={`place ${id}`} cx={point.x} cy={point.y} r="12" />
        ))}
      </g>
    ),
    [sheet],
  );
}
