// A part of the short board with the fixed set-up and whatever a chapter of the rules speaks of, drawn with the pieces
// of the table.

import { useMemo } from "preact/hooks";
import type { Point } from "./geometry";
import { caravanSpot, type Frame, frameOf, LEAN, labels, merchantSpot, numberSpot, PIECE } from "./layout";
import { CityNames, Sites } from "./map_city";
import { Route, Way } from "./map_path";
import { NumberToken, Piece } from "./map_piece";
import { boxOf, MapSheet } from "./map_sheet";
import { merchantsWords, namesAt } from "./names";
import { editions, type Hex, type Printed, type Sheet } from "./printed";
import type { BoardId, Counts, Site } from "./view";

const SEATS = 4;
const WIDEST: Record<BoardId, number> = { short: 560, main: 800 }; // pixels
const NEAREST = 1.9; // pixels to a unit of the sheet
const BORDER = 26; // around the whole board, for the names at its edge
const AROUND = 62; // how much more than its places a part of the board shows

export interface Scene {
  board?: BoardId;
  /** The places in the middle of it; without them the whole board is shown. */
  around?: string[];
  /** Whether the fixed set-up stands there. */
  begun?: boolean;
  posts?: Record<string, string>;
  delivered?: Record<string, string>;
  routes?: Record<string, string>;
  merchants?: Record<string, string>;
  caravans?: Record<string, string>;
  tokens?: Counts;
  /** Where a piece goes, step by step: places, or paths. */
  way?: string[];
}

export function SceneOf({ scene, label }: { scene: Scene; label: string }) {
  const printed = editions.shown.value;
  const words = merchantsWords.value;
  if (!printed) return null;
  const board = scene.board ?? "short";
  const sheet = printed.sheets[board];
  const frame = frameAround(printed, sheet, scene.around);
  return (
    <figure class="guide-scene" style={{ "max-width": `${Math.min(WIDEST[board], frame.width * NEAREST)}px` }}>
      <div class="sheet" style={{ "aspect-ratio": `${frame.width} / ${frame.height}` }}>
        <div class="eu-map">
          <MapSheet printed={printed} board={board} frame={frame} named={named(sheet)} />
          <svg class="eu-pieces" viewBox={boxOf(frame)} role="img" aria-label={label}>
            <Numbers printed={printed} sheet={sheet} tokens={scene.tokens ?? {}} />
            {scene.way && <Way points={wayOf(printed, scene.way)} stops={[]} />}
            <Pieces printed={printed} sheet={sheet} scene={scene} />
            <CityNames sheet={sheet} nameOf={(city) => namesAt(printed, []).city(city.id)} words={words} />
            <Travelers printed={printed} scene={scene} />
            {scene.way && <Way points={[]} stops={pointsOf(printed, scene.way).slice(1)} />}
          </svg>
        </div>
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

function frameAround(printed: Printed, sheet: Sheet, around: string[] | undefined): Frame {
  if (!around) return wider(frameOf(sheet), BORDER);
  const points = pointsOf(printed, around);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return wider({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, AROUND);
}

const wider = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The hexes in whose lower part the name of a city stands. */
function named(sheet: Sheet): ReadonlySet<string> {
  const names = labels(sheet, (city) => city.name);
  const has = ({ x, y }: Point) => names.some((name) => Math.abs(name.x - x) < 40 && name.y > y && name.y < y + 46);
  return new Set(sheet.hexes.filter((hex) => has(numberSpot(hex))).map((hex) => hex.id));
}

function Numbers({ printed, sheet, tokens }: { printed: Printed; sheet: Sheet; tokens: Counts }) {
  const arch = (hex: Hex) => printed.tokens.find((token) => token.arch && token.terrain === hex.terrain)?.value;
  return (
    <g class="eu-numbers">
      {sheet.hexes.map((hex) => {
        const laid = tokens[hex.id] ?? (hex.token === "arch" ? arch(hex) : undefined);
        const number = laid ?? hex.number;
        const at = numberSpot(hex);
        if (number === undefined) return <circle key={hex.id} class="eu-blank" cx={at.x} cy={at.y} r="10" />;
        return (
          <NumberToken
            key={hex.id}
            number={number}
            at={at}
            isLaid={laid !== undefined}
            isArched={hex.token === "arch"}
          />
        );
      })}
    </g>
  );
}

/** Trade routes and trading posts. */
function Pieces({ printed, sheet, scene }: { printed: Printed; sheet: Sheet; scene: Scene }) {
  const routes = { ...startingRoutes(printed, scene), ...scene.routes };
  const cities = useMemo(() => sitesOf(printed, scene), [printed, scene]);
  return (
    <>
      <g class="eu-routes">
        {sheet.paths
          .filter(({ id }) => id in routes)
          .map((path) => (
            <Route key={path.id} path={path} color={routes[path.id]!} seats={SEATS} />
          ))}
      </g>
      <Sites places={sheet.places} cities={cities} seats={SEATS} fresh={new Set()} says={(city) => city} />
    </>
  );
}

const startingRoutes = (printed: Printed, { begun }: Scene): Record<string, string> =>
  Object.fromEntries(begun ? printed.fixed.map(({ color, route }) => [route, color]) : []);

function sitesOf(printed: Printed, { begun, posts, delivered }: Scene): Record<string, Site> {
  const first = begun ? printed.fixed.flatMap(({ color, cities }) => cities.map((city) => [city, color] as const)) : [];
  const all = [...first, ...Object.entries(posts ?? {})];
  return Object.fromEntries(all.map(([city, post]) => [city, { post, commodity: delivered?.[city] ?? null }]));
}

function Travelers({ printed, scene }: { printed: Printed; scene: Scene }) {
  const posts = sitesOf(printed, scene);
  const caravans = scene.caravans ?? startingRoutes(printed, scene);
  return (
    <g class="eu-travelers">
      {Object.entries(caravans).map(([path, color]) => {
        const at = caravanSpot(printed.path.get(path)!, 0, 1, (place) => (place in posts ? LEAN.post : 0));
        return <Piece key={path} kind="caravan" color={color} seats={SEATS} at={at} size={PIECE} />;
      })}
      {Object.entries(scene.merchants ?? {}).map(([place, color]) => {
        const at = merchantSpot(printed.place.get(place)!, 0);
        return <Piece key={place} kind="merchant" color={color} seats={SEATS} at={at} size={PIECE} />;
      })}
    </g>
  );
}

const pointsOf = (printed: Printed, ids: string[]): Point[] => ids.flatMap((id) => printed.pointOf(id) ?? []);

/** The line of a piece's way; along trade routes it turns at their ends. */
function wayOf(printed: Printed, way: string[]): Point[] {
  const corner = (one: string, other: string) => {
    const ends = printed.path.get(other)?.ends ?? [];
    return printed.path.get(one)?.ends.find((end) => ends.some(({ id }) => id === end.id))?.point;
  };
  return way.flatMap((id, n) => [
    ...[n > 0 ? corner(way[n - 1]!, id) : undefined].filter((at) => at !== undefined),
    ...pointsOf(printed, [id]),
  ]);
}
