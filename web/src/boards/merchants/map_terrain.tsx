// The terrain of the hexes, drawn by hand as engravers did: several motifs of each kind, of changing
// size and turned either way, scattered anew for every region, but always the same for the same one.

import { center, outline, type Point, spot } from "./geometry";
import type { Hex } from "./printed";

/** Small drawings of each terrain, around their feet. */
const MOTIFS: Record<string, readonly string[]> = {
  forest: [
    "M0-9l3.6 7h-7.2ZM0-2v3",
    "M0-11l2.6 4.4h-1.3l3 4.6h-8.6l3-4.6h-1.3ZM0-2v3",
    "M0-2c-3.4 0-4.4-2.4-3-4.2 0-2.6 3-3.8 4.4-2 2.4-.4 3.4 2 2.2 3.4.6 1.8-1 2.8-3.6 2.8ZM0-2v3.2",
    "M-3-7l2.6 6h-5.2ZM-3-1v2M3-9l3 7.6h-6ZM3-1.4v2.4",
  ],
  pasture: [
    "M-4 0c1-2 .8-3.4 0-5M-1.6 0c0-3 .8-4.4 1.6-6.4M.8 0c.8-2.4 1.8-3.4 3.4-4.2",
    "M-6 0c2.4-1 4-1 6 0s4 1 6 0M-2-1.2c0-1.6.4-2.6 1.2-3.6M1-1c.4-1.4 1-2 2-2.6",
    "M-3 0c.6-1.6.4-2.8-.4-4M-1 0c.2-2.4.8-3.4 1.4-4.6",
    "M-5-.4h3l1-1.4h2.4l1.2 1.4H6M-1.4-1.8v-2.4M1.6-1.8v-2",
  ],
  fields: [
    "M-9 0h18M-8-2.6h16M-9-5.2h17M-6-7.8h12",
    "M-8 0l6-8M-4.6 0l6-8M-1.2 0l6-8M2.2 0l6-8",
    "M8 0l-6-8M4.6 0l-6-8M1.2 0l-6-8",
    `M-2.6 0v-5M-4.4-3.4c1 0 1.8.8 1.8 1.8 0-1 .8-1.8 1.8-1.8M-4.2-5.6c.8 0 1.6.6 1.6 1.6 0-1 .8-1.6 1.6-1.6
     M3 0v-6M1.2-4c1 0 1.8.8 1.8 1.8 0-1 .8-1.8 1.8-1.8M1.4-6.2c.8 0 1.6.6 1.6 1.6 0-1 .8-1.6 1.6-1.6`,
  ],
  mountains: [
    `M-8 0c2-2.4 3.4-6 5-9.6 1.8 2.4 2.6 4 4 5.4 1-1.2 1.6-2.2 2.4-3.4C5-5 6-2.4 8 0
     M-2.6-7.4l1 6M-1.2-5.4l1.2 4M4-5l1 3.6`,
    "M-6 0C-3.6-2.8-2-7-.4-11 2-7 4-3.4 6.4 0M.2-9l1 7.4M1.8-6.6l1.4 4.6",
    "M-5 0c1.6-2 3-4.4 4.4-6.6C1-4 3-2 5 0M0-5l.8 3.6",
    "M-9 0c2-2 3-4 4.4-6 1.2 1.6 2 2.8 3 3.8C0-5 1-7 2.4-9 4.6-6 6.6-2.6 9 0M-4-4.4l.6 3M3-7l1 5M4.8-4.4l1 2.8",
  ],
  saltworks: [
    "M-5 0C-2.6-2-1.4-5.6 0-5.6S2.6-2 5 0ZM-1-2h.1M1-1.4h.1M0-3.6h.1",
    "M-6 0h12M-5-3.4h10M-6 0l1-3.4M-2 0l.4-3.4M2 0l-.4-3.4M6 0l-1-3.4",
    "M-6 0c1.4-1.4 2-3.4 3-3.4S-1.4-1.4 0 0ZM0 0c1.6-1.8 2.4-4.6 3.4-4.6S5.4-1.8 7 0ZM3.4-2h.1",
  ],
};
export const TERRAINS: readonly string[] = Object.keys(MOTIFS);

/** The first motif of a terrain, which stands for it beside its name. */
export const motifOf = (terrain: string): string | undefined => MOTIFS[terrain]?.[0];

/** Around the number, and below it where no name is: left, right, the corners of the hex, the lower edge. */
const AROUND: readonly (readonly [number, number])[] = [
  [-27, -14],
  [26, -14],
  [-33, 3],
  [32, 3],
  [-22, 13],
  [21, 13],
  [-14, -27],
  [15, -27],
];
const BELOW: readonly (readonly [number, number])[] = [
  [-12, 30],
  [4, 24],
  [16, 31],
];

/** Numbers from 0 to 1 that look drawn at random, the same for the same hex. */
export function scatter(q: number, r: number): () => number {
  let at = (q * 73_856 + r * 19_349 + 83_492) % 65_536;
  return () => {
    at = (at * 25_173 + 13_849) % 65_536;
    return Math.abs(at) / 65_536;
  };
}

export interface Motif {
  at: Point;
  d: string;
  size: number;
  isTurned: boolean;
}

/** What is drawn in a hex, from the back to the front. */
export function motifsOf(hex: Hex, isNamed: boolean): Motif[] {
  const { x, y } = center([hex.q, hex.r]);
  const next = scatter(hex.q, hex.r);
  const kinds = MOTIFS[hex.terrain] ?? [];
  const spots = [...AROUND, ...(isNamed ? [] : BELOW)].filter(() => next() < 0.82);
  const drawn = spots.map(([dx, dy]) => ({
    at: { x: x + dx + next() * 6 - 3, y: y + dy + next() * 4 - 2 },
    d: kinds[Math.floor(next() * kinds.length)] ?? "",
    size: 0.75 + next() * 0.45,
    isTurned: next() < 0.5,
  }));
  return drawn.sort((one, other) => one.at.y - other.at.y);
}

export function Ground({ terrain, hexes, named }: { terrain: string; hexes: Hex[]; named: ReadonlySet<string> }) {
  return (
    <>
      <path class={`eu-ground ${terrain}`} d={hexes.map(({ q, r }) => outline([q, r])).join("")} />
      <g class={`eu-terrain ${terrain}`}>
        {hexes.flatMap((hex) =>
          motifsOf(hex, named.has(hex.id)).map((one) => <Drawn key={spot(one.at)} motif={one} />),
        )}
      </g>
    </>
  );
}

function Drawn({ motif: { at, d, size, isTurned } }: { motif: Motif }) {
  const wide = isTurned ? -size : size;
  return <path transform={`translate(${spot(at)}) scale(${wide.toFixed(2)} ${size.toFixed(2)})`} d={d} />;
}
