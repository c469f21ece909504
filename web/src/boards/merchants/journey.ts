// The way of a piece: what it has gone since its move began, and the step that is looked at. Pure.

import { tokens } from "../../play/choose";
import type { Line } from "../../play/lines";
import type { Point } from "./geometry";
import { middleOf } from "./layout";
import type { Path, Printed } from "./printed";

const STEPS: Record<string, string> = { merchant: "walked", caravan: "drove" };

/** Where a piece has been in this turn, up to now, and where the move leads it; nothing for other moves. */
export function stations(move: string, lines: readonly Line[], seat: number): string[] {
  const [verb = "", from = "", , to = ""] = tokens(move);
  const step = STEPS[verb];
  if (!step) return [];
  const found = [from, to];
  for (const event of lines.flatMap((line) => line.events).reverse()) {
    if (event["event"] === "turn_began") break;
    if (event["event"] === step && event["seat"] === seat && event["to"] === found[0])
      found.unshift(String(event["from"]));
  }
  return found;
}

/** The line of that way: from intersection to intersection, or from the middle of one path to that of the next; where
 * it was begun before, the piece stands on the last stop but one. */
export function wayOf(printed: Printed, at: string[], isBegun = false): { points: Point[]; stops: Point[] } {
  const paths = at.map((id) => printed.path.get(id));
  const places = at.map((id) => printed.place.get(id)?.point).filter((point) => point !== undefined);
  if (paths.some((path) => !path)) return { points: places, stops: isBegun ? aside(places.slice(1)) : places.slice(1) };
  const known = paths as Path[];
  const points = known.flatMap((path, n) =>
    n > 0 ? [cornerBetween(known[n - 1]!, path), middleOf(path)] : [middleOf(path)],
  );
  const stops = known.slice(1).map(middleOf);
  return { points, stops: isBegun ? aside(stops) : stops };
}

/** Where two paths that touch meet. */
function cornerBetween(one: Path, other: Path): Point {
  const shared = one.ends.find((end) => other.ends.some((each) => each.id === end.id));
  return (shared ?? other.ends[0]).point;
}

/** The number of where the piece stands now is beside it. */
const aside = (stops: Point[]): Point[] =>
  stops.map(({ x, y }, n) => (n === stops.length - 2 ? { x: x + 13, y: y - 13 } : { x, y }));
