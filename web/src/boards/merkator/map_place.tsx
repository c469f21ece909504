// A place on the map: a plaque or a pill, its emblem, name and time change; the cubes that stand on it; what
// is possible there.

import type { Framing } from "./map_drawing";
import { Pile } from "./map_pile";
import { type Place, type PlaceNow, plaqueWidth, SIZES, shown, timeChange } from "./place";

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
  const name = shown(place, framing);
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
      data-about={`place ${place.id}`}
      role="button"
      tabindex={0}
      aria-label={label.includes(name) ? label : `${name}, ${label}`}
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
