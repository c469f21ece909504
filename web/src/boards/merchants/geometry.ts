// Flat-topped hexes in axial coordinates: what corners and sides are called, and where they are on
// the sheet. q grows to the east, r to the south; a corner is the W or E corner of exactly one hex,
// a side the N, NE or SE side of exactly one hex. Pure functions.

export type Corner = readonly [q: number, r: number, letter: string];
export type Side = readonly [q: number, r: number, letters: string];
export type Cell = readonly [q: number, r: number];
export interface Point {
  x: number;
  y: number;
}

/** The side of a hex, in units of the sheet. */
export const SIDE = 42.6;
const HALF = (SIDE * Math.sqrt(3)) / 2;

const CORNER_WORDS = ["east", "northeast", "northwest", "west", "southwest", "southeast"];
const SIDE_WORDS = ["n", "ne", "se", "s", "sw", "nw"];

export const keyOf = (at: readonly (number | string)[]): string => at.join(" ");

/** The corners of a hex: east, then against the clock. */
export function corners([q, r]: Cell): Corner[] {
  return [
    [q, r, "E"],
    [q + 1, r - 1, "W"],
    [q - 1, r, "E"],
    [q, r, "W"],
    [q - 1, r + 1, "E"],
    [q + 1, r, "W"],
  ];
}

/** The sides of a hex: north, then with the clock. */
export function sides([q, r]: Cell): Side[] {
  return [
    [q, r, "N"],
    [q, r, "NE"],
    [q, r, "SE"],
    [q, r + 1, "N"],
    [q - 1, r + 1, "NE"],
    [q - 1, r, "SE"],
  ];
}

/** The two corners between which a side lies. */
export function endsOf([q, r, letters]: Side): [Corner, Corner] {
  const [east, northeast, northwest, , , southeast] = corners([q, r]) as [
    Corner,
    Corner,
    Corner,
    Corner,
    Corner,
    Corner,
  ];
  if (letters === "N") return [northwest, northeast];
  return letters === "NE" ? [northeast, east] : [east, southeast];
}

/** The three hexes that meet in a corner; the one it is named after comes first. */
export function hexesAt([q, r, letter]: Corner): Cell[] {
  return letter === "W"
    ? [
        [q, r],
        [q - 1, r],
        [q - 1, r + 1],
      ]
    : [
        [q, r],
        [q + 1, r - 1],
        [q + 1, r],
      ];
}

/** The two hexes that share a side; the one it is named after comes first. */
export function hexesBeside([q, r, letters]: Side): [Cell, Cell] {
  if (letters === "N")
    return [
      [q, r],
      [q, r - 1],
    ];
  return letters === "NE"
    ? [
        [q, r],
        [q + 1, r - 1],
      ]
    : [
        [q, r],
        [q + 1, r],
      ];
}

const wordOf = (words: string[], all: readonly (Corner | Side)[], one: Corner | Side): string =>
  words[all.findIndex((each) => keyOf(each) === keyOf(one))]!;

/** Which corner of that hex it is. */
export const cornerWord = (corner: Corner, hex: Cell): string => wordOf(CORNER_WORDS, corners(hex), corner);

/** Which side of that hex it is. */
export const sideWord = (side: Side, hex: Cell): string => wordOf(SIDE_WORDS, sides(hex), side);

export function center([q, r]: Cell): Point {
  return { x: 1.5 * SIDE * q, y: HALF * (2 * r + q) };
}

export function pointOf([q, r, letter]: Corner): Point {
  const { x, y } = center([q, r]);
  return { x: letter === "E" ? x + SIDE : x - SIDE, y };
}

export function between(a: Point, b: Point, part = 0.5): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A point as a path of SVG says it. */
export const spot = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** A line through points as a path of SVG. */
export const through = (points: readonly Point[]): string =>
  points.map((point, at) => (at ? "L" : "M") + spot(point)).join("");

/** The outline of a hex as a path of SVG; a smaller one lies inside. */
export function outline(hex: Cell, size = 1): string {
  const middle = center(hex);
  return `${through(corners(hex).map((corner) => between(middle, pointOf(corner), size)))}Z`;
}
