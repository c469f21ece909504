// Candlelight over the table, with daylight where something counts.

import { useLayoutEffect, useState } from "preact/hooks";
import type { Box } from "../beside";
import { whereverItStands } from "./standing";

const AROUND = 7;

export function Candle({ lit }: { lit: readonly string[] }) {
  const boxes = useBoxes(lit);
  return (
    <svg class="candle" aria-hidden="true">
      <defs>
        <radialGradient id="candle-glow">
          <stop offset="0.45" stop-color="#000" stop-opacity="0.75" />
          <stop offset="1" stop-color="#000" stop-opacity="0" />
        </radialGradient>
        <mask id="candle-mask">
          <rect width="100%" height="100%" fill="#fff" />
          {boxes.map(({ x, y, width, height }) => (
            <g key={`${x} ${y}`}>
              <ellipse
                cx={x + width / 2}
                cy={y + height / 2}
                rx={width / 2 + 60}
                ry={height / 2 + 60}
                fill="url(#candle-glow)"
              />
              <rect
                x={x - AROUND}
                y={y - AROUND}
                width={width + 2 * AROUND}
                height={height + 2 * AROUND}
                rx="6"
                fill="#000"
              />
            </g>
          ))}
        </mask>
      </defs>
      <rect class="candle-veil" width="100%" height="100%" mask="url(#candle-mask)" />
    </svg>
  );
}

/** Where the things are that these marks name, as far as they are on the screen. */
function useBoxes(marks: readonly string[]): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([]);
  useLayoutEffect(() => whereverItStands(() => setBoxes(marks.flatMap(seen))), [marks]);
  return boxes;
}

function seen(mark: string): Box[] {
  const boxes = [...document.querySelectorAll(mark)].map((one) => one.getBoundingClientRect());
  return boxes.filter(({ width }) => width > 0);
}
