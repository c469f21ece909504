// Where things of the city are drawn: a square of 5 by 5 sites in its walls, the action slots in
// the desert around it, the queues at its corners. The middle of the sheet is at 300, 297.

import type { Side } from "./view";

export type Spot = { x: number; y: number };
export const SHEET = { x: 0, y: 5, width: 600, height: 584 };
export const MIDDLE: Spot = { x: 300, y: 297 };
export const TILE = 82;
const PITCH = 88;
export const TURNS: Record<Side, number> = { north: 0, east: 1, south: 2, west: 3 };

/** The upper left corner of a site; rows and columns count from 1. */
export const siteAt = (row: number, column: number): Spot => ({
  x: 83 + PITCH * (column - 1),
  y: 80 + PITCH * (row - 1),
});

/** A spot turned around the middle of the city, so many quarters clockwise. */
export function turned({ x, y }: Spot, quarters: number): Spot {
  const [dx, dy] = [x - MIDDLE.x, y - MIDDLE.y];
  const [tx, ty] = [
    [dx, dy],
    [-dy, dx],
    [-dx, -dy],
    [dy, -dx],
  ][((quarters % 4) + 4) % 4] as [number, number];
  return { x: MIDDLE.x + tx, y: MIDDLE.y + ty };
}

/** How far along its side a slot lies when the side is turned to the north: from the left, 0 to 4. */
const along = (side: Side, number: number): number => (side === "south" || side === "west" ? 5 - number : number - 1);

/** An action slot, by its side and the number of its line. */
export const slotAt = (side: Side, number: number, out = 269): Spot =>
  turned({ x: 124 + PITCH * along(side, number), y: MIDDLE.y - out }, TURNS[side]);

/** A place of the wall: drawn in the north and turned; `start` is its left end there. */
export function wallAt(slot: string): { side: Side; quarters: number; start: Spot; middle: Spot } {
  const [side, number] = slot.split("_") as [Side, string];
  const start = { x: 82 + PITCH * along(side, Number(number)), y: 55 };
  return { side, quarters: TURNS[side], start, middle: turned({ x: start.x + 42, y: 64 }, TURNS[side]) };
}

/** The queue at the corner from which a side is entered; its first place is nearest to the slots. */
const QUEUE: Spot[] = [
  { x: 86, y: 22 },
  { x: 53, y: 22 },
  { x: 23, y: 36 },
  { x: 21, y: 70 },
];
/** On a phone both queues keep to the side of this round. */
const CLOSE: Spot[] = [
  { x: 88, y: 36 },
  { x: 63, y: 36 },
  { x: 88, y: 12 },
  { x: 63, y: 12 },
];

/** A place of the queue that waits for a side, or of the one that forms for the next. */
export function queueAt(side: Side, place: number, isNext: boolean, isClose: boolean): Spot {
  if (!isClose) return turned(QUEUE[place]!, TURNS[side] + (isNext ? 1 : 0));
  const { x, y } = CLOSE[place]!;
  return turned({ x: isNext ? SHEET.width - x : x, y }, TURNS[side]);
}

/** The middle of a queue's places on a phone. */
export function closeMiddle(side: Side, isNext: boolean): Spot {
  const x = (CLOSE[0]!.x + CLOSE[1]!.x) / 2;
  return turned({ x: isNext ? SHEET.width - x : x, y: (CLOSE[0]!.y + CLOSE[2]!.y) / 2 }, TURNS[side]);
}

/** Where the name of that queue is written. */
export const queueName = (side: Side, isNext: boolean): Spot & { end: boolean } =>
  [
    { x: 41, y: 47, end: false },
    { x: 557, y: 47, end: true },
    { x: 557, y: 555, end: true },
    { x: 44, y: 555, end: false },
  ][(TURNS[side] + (isNext ? 1 : 0)) % 4]!;

/** The band of a line from its slot over its five sites. */
export function bandOf(line: string, side: Side): { x: number; y: number; width: number; height: number } {
  const [kind, number] = line.split(" ") as ["row" | "column", string];
  const at = PITCH * (Number(number) - 1);
  const [before, after] = [side === "west" || side === "north", side === "east" || side === "south"];
  const [from, length] = [before ? 4 : 76, 448 + (before ? 72 : 0) + (after ? 72 : 0)];
  return kind === "row"
    ? { x: from, y: 76 + at, width: length, height: 90 }
    : { x: 79 + at, y: from, width: 90, height: length };
}

/** On a phone only the side of this round is seen beyond the walls. */
export function closeView(side: Side): typeof SHEET {
  const edges = { west: 46, east: 554, north: 43, south: 551 };
  const [left, right] = [side === "west" ? 2 : edges.west, side === "east" ? 598 : edges.east];
  const [top, bottom] = [side === "north" ? 0 : edges.north, side === "south" ? 594 : edges.south];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
