// Where a caption stands: beside the thing of which it speaks, never over it. Pure functions.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const APART = 10;

/** The spot within the room that covers nothing of the thing, and as little as can be of what shall stay clear. */
export function beside(size: { width: number; height: number }, thing: Box, room: Box, clear: readonly Box[]): Box {
  const spots = around(size, thing).map((spot) => within({ ...spot, ...size }, room));
  const cost = spots.map((spot) => 1000 * shared(spot, thing) + clear.reduce((sum, box) => sum + shared(spot, box), 0));
  return spots[cost.indexOf(Math.min(...cost))]!;
}

/** Above it, below it, to the right, to the left; then the same, begun at its edges. */
function around({ width, height }: { width: number; height: number }, thing: Box): { x: number; y: number }[] {
  const [right, foot] = [thing.x + thing.width, thing.y + thing.height];
  const [middle, center] = [thing.x + (thing.width - width) / 2, thing.y + (thing.height - height) / 2];
  const [over, under] = [thing.y - height - APART, foot + APART];
  const [after, before] = [right + APART, thing.x - width - APART];
  return [
    { x: middle, y: over },
    { x: middle, y: under },
    { x: after, y: center },
    { x: before, y: center },
    ...[over, under].flatMap((y) => [thing.x, right - width, after, before].map((x) => ({ x, y }))),
  ];
}

function within(spot: Box, room: Box): Box {
  const x = Math.max(room.x, Math.min(spot.x, room.x + room.width - spot.width));
  const y = Math.max(room.y, Math.min(spot.y, room.y + room.height - spot.height));
  return { ...spot, x, y };
}

/** The area that two boxes have in common. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
