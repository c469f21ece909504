// The engraved sheet under the pieces: sea, coast with its water lines, rivers, mountains, woods, compass, frame. It
// never changes during a game.

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { Ship } from "../../pieces/ship";
import { rhumbs, Water } from "../parts/sea";
import { degrees, peak, shore, spread, stream, wood } from "./engraving";
import { coasts, type Lay, names, ranges, rivers, woods } from "./map_drawing";

/** The part of the drawing that is seen. */
export type View = { x: number; y: number; width: number; height: number };

export const viewBox = ({ x, y, width, height }: View): string => `${x} ${y} ${width} ${height}`;

/** How wide each water line is, and how faint. */
const WATER = {
  wide: [
    [37, 0.35],
    [27, 0.5],
    [18, 0.65],
    [10, 0.8],
  ],
  upright: [
    [25, 0.35],
    [18, 0.5],
    [12, 0.65],
    [7, 0.8],
  ],
} as const;

const COMPASS = [110, 354] as const;
const NEWFOUNDLAND = `M4 62C10 46 22 34 30 22C34 12 42 6 50 4C48 16 44 26 46 34C54 30 62 34 68 40C76 44 74 52 66 52
   C70 60 64 66 56 62C46 70 40 62 30 66C20 66 10 70 4 62Z`;

/** `inset` is how large the corner with Newfoundland is; 0 leaves it out. */
export function MapSheet({ lay, view, inset }: { lay: Lay; view: View; inset: number }) {
  const { framing, tall } = lay;
  return useMemo(
    () => (
      <svg class="map-sheet" viewBox={viewBox(view)} aria-hidden="true">
        <rect class="sea" x="-2000" y="-2000" width="5000" height="5000" />
        {framing === "wide" && <path class="rhumb" d={rhumbs(COMPASS, 16)} />}
        <Land lay={lay} />
        {framing === "wide" && (
          <>
            <Compass />
            <Names />
            <Ship x={74} y={238} scale={0.3} />
            <Ship x={470} y={452} scale={0.17} away />
          </>
        )}
        {inset > 0 && <Inset view={view} size={inset} />}
        {framing === "wide" && <Frame {...view} />}
      </svg>
    ),
    [framing, tall, view.x, view.y, view.width, view.height, inset],
  );
}

/** The land alone, with its water lines: also for the small pictures. */
export function Land({ lay }: { lay: Lay }) {
  const size = lay.framing === "wide" ? 1 : 0.72;
  const coast = coasts(lay)
    .map((knots) => shore(knots, 4.5 * size))
    .join("");
  const hills = ranges(lay)
    .flatMap(({ along, peaks, size: high }) => spread(along, peaks, 3).map((at) => ({ at, high: high * size })))
    .sort((a, b) => a.at[1] - b.at[1])
    .map(({ at, high }) => peak(at, high));
  return (
    <>
      <Water d={coast} lines={WATER[lay.framing]} />
      <path class="land" d={coast} />
      <path class="river" d={rivers(lay).map(stream).join("")} />
      <g class="terrain">
        {hills.map(({ hill, shade }, n) => [<path key={n} d={hill} />, <path key={-n - 1} class="shade" d={shade} />])}
        <path
          d={woods(lay)
            .map((at) => wood(at, size))
            .join("")}
        />
      </g>
    </>
  );
}

function Compass() {
  return (
    <g class="compass" transform={`translate(${COMPASS.join(" ")})`}>
      <circle r="25" />
      <circle r="22.5" class="fine" />
      {[45, 135, 225, 315].map((turn) => (
        <Point key={turn} turn={turn} length={19} />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <Point key={turn} turn={turn} length={31} />
      ))}
      <path
        class="dark"
        d="M0-33 -1.6-39
          C-4-37-7-39-6-42-5-44-2.5-43-2.4-41-3.5-44-1.5-47 0-49 1.5-47 3.5-44 2.4-41 2.5-43 5-44 6-42 7-39
          4-37 1.6-39Z"
      />
    </g>
  );
}

function Point({ turn, length }: { turn: number; length: number }) {
  return (
    <g transform={`rotate(${turn})`}>
      <path class="dark" d={`M0-${length}L4.5-4.5 0 0Z`} />
      <path class="bright" d={`M0-${length}L-4.5-4.5 0 0Z`} />
    </g>
  );
}

function Names() {
  return (
    <g class="names">
      {names.map(([name, x, y, size, turn, sea]) => (
        <text
          key={name}
          x={x}
          y={y}
          font-size={size}
          transform={`rotate(${turn} ${x} ${y})`}
          {...(!sea && { class: "country" })}
        >
          {name}
        </text>
      ))}
    </g>
  );
}

/** Newfoundland lies too far for the sheet: it has the corner to itself. */
function Inset({ view, size }: { view: View; size: number }) {
  return (
    <g class="corner" transform={`translate(${view.x + 8} ${view.y + 8}) scale(${size})`}>
      <rect width="182" height="122" />
      <g transform="translate(56 14)">
        <Water
          d={NEWFOUNDLAND}
          lines={[
            [22, 0.5],
            [15, 0.7],
            [8, 0.9],
          ]}
        />
        <path class="land" d={NEWFOUNDLAND} />
      </g>
      <path class="edge" d="M182 0V122H0" />
    </g>
  );
}

function Frame({ x, y, width, height }: View): ComponentChildren {
  const [right, bottom] = [x + width, y + height];
  return (
    <g class="frame">
      <path
        class="margin"
        d={`M${x} ${y}H${right}V${bottom}H${x}ZM${x + 8} ${y + 8}V${bottom - 8}H${right - 8}V${y + 8}Z`}
      />
      <rect class="edge" x={x + 8} y={y + 8} width={width - 16} height={height - 16} />
      <rect class="edge fine" x={x + 1.5} y={y + 1.5} width={width - 3} height={height - 3} />
      <path class="degrees" d={degrees(x + 1.5, y + 1.5, width - 3, height - 3, 4)} />
    </g>
  );
}
