// A resource cube, and a flat chip with the same letters, as parts of a drawing.

import { lettersOf } from "./cubes";
import type { Color } from "./view";

export function CubeAt({ color, x, y, size }: { color: Color; x: number; y: number; size: number }) {
  return (
    <g class={`cube c-${color}`} data-cube={color} transform={`translate(${x} ${y}) scale(${size / 32})`}>
      <use href="#i-cube" width="32" height="32" />
      <text x="13" y="24" font-size="14.5">
        {lettersOf(color)}
      </text>
    </g>
  );
}

export function ChipAt({
  color,
  x,
  y,
  width = 19,
  sign = "",
}: {
  color: Color;
  x: number;
  y: number;
  width?: number;
  sign?: string;
}) {
  return (
    <g class={`chip-at c-${color}`}>
      <rect x={x} y={y} width={width} height={16} rx={2} />
      <text x={x + width / 2} y={y + 12}>{`${sign}${lettersOf(color)}`}</text>
    </g>
  );
}
