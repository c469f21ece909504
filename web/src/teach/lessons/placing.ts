// Where a slip stands: beside the thing of which it speaks, over nothing that is asked for. Pure functions.

import { type Box, beside, shared } from "../../boards/parts/beside";

const GRID = 12; // pixels between the spots that are tried
const APART = 14; // from the thing

interface Size {
  width: number;
  height: number;
}

/** The usual spots around the thing, if one of them is free; else the nearest one that is. */
export function placed(size: Size, thing: Box, room: Box, asked: readonly Box[]): Box {
  const usual = beside(size, grownBy(thing, 4), room, asked);
  return isFree(usual, thing, asked) ? usual : nearest(size, thing, room, asked);
}

const isFree = (spot: Box, thing: Box, asked: readonly Box[]): boolean =>
  shared(spot, thing) === 0 && asked.every((one) => shared(spot, one) === 0);

function nearest(size: Size, thing: Box, room: Box, asked: readonly Box[]): Box {
  let best: Box = { ...size, x: room.x, y: room.y };
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots(size, room)) {
    const cost = 1000 * shared(spot, thing) + 20 * covered(spot, asked) + Math.abs(gap(spot, thing) - APART);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

const covered = (spot: Box, asked: readonly Box[]): number => asked.reduce((sum, one) => sum + shared(spot, one), 0);

function* spots(size: Size, room: Box): Generator<Box> {
  for (let y = room.y; y <= room.y + room.height - size.height; y += GRID)
    for (let x = room.x; x <= room.x + room.width - size.width; x += GRID) yield { ...size, x, y };
}

export const grownBy = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** How far two boxes are apart. */
export function gap(one: Box, other: Box): number {
  const x = Math.max(other.x - (one.x + one.width), one.x - (other.x + other.width), 0);
  const y = Math.max(other.y - (one.y + one.height), one.y - (other.y + other.height), 0);
  return Math.hypot(x, y);
}

/** The pointer of a slip: from its edge to the nearest point of the thing, broad at the slip. */
export function pointer(slip: Box, thing: Box): string {
  const tip = { x: clamp(middle(slip).x, thing.x, right(thing)), y: clamp(middle(slip).y, thing.y, foot(thing)) };
  const root = { x: clamp(tip.x, slip.x + 12, right(slip) - 12), y: clamp(tip.y, slip.y + 12, foot(slip) - 12) };
  const isAside = tip.x < slip.x || tip.x > right(slip);
  const edge = isAside
    ? { x: tip.x < slip.x ? slip.x : right(slip), y: root.y }
    : { x: root.x, y: tip.y < slip.y ? slip.y : foot(slip) };
  const [dx, dy] = isAside ? [0, 9] : [9, 0];
  return `M${edge.x - dx} ${edge.y - dy}L${tip.x} ${tip.y}L${edge.x + dx} ${edge.y + dy}Z`;
}

const right = (box: Box): number => box.x + box.width;
const foot = (box: Box): number => box.y + box.height;
const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
