// Merkator's map: the engraved sheet, the lines, the twelve places with their cubes, and the Merkator token.
// It decides nothing: what is possible, and the words for it, come from the board.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import "./map.css";
import { bulge, type Framing, type Lay, SHEETS, spot } from "./map_drawing";
import { pileReach } from "./map_pile";
import { MapPlace } from "./map_place";
import { MapSheet, type View, viewBox } from "./map_sheet";
import { type Place, type PlaceState, plaqueWidth } from "./place";

export type { Framing, Place, PlaceState };

export type MapProps = {
  /** The name of the whole map. */
  label: string;
  framing: Framing;
  places: readonly Place[];
  lines: readonly (readonly [string, string])[];
  /** How many cubes stand where. */
  cubes: Readonly<Record<string, number>>;
  token: string | null;
  /** How long the token takes to another place, in milliseconds. */
  travels?: number;
  states: Readonly<Record<string, PlaceState>>;
  /** What the move that is shown would add, and the lines that it uses. */
  ghosts?: Readonly<Record<string, number>>;
  lit?: readonly (readonly [string, string])[];
  /** What was just added: stamped until the caller forgets it. */
  added?: Readonly<Record<string, number>>;
  pointed?: string | null;
  /** What a place is called, with its state: read aloud. */
  says: (place: string) => string;
  onPick: (place: string) => void;
  onPoint: (place: string | null) => void;
};

const TOUCH = 44; // pixels that a finger needs

type Spots = Record<string, readonly [number, number]>;

/** Drawn once its panel has a size. */
export function MerkatorMap(props: MapProps) {
  const { ref, box } = useBox();
  return (
    <div class={`map ${props.framing}`} ref={ref}>
      {box && <Drawn {...props} box={box} />}
    </div>
  );
}

function Drawn({ box, ...props }: MapProps & { box: Box }) {
  const { framing, places, lines, token, lit = [], ghosts = {}, added = {} } = props;
  const { lay, view, scale } = viewOf(framing, ...box);
  const spots = standing(places, lay, view, scale);
  const inset = framing === "wide" ? scale : 0;
  return (
    <>
      <MapSheet lay={lay} view={view} inset={inset} />
      <svg class="map-table" viewBox={viewBox(view)} role="group" aria-label={props.label}>
        <Lines lines={lines} lit={lit} spots={spots} />
        {fromNorth(places, spots).map((place) => (
          <MapPlace
            key={place.id}
            place={place}
            now={{
              cubes: props.cubes[place.id] ?? 0,
              ghosts: ghosts[place.id] ?? 0,
              added: added[place.id] ?? 0,
              state: props.states[place.id],
              pointed: props.pointed === place.id,
            }}
            framing={framing}
            at={spots[place.id]!}
            scale={scale}
            touch={fingerOn(view, box) / scale}
            label={props.says(place.id)}
            onPick={props.onPick}
            onPoint={props.onPoint}
          />
        ))}
        {token && (
          <Pawn
            place={places.find(({ id }) => id === token)}
            cubes={props.cubes[token] ?? 0}
            spots={spots}
            framing={framing}
            scale={scale}
            travels={props.travels ?? 0}
          />
        )}
      </svg>
    </>
  );
}

/** Southern cubes stand before northern plaques. */
const fromNorth = (places: readonly Place[], spots: Spots): Place[] =>
  places.filter(({ id }) => spots[id]).sort((a, b) => spots[a.id]![1] - spots[b.id]![1]);

/** Where each place stands; Newfoundland keeps to the corner of the sheet. */
function standing(places: readonly Place[], lay: Lay, view: View, scale: number): Spots {
  const corner = [view.x + 8 + 91 * scale, view.y + 8 + 88 * scale] as const;
  return Object.fromEntries(places.map(({ id }) => [id, spot(id, lay) ?? corner]));
}

function Lines({ lines, lit, spots }: { lines: MapProps["lines"]; lit: MapProps["lines"]; spots: Spots }) {
  const same = (a: readonly string[], b: readonly string[]): boolean => a.every((end) => b.includes(end));
  const roads = lines
    .filter(([a, b]) => spots[a] && spots[b])
    .map((line) => ({ line, d: road(spots[line[0]]!, spots[line[1]]!, bulge(...line)) }));
  return (
    <g class="lines">
      <path class="cased" d={roads.map(({ d }) => d).join("")} />
      {roads.map(({ line, d }) => (
        <path
          key={d}
          class={lit.some((other) => same(other, line)) ? "road lit" : "road"}
          d={d}
          data-line={line.join(" ")}
        />
      ))}
    </g>
  );
}

function road([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number], out: number): string {
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * out, (ay + by) / 2 + (bx - ax) * out];
  return `M${ax} ${ay}Q${Math.round(mx)} ${Math.round(my)} ${bx} ${by}`;
}

type PawnProps = {
  place: Place | undefined;
  cubes: number;
  spots: Spots;
  framing: Framing;
  scale: number;
  travels: number;
};

/** The token stands on the left end of its plaque, or beside the cubes where they reach farther. */
function Pawn({ place, cubes, spots, framing, scale, travels }: PawnProps) {
  if (!place || !spots[place.id]) return null;
  const [x, y] = spots[place.id]!;
  const size = (framing === "wide" ? 36 : 26) * scale;
  const left = x - Math.max((plaqueWidth(place, framing) / 2) * scale, pileReach(cubes, framing) * scale + size * 0.85);
  const foot = y - (framing === "wide" ? 10 : 8) * scale;
  return (
    <g
      class="pawn"
      style={{ transform: `translate(${left - size * 0.02}px, ${foot - size}px)`, transitionDuration: `${travels}ms` }}
      data-token
      data-about="token"
    >
      <use href="#i-pawn" width={size} height={size} />
    </g>
  );
}

type Box = readonly [across: number, down: number];

/** The size of the panel: the sheet fills it, and shows more of the world where it is wider or taller than drawn. */
function useBox() {
  const ref = useRef<HTMLDivElement>(null);
  const [box, measure] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const panel = ref.current!;
    const look = (): void => measure((old) => sized(old, [panel.clientWidth, panel.clientHeight]));
    const watch = new ResizeObserver(look);
    look();
    watch.observe(panel);
    return () => watch.disconnect();
  }, []);
  return { ref, box };
}

/** What a finger needs, in the measure of the sheet: the panel shows it as large as both its sides allow. */
export function fingerOn(view: View, [across, down]: Box): number {
  const shown = Math.min((across || view.width) / view.width, (down || view.height) / view.height);
  return TOUCH / shown;
}

const sized = (old: Box | null, now: Box): Box => (old && old[0] === now[0] && old[1] === now[1] ? old : now);

/** Plaques grow on a small map, so that they can be read and touched, but no more than this. */
const MOST_GROWN = 1.4;
const MOST_DRAWN_OUT = 1.45;

/** What is seen in a panel of this size, how the sheet is drawn out for it, and how much its plaques grow. */
export function viewOf(framing: Framing, across: number, down: number): { lay: Lay; view: View; scale: number } {
  const { width, height: drawn, least, most } = SHEETS[framing];
  const aspect = across && down ? Math.min(most, Math.max(least, across / down)) : width / drawn;
  const tall =
    framing === "upright" ? Math.min(MOST_DRAWN_OUT, Math.max(1, Math.floor((20 * width) / aspect / drawn) / 20)) : 1;
  const height = drawn * tall;
  const seen = Math.max(width, height * aspect);
  const view = {
    x: Math.round((width - seen) / 2),
    y: Math.round((height - seen / aspect) / 2),
    width: Math.round(seen),
    height: Math.round(seen / aspect),
  };
  const scale = across ? Math.min(MOST_GROWN, Math.max(1, view.width / across)) : 1;
  return { lay: { framing, tall }, view, scale };
}
