// Where the spaces of the mosque are drawn: four rows lead into two paths, both meet at the end. The
// road runs to the right, or down where a screen is upright.

import { coins } from "./costs";
import type { Segment } from "./printed";
import type { Color } from "./view";

export type Framing = "wide" | "upright";
export type Spot = { x: number; y: number };

/** How far a space is from the left of four rows. */
const LANES: Record<string, number> = { row1: 0, row2: 1, row3: 2, row4: 3, upper: 0.5, lower: 2.5, final: 1.5 };
const SIZES = {
  wide: { step: 57.4, lane: 33, first: 64, start: 18, side: 20 },
  upright: { step: 58, lane: 84, first: 84, start: 30, side: 54 },
};
export const SHEETS: Record<Framing, string> = { wide: "0 0 490 140", upright: "0 0 360 520" };
const START = "start";

/** 0 before the first space, 8 at the end. */
export const stepOf = (id: string): number => Number(/_step(\d)$/.exec(id)?.[1] ?? 0);
/** The row of one of the first spaces, from 0; each has a camel. */
export const rowOf = (id: string): number | null => (/^row\d_step1$/.test(id) ? Number(id[3]) - 1 : null);

export function spotOf(id: string, framing: Framing): Spot {
  const { step, lane, first, start, side } = SIZES[framing];
  const across = side + lane * (LANES[id.split("_")[0]!] ?? 1.5);
  const along = id === START ? start : first + step * (stepOf(id) - 1);
  return framing === "wide" ? { x: along, y: across } : { x: across, y: along };
}

export interface Toll {
  color: Color;
  x: number;
  y: number;
}

const CHIP = { wide: { x: 0, y: 8.5 }, upright: { x: 11, y: 0 } };

/** The cubes that a part of the road costs, between its ends. */
export function tolls({ from, to, cost }: Segment, framing: Framing): Toll[] {
  const [a, b] = [spotOf(from, framing), spotOf(to, framing)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const at = from === START ? besideFirst(b, framing) : middle;
  const paid = coins(cost);
  return paid.map((color, n) => {
    const aside = 2 * n - (paid.length - 1);
    return { color, x: at.x + aside * CHIP[framing].x, y: at.y + aside * CHIP[framing].y };
  });
}

/** At the start all roads are close together, so what they cost stands before their first space. */
const besideFirst = ({ x, y }: Spot, framing: Framing): Spot =>
  framing === "wide" ? { x: x - 25, y } : { x, y: y - 30 };
