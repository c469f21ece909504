// Which event of a move matters most: what the player who moved did, before what befell others after it.

import type { Line } from "../../play/lines";
import type { GameEvent } from "../../play/view";

const WEIGHTY = [
  "built",
  "courtier",
  "learned",
  "fulfilled",
  "advanced",
  "established",
  "walled",
  "deployed",
  "favour",
  "destroyed",
  "hall_scored",
  "scored",
];

const isWeighty = (event: GameEvent): boolean => WEIGHTY.includes(String(event["event"]));

/** Its number; 0 where nothing stands out. */
export function headlineOf({ events, seat }: Pick<Line, "events" | "seat">): number {
  const own = events.findIndex((one) => isWeighty(one) && one["seat"] === seat);
  return Math.max(own >= 0 ? own : events.findIndex(isWeighty), 0);
}
