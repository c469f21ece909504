// The pieces on the map: trading posts, merchants, caravans, the robber, commodity and number
// tokens. Each has its own outline and the mark of its house; nobody's pieces have none.

import type { ComponentChildren } from "preact";
import { seatClass } from "../../pieces/badge";
import { type Point, spot } from "./geometry";
import { POST, TOKEN_RADIUS } from "./layout";
import type { Place } from "./printed";
import { seatOf } from "./view";

/** How the pieces of a color are dyed; a color that nobody plays is paper. */
export function dyeOf(color: string, seats: number): string {
  const seat = seatOf(color);
  return seat < seats ? seatClass(seat, "merchants") : "eu-nobody";
}

type Kind = "post" | "merchant" | "caravan";

/** Where the house mark is on a piece, by its kind: down from the middle, and how large. */
const MARKED: Record<Kind, readonly [down: number, size: number]> = {
  post: [0.16, 0.5],
  merchant: [0.24, 0.4],
  caravan: [-0.2, 0.4],
};

type PieceProps = {
  kind: Kind;
  color: string;
  seats: number;
  at: Point;
  size: number;
  class?: string;
  children?: ComponentChildren;
};

/** A piece around its middle. */
export function Piece({ kind, color, seats, at, size, class: extra = "", children }: PieceProps) {
  const seat = seatOf(color);
  const [down, part] = MARKED[kind];
  const mark = size * part;
  return (
    <g class={`eu-piece ${dyeOf(color, seats)} ${extra}`} transform={`translate(${spot(at)})`}>
      {children}
      <use class="body" href={`#i-${kind}`} x={-size / 2} y={-size / 2} width={size} height={size} />
      {seat < seats && (
        <use
          class="mark"
          href={`#i-mark-${seat + 1}`}
          x={-mark / 2}
          y={down * size - mark / 2}
          width={mark}
          height={mark}
        />
      )}
    </g>
  );
}

export function Post({
  color,
  seats,
  at,
  class: extra = "",
}: {
  color: string;
  seats: number;
  at: Point;
  class?: string;
}) {
  return <Piece kind="post" color={color} seats={seats} at={{ x: at.x, y: at.y - 1.5 }} size={POST} class={extra} />;
}

/** A commodity that was delivered, at the corner of the post where no merchant stands. */
export function Commodity({
  color,
  seats,
  place,
  class: extra = "",
}: {
  color: string;
  seats: number;
  place: Place;
  class?: string;
}) {
  const { point, level } = place;
  return (
    <g
      class={`eu-commodity ${dyeOf(color, seats)} ${extra}`}
      transform={`translate(${spot({ x: point.x + 10 * level, y: point.y + 9 })})`}
    >
      <circle r="7" />
      <use href="#i-commodity" x="-4.5" y="-4.5" width="9" height="9" />
    </g>
  );
}

export function Robber({ at, class: extra = "" }: { at: Point; class?: string }) {
  return (
    <g class={`eu-robber ${extra}`} transform={`translate(${spot(at)})`} data-robber>
      <use href="#i-robber" x="-11.5" y="-11.5" width="23" height="23" />
    </g>
  );
}

const HOT = [6, 8];

/** How many of the 36 rolls of two dice have this sum. */
const waysOf = (sum: number): number => 6 - Math.abs(7 - sum);

export function NumberToken({
  number,
  at,
  isArched,
  isLaid,
  class: extra = "",
}: {
  number: number;
  at: Point;
  isArched: boolean;
  isLaid: boolean;
  class?: string;
}) {
  const dots = waysOf(number);
  const look = `${HOT.includes(number) ? "hot" : ""} ${isArched ? "arched" : ""} ${isLaid ? "laid" : ""}`;
  return (
    <g class={`eu-number ${look} ${extra}`} transform={`translate(${spot(at)})`}>
      <circle class="disc" r={TOKEN_RADIUS} />
      <text y="3.5">{number}</text>
      {Array.from({ length: dots }, (_, n) => (
        <circle key={n} class="dot" cx={(n - (dots - 1) / 2) * 3.4} cy="8.6" r="1.2" />
      ))}
    </g>
  );
}
