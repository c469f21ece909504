// The sprite: every drawing once in the page, as a symbol that icons and pieces point to.
// Those of the titles come when their table is set.

import { useEffect, useState } from "preact/hooks";
import { byTitle } from "../boards/by_title";
import type { Drawings, Stroke } from "./drawings/notation";
import { table } from "./drawings/table";

const ROUND = { "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

function Pen({ stroke: { hand, d, width, turn } }: { stroke: Stroke }) {
  const paint = {
    ink: {},
    hole: { fill: "var(--f)" },
    line: { fill: "none", stroke: "currentColor", ...ROUND },
    cut: { fill: "none", stroke: "var(--f)", ...ROUND },
    set: { stroke: "var(--f)" },
  }[hand];
  return <path d={d} {...paint} {...(width && { "stroke-width": width })} {...(turn && { transform: turn })} />;
}

/** A block in cabinet projection with a hatched side: its face takes a letter or a good. */
function Block() {
  return (
    <symbol id="i-cube" viewBox="0 0 32 32">
      <path d="M2 8 8 2h22l-6 6Z" fill="var(--hi)" />
      <path d="M24 8l6-6v22l-6 6Z" fill="var(--lo)" />
      <path d="M2 8h22v22H2Z" fill="var(--f)" />
      <path
        d="M25.5 12.5l4.5-4.5M25.5 16.5l4.5-4.5M25.5 20.5l4.5-4.5M25.5 24.5l4.5-4.5"
        fill="none"
        stroke="var(--edge)"
        stroke-width=".7"
        opacity=".55"
      />
      <path
        d="M2 8 8 2h22v22l-6 6H2ZM2 8h22v22M24 8l6-6"
        fill="none"
        stroke="var(--edge)"
        stroke-width="1.2"
        stroke-linejoin="round"
      />
    </symbol>
  );
}

function Symbols({ of }: { of: Drawings }) {
  return Object.entries(of).map(([name, strokes]) => (
    <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24" fill="currentColor">
      {strokes.map((stroke, n) => (
        <Pen key={n} stroke={stroke} />
      ))}
    </symbol>
  ));
}

/** Stands once in the page, before anything that draws a piece. */
export function Sprite() {
  return (
    <svg class="sprite" aria-hidden="true">
      <Block />
      <Symbols of={table} />
    </svg>
  );
}

const CHESTS = byTitle(import.meta.glob<Drawings>("../boards/*/drawings.ts", { import: "drawings" }));

/** The drawings of a title, fetched when first shown. */
export function SpriteOf({ title }: { title: string }) {
  const [drawings, unpack] = useState<Drawings>({});
  useEffect(() => void CHESTS[title]?.().then(unpack), [title]);
  return (
    <svg class="sprite" aria-hidden="true">
      <Symbols of={drawings} />
    </svg>
  );
}
