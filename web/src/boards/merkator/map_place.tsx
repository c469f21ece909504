// A place on the map: a plaque or a pill, its emblem, name and time change; the cubes that stand on it; what
// is possible there.

import type { Framing } from "./map_drawing";

/** As the edition prints it, in the words of the reader. `letters` stand on its cubes, `short` on a small map. */
export type Place = {
  id: string;
  name: string;
  short?: string | undefined;
  letters: string;
  kind: string;
  colour?: string | undefined;
  time: number;
  threshold?: number | undefined;
};

export type PlaceState = "possible" | "chosen" | "barred" | undefined;

/** What one place looks like at this moment; `ghosts` would be added by the move shown, `added` just were. */
export type PlaceNow = { cubes: number; ghosts: number; added: number; state: PlaceState; pointed: boolean };

/** Sizes of each framing, in units of its sheet. */
const SIZES = {
  wide: {
    name: 15.5,
    time: 12.5,
    high: 27,
    pill: 25,
    emblem: 16,
    side: 6,
    cube: 27,
    letters: 14.5,
    pitch: 22,
    medal: 12,
  },
  upright: {
    name: 14,
    time: 12,
    high: 22,
    pill: 21,
    emblem: 0,
    side: 5,
    cube: 22,
    letters: 16,
    pitch: 18,
    medal: 10.5,
  },
} as const;

/** A row holds so many cubes; a third row would hide the sea behind it, so then a number helps. */
const ROW = 5;
const ROWS = 2;

/** How wide a name is in Garamond, near enough for a plaque. */
export function nameWidth(name: string, size: number): number {
  const wide = (letter: string): number =>
    /[fijlrtI.,' ]/.test(letter) ? 0.31 : /[mwMW]/.test(letter) ? 0.83 : /[A-ZÄÖÜ]/.test(letter) ? 0.67 : 0.5;
  return size * [...name].reduce((sum, letter) => sum + wide(letter), 0);
}

/** +2, −1; no change is left blank, as the board prints it. */
export const timeChange = (time: number): string => (time > 0 ? `+${time}` : time < 0 ? `−${-time}` : "");

export function plaqueWidth(place: Place, framing: Framing): number {
  const { name, emblem, side } = SIZES[framing];
  const pill = place.kind === "minor" ? 4 : 0;
  const time = place.time ? 24 : 0;
  return nameWidth(shown(place, framing), name) + (emblem ? emblem + 4 : 0) + time + 2 * (side + pill);
}

const shown = (place: Place, framing: Framing): string =>
  framing === "upright" ? (place.short ?? place.name) : place.name;

type PlaceProps = {
  place: Place;
  now: PlaceNow;
  framing: Framing;
  at: readonly [number, number];
  scale: number;
  /** How much a finger needs, in the same measure as the plaque. */
  touch: number;
  label: string;
  onPick: (place: string) => void;
  onPoint: (place: string | null) => void;
};

export function MapPlace({ place, now, framing, at, scale, touch, label, onPick, onPoint }: PlaceProps) {
  const { high, pill } = SIZES[framing];
  const width = plaqueWidth(place, framing);
  const height = place.kind === "minor" ? pill : high;
  const [wide, tall] = [Math.max(width, touch), Math.max(height + 22, touch)];
  const pick = (event: Event): void => {
    event.preventDefault();
    onPick(place.id);
  };
  return (
    <g
      class={[
        "place",
        place.kind,
        place.colour && `c-${place.colour}`,
        now.state,
        now.pointed && "pointed",
        now.added && "added",
      ]
        .filter(Boolean)
        .join(" ")}
      transform={`translate(${at.join(" ")}) scale(${scale})`}
      data-place={place.id}
      role="button"
      tabindex={0}
      aria-label={label}
      aria-disabled={now.state === "barred" ? "true" : undefined}
      aria-pressed={now.state === "chosen" ? "true" : undefined}
      onClick={pick}
      onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && pick(event)}
      onPointerEnter={() => onPoint(place.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(place.id)}
      onBlur={() => onPoint(null)}
    >
      <g class="lift" aria-hidden="true">
        <Plaque place={place} now={now} framing={framing} width={width} height={height} />
      </g>
      <rect class="hit" x={-wide / 2} y={-6 - tall / 2} width={wide} height={tall} />
    </g>
  );
}

type PlaqueProps = { place: Place; now: PlaceNow; framing: Framing; width: number; height: number };

function Plaque({ place, now, framing, width, height }: PlaqueProps) {
  const size = SIZES[framing];
  const [left, top, minor] = [-width / 2, -height / 2, place.kind === "minor"];
  const inner = left + size.side + (minor ? 4 : 0);
  const base = minor ? size.name * 0.29 : size.name * 0.23;
  const round = minor ? height / 2 : 3;
  return (
    <>
      <rect class="halo" x={left - 5} y={top - 5} width={width + 10} height={height + 10} rx={round + 5} />
      <Pile place={place} now={now} framing={framing} top={top} />
      <rect class="plaque" x={left} y={top} width={width} height={height} rx={round} />
      {!minor && <path class="foot" d={`M${left + 1.5} ${-top - 4.5}h${width - 3}v3h${3 - width}Z`} />}
      {size.emblem > 0 && (
        <use
          class="emblem"
          href={`#i-place-${place.id}`}
          x={inner}
          y={minor ? -8.5 : -9.5}
          width={size.emblem}
          height={size.emblem}
        />
      )}
      <text class="name" x={inner + (size.emblem ? size.emblem + 4 : 0)} y={base} font-size={size.name}>
        {shown(place, framing)}
      </text>
      <text class={place.time < 0 ? "time loss" : "time"} x={-inner} y={base} font-size={size.time}>
        {timeChange(place.time)}
      </text>
      {minor && <Medal at={top - size.medal + 1} radius={size.medal} threshold={place.threshold ?? 0} />}
      {now.state === "chosen" && <Sign x={-left} y={-top} d="M-4 0L-1.2 3L4-3.2" radius={9} />}
      {now.state === "barred" && <Sign x={-left - 2} y={-top} d="M-3.2-3.2L3.2 3.2M3.2-3.2L-3.2 3.2" radius={8.5} />}
      {now.added > 0 && <Stamp x={left - 6} y={top - 12} text={`+${now.added}`} />}
    </>
  );
}

/** A trip to a Minor place adds a cube wherever at least so many stand. */
function Medal({ at, radius, threshold }: { at: number; radius: number; threshold: number }) {
  return (
    <g transform={`translate(0 ${at})`}>
      <circle class="medal" r={radius} />
      <text class="threshold" y="4.5">{`${threshold}+`}</text>
    </g>
  );
}

function Sign({ x, y, d, radius }: { x: number; y: number; d: string; radius: number }) {
  return (
    <g class="sign" transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      <path d={d} />
    </g>
  );
}

function Stamp({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <g class="stamped" transform={`translate(${x} ${y})`}>
      <rect x="-14" y="-10" width="28" height="20" rx="3" />
      <text y="4.5">{text}</text>
    </g>
  );
}

/** How far the pile on a place reaches to the left of its middle. */
export const pileReach = (cubes: number, framing: Framing): number => {
  const { cube, pitch } = SIZES[framing];
  const lower = lowerRow(Math.min(cubes, ROW * ROWS));
  return cubes ? (lower * pitch + cube - pitch) / 2 : 0;
};

const lowerRow = (cubes: number): number => (cubes <= ROW ? cubes : Math.ceil(cubes / 2));

/** Cubes in one row, or in two when there are many; behind them a ghost of what a move would add. */
function Pile({ place, now, framing, top }: { place: Place; now: PlaceNow; framing: Framing; top: number }) {
  const { cube, letters, pitch } = SIZES[framing];
  const cubes = Math.min(now.cubes, ROW * ROWS);
  const lower = lowerRow(cubes);
  const wide = lower + (now.ghosts ? 1 : 0);
  const left = (-wide * pitch - (cube - pitch)) / 2;
  const ground = top - cube + cube * (3.2 / 32);
  const upper = cubes - lower;
  const rows = upper
    ? [
        { from: lower, count: upper, up: pitch * 0.94 },
        { from: 0, count: lower, up: 0 },
      ]
    : [{ from: 0, count: lower, up: 0 }];
  return (
    <g class="pile">
      {rows.map(({ from, count, up }) =>
        Array.from({ length: count }, (_, n) => (
          <g
            key={from + n}
            class="cube"
            data-cube={from + n}
            transform={`translate(${left + n * pitch} ${ground - up}) scale(${cube / 32})`}
          >
            <use href="#i-cube" width="32" height="32" />
            <text x="13" y="24.5" font-size={letters}>
              {place.letters}
            </text>
          </g>
        )),
      )}
      {now.ghosts > 0 && (
        <g class="ghost" transform={`translate(${left + lower * pitch} ${ground}) scale(${cube / 32})`}>
          <path d="M2 8 8 2h22v22l-6 6H2ZM2 8h22v22M24 8l6-6" />
          <text x="13" y="24.5" font-size={letters}>{`+${now.ghosts}`}</text>
        </g>
      )}
      {now.cubes > ROW && <Count x={left + upper * pitch + 12} y={ground - pitch * 0.3} count={now.cubes} />}
    </g>
  );
}

function Count({ x, y, count }: { x: number; y: number; count: number }) {
  return (
    <g class="count" transform={`translate(${x} ${y})`}>
      <circle r="9.5" />
      <text y="4.5">{count}</text>
    </g>
  );
}
