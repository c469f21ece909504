// A resource cube, and a flat chip with the same letters, as parts of a drawing.

import { CUBES, lettersOf } from "./cubes";
import type { Color } from "./view";

/** The letters of the colors, once in the page: on a thing of the map they are drawn, and no part of its name. */
export function Letters() {
  return (
    <svg class="sprite" aria-hidden="true">
      {CUBES.filter((color) => color !== "white").flatMap((color) => [
        <text key={color} id={`v-${color}`}>
          {lettersOf(color)}
        </text>,
        <text key={`more ${color}`} id={`v-more-${color}`}>
          +{lettersOf(color)}
        </text>,
      ])}
    </svg>
  );
}

export function CubeAt({ color, x, y, size }: { color: Color; x: number; y: number; size: number }) {
  return (
    <g class={`cube c-${color}`} data-cube={color} transform={`translate(${x} ${y}) scale(${size / 32})`}>
      <use href="#i-cube" width="32" height="32" />
      <use class="letters" href={`#v-${color}`} x="13" y="24" />
    </g>
  );
}

export function ChipAt({
  color,
  x,
  y,
  width = 19,
  sign = false,
}: {
  color: Color;
  x: number;
  y: number;
  width?: number;
  /** Whether a plus stands before them. */
  sign?: boolean;
}) {
  return (
    <g class={`chip-at c-${color}`}>
      <rect x={x} y={y} width={width} height={16} rx={2} />
      <use class="letters" href={`#v-${sign ? "more-" : ""}${color}`} x={x + width / 2} y={y + 12} />
    </g>
  );
}
