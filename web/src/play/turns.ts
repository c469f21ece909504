// How many turns a seat has begun, as the log tells it. Pure functions.

import type { Line } from "./lines";
import type { GameEvent } from "./view";

const isBegin = (event: GameEvent): boolean => event["event"] === "turn_began";

/** The turns that this seat has begun, up to now or to a moment of the past. The turn with which a game opens is part
 * of its set-up, of which no line tells. */
export function turnsOf(lines: readonly Line[], seat: number | null, seats: number, at = Infinity): number {
  if (seat === null) return 0;
  const begun = lines.filter((line) => line.at <= at).flatMap((line) => line.events.filter(isBegin));
  const opener = lines.find((line) => line.at > 0)?.seat ?? seat;
  const isOpeningTold = seats > 1 && begun[0]?.["seat"] === opener;
  const opening = seat === opener && !isOpeningTold ? 1 : 0;
  return opening + begun.filter((event) => event["seat"] === seat).length;
}
