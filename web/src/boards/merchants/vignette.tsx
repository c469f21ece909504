// A corner of the hexes of Merchants of Europe, for the start page.

import { SpriteOf } from "../../pieces/sprite";
import { Water } from "../parts/sea";
import "./vignette.css";

const SIDE = 47;
const HIGH = SIDE * Math.sqrt(3);

/** The middle of the picture: column, row (half rows in odd columns), terrain, number. */
const HEXES: readonly Field[] = [
  [0, -1, "forest", 9],
  [0, 0, "mountains", 2],
  [1, -1, "fields", 5],
  [2, -1, "saltworks", 11],
  [2, 0, "mountains", 10],
  [2, 1, "forest", 6],
  [3, -1, "pasture", 8],
  [3, 0, "fields", 6],
  [4, -1, "forest", 12],
  [4, 0, "saltworks", 4],
  [4, 1, "pasture", 3],
  [5, -1, "fields", 5],
  [5, 0, "mountains", 9],
];
/** What a wider picture shows to both sides. */
const GROUNDS = ["pasture", "mountains", "forest", "fields", "saltworks"] as const;
const FARTHER: readonly Field[] = [-7, -6, -5, -4, -3, -2, -1, 6, 7, 8, 9, 10, 11, 12].flatMap((column) =>
  [-1, 0, 1]
    .filter((row) => (column * 7 + row * 5) % 4 !== 1)
    .map(
      (row): Field => [column, row, GROUNDS[(column * 3 + row * 2 + 40) % 5]!, 2 + ((column * 5 + row * 3 + 90) % 5)],
    ),
);
const BOARD = [...HEXES, ...FARTHER];

type Field = readonly [column: number, row: number, ground: Ground, token: number];
type Ground = "forest" | "pasture" | "fields" | "mountains" | "saltworks";

const TEXTURE: Record<Ground, string> = {
  forest: "M0-6l4 8h-8ZM0 2v3M7-4l3 7h-6ZM7 3v2.5",
  pasture: "M-4 4c1-3 1-4 0-6M-2 4c0-4 1-5 2-7M0 4c1-3 2-4 4-5",
  fields: "M-8-3H8M-8 .5H8M-8 4H8M-4-6H4",
  mountains: "M-9 5l6-10 3 4 2-3 6 9M-2-1l1 5",
  saltworks: "M-6 4l6-8 6 8Z",
};

const middle = (column: number, row: number): [number, number] => [
  30 + column * SIDE * 1.5,
  80 + (row + Math.abs(column % 2) / 2) * HIGH,
];

export function Vignette() {
  return (
    <>
      <SpriteOf title="merchants" />
      <rect class="sea" x="-480" width="1400" height="150" />
      <Water
        d={BOARD.map(([column, row]) => outline(...middle(column, row))).join("")}
        lines={[
          [35, 0.35],
          [26, 0.5],
          [18, 0.65],
          [10.5, 0.8],
        ]}
      />
      {BOARD.map(([column, row, ground, token]) => (
        <Hex key={`${column} ${row}`} at={middle(column, row)} ground={ground} token={token} />
      ))}
      <Route seat="red" d="M154 39H189" />
      <Route seat="red" d="M224 80H259" />
      <Route seat="blue" d="M268 75 286 45" />
      <Route seat="blue" d="M295 39H330" />
      <Route seat="white" d="M145 34 127 4" />
      <Post seat="white" mark={3} x={133} y={21} />
      <Post seat="blue" mark={2} x={321} y={21} />
      <g class="seat-red piece">
        <use href="#i-caravan" x="228" y="50" width="27" height="27" />
      </g>
    </>
  );
}

function outline(x: number, y: number): string {
  const corner = (n: number): string =>
    `${(x + SIDE * Math.cos((n * Math.PI) / 3)).toFixed(1)} ${(y + SIDE * Math.sin((n * Math.PI) / 3)).toFixed(1)}`;
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}Z`;
}

function Hex({ at: [x, y], ground, token }: { at: [number, number]; ground: Ground; token: number }) {
  const around = [30, 90, 150, 210, 270, 330];
  const onRing = (degrees: number): string => {
    const turn = (degrees * Math.PI) / 180;
    return `${(x + 29 * Math.cos(turn)).toFixed(1)} ${(y + 29 * Math.sin(turn)).toFixed(1)}`;
  };
  return (
    <>
      <path class={`hex ${ground}`} d={outline(x, y)} />
      {around.map((turn) => (
        <path key={turn} class="tuft" transform={`translate(${onRing(turn)})`} d={TEXTURE[ground]} />
      ))}
      <circle class="disc" cx={x} cy={y} r="14.5" />
      <text class={token === 6 || token === 8 ? "token often" : "token"} x={x} y={y + 6}>
        {token}
      </text>
    </>
  );
}

function Route({ seat, d }: { seat: string; d: string }) {
  return (
    <g class={`seat-${seat} route`}>
      <path class="rim" d={d} />
      <path class="bar" d={d} />
    </g>
  );
}

function Post({ seat, mark, x, y }: { seat: string; mark: number; x: number; y: number }) {
  return (
    <g class={`seat-${seat} piece`} transform={`translate(${x} ${y})`}>
      <use href="#i-post" width="30" height="30" />
      <use class="mark" href={`#i-mark-${mark}`} x="8" y="12.5" width="14" height="14" />
    </g>
  );
}
