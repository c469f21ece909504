// Where things stand on the sheet, so that none covers another: a hex has its number above its
// middle and a name in its lower part, caravans stand on the upper sides of a hex, pieces on
// corners stay below the names. Pure functions.

import { between, center, type Point, SIDE } from "./geometry";
import type { City, Hex, Path, Place, Sheet } from "./printed";

export const TOKEN_RADIUS = 14;
export const POST = 29;
export const PIECE = 26;

const NUMBER_ABOVE = 10;
const NAME_ABOVE = 15; // a level path, from there to the feet of the letters
const SECOND_LINE = 12;
const HIGHER = 4;
const NAME_SIZE = 13;
const LEAST_SIZE = 11;
const CLEAR = 3; // beside the corner: there the sloping paths are that far away
const ASIDE = 18; // of a merchant, so that the middle of a place stays free
/** How far a caravan leans away from an end where something stands: a merchant has its place on a slope. */
export const LEAN = { post: 4, merchant: 10 };
const FREE = 60; // where no path is in the way

export const numberSpot = (hex: Hex): Point => {
  const { x, y } = center([hex.q, hex.r]);
  return { x, y: y - NUMBER_ABOVE };
};

/** Where the name of a region stands: between its number and the name of a city, or above the number where two
 * cities have their names in the hex. */
export function regionSpot(hex: Hex, names: readonly Label[]): Point {
  const { x, y } = center([hex.q, hex.r]);
  const isTaken = names.some((name) => Math.abs(name.x - x) < SIDE && name.y > y + 3 && name.y < y + 17);
  return { x, y: isTaken ? y - 27 : y + 12.5 };
}

export interface Label {
  city: City;
  x: number;
  y: number;
  size: number;
  anchor: "start" | "end";
}

/** The names of all cities, each above the level path of its city, no wider than the hex is there. */
export function labels(sheet: Sheet, nameOf: (city: City) => string): Label[] {
  const slopes = new Set(sheet.paths.map(({ ends }) => spotKey(between(ends[0].point, ends[1].point))));
  const cities = sheet.places.flatMap((place) => (place.city ? [{ place, city: place.city }] : []));
  return cities.map(({ place: { point, level }, city }) => {
    const far = { x: point.x + level * SIDE, y: point.y };
    const isPaired = level < 0 && cities.some((other) => spotKey(other.place.point) === spotKey(far));
    const slope = { x: far.x + (level * SIDE) / 4, y: far.y - (SIDE * Math.sqrt(3)) / 4 };
    const room = SIDE + CLEAR + (slopes.has(spotKey(slope)) ? CLEAR : FREE);
    const fitting = room / widthOf(nameOf(city));
    const higher = isPaired ? SECOND_LINE : fitting < LEAST_SIZE ? HIGHER : 0; // where the hex is wider
    return {
      city,
      x: point.x - level * (CLEAR + higher * 0.6),
      y: point.y - NAME_ABOVE - higher,
      size: Math.max(LEAST_SIZE, Math.min(NAME_SIZE, fitting)),
      anchor: level < 0 ? "end" : "start",
    };
  });
}

const spotKey = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** About how wide a name is, in ems of the sheet's serif. */
export function widthOf(name: string): number {
  const em = (letter: string) =>
    /[ijlftrI.]/.test(letter) ? 0.33 : /[mwMW]/.test(letter) ? 0.84 : /\p{Lu}/u.test(letter) ? 0.7 : 0.52;
  return [...name].reduce((sum, letter) => sum + em(letter), 0);
}

/** Beside a path, toward the hex below it: the n-th of so many caravans, which lean away from its ends. */
export function caravanSpot(
  { ends }: Path,
  n: number,
  of: number,
  leanFrom: (place: string) => number = () => 0,
): Point {
  const [from, to] = ends[0].point.x < ends[1].point.x ? ends : [ends[1], ends[0]];
  const [a, b] = [from.point, to.point];
  const lean = leanFrom(from.id) - leanFrom(to.id);
  const along = { x: (b.x - a.x) / SIDE, y: (b.y - a.y) / SIDE };
  const isLevel = Math.abs(a.y - b.y) < 1;
  const away = isLevel ? 3 : of > 1 ? 5 : 7;
  const step = lean + (of > 1 ? (n / (of - 1) - 0.5) * 20 : 0);
  const middle = between(a, b);
  return { x: middle.x + along.x * step - along.y * away, y: middle.y + along.y * step + along.x * away };
}

/** Beside an intersection, which can be picked as well: the n-th merchant there. */
export function merchantSpot({ point, level }: Place, n: number): Point {
  return { x: point.x - level * (ASIDE + n * 10), y: point.y - 2 };
}

export const robberSpot = (hex: Hex): Point => {
  const { x, y } = numberSpot(hex);
  return { x: x + 16, y: y + 7 };
};

export const middleOf = ({ ends }: Path): Point => between(ends[0].point, ends[1].point);

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 12;

/** The part of the sheet that is always seen. */
export function frameOf(sheet: Sheet): Frame {
  const [xs, ys] = [sheet.places.map(({ point }) => point.x), sheet.places.map(({ point }) => point.y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(Math.max(...xs) + MARGIN - x),
    height: Math.round(Math.max(...ys) + MARGIN - y),
  };
}

const NEAR = 1.12; // so large is a unit of the sheet at first in a small window, in pixels

/** What of the sheet is seen first in a small window: the middle of these points, and how near. */
export function regionOf(points: Point[], frame: Frame): Point & { scale(width: number): number } {
  const scale = (width: number) => (NEAR * frame.width) / width;
  if (points.length === 0) return { x: 0.5, y: 0.5, scale };
  const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  return {
    x: (mean(points.map(({ x }) => x)) - frame.x) / frame.width,
    y: (mean(points.map(({ y }) => y)) - frame.y) / frame.height,
    scale,
  };
}
