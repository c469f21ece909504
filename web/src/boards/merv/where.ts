// Where on the board an event is seen: marks of the things that change, the nearest first. Pure functions.

import type { GameEvent } from "../../play/view";
import { doer } from "./stage";

const of = (event: GameEvent, field: string): string => String(event[field]);
const site = (event: GameEvent): string[] => [`[data-site="${of(event, "site")}"]`];

const WHERE: Record<string, (event: GameEvent) => string[]> = {
  entered: (event) => [`[data-slot="${of(event, "line")}"]`],
  queued: (event) => [`[data-next="${of(event, "place")}"]`],
  built: site,
  activated: site,
  deployed: site,
  upgraded: site,
  ransomed: site,
  destroyed: site,
  took_cube: (event) => [`[data-site="${of(event, "from")}"]`],
  paid: () => [".site.at-hand"],
  walled: (event) => [`[data-wall="${of(event, "slot")}"]`],
  traded: (event) => [`[data-stall="${of(event, "slot")}"]`],
  courtier: (event) => [`[data-hall="${of(event, "hall")}"]`],
  hall_scored: (event) => [`[data-hall="${of(event, "hall")}"]`],
  learned: (event) => [`[data-breakthrough="${of(event, "breakthrough")}"]`],
  established: (event) => [`[data-city="${of(event, "city")}"]`],
  bought: (event) => [`[data-city="${of(event, "city")}"]`],
  advanced: (event) => [`[data-space="${of(event, "space")}"]`],
  fulfilled: (event) => [`[data-contract="${of(event, "contract")}"]`],
  card_taken: () => [".caravansary"],
  favour: () => ['[data-track="favour"]'],
  influence: () => ['[data-track="influence"]'],
};

export function whereOf(event: GameEvent): string[] {
  const owner = doer(event);
  return [
    ...(WHERE[String(event["event"])]?.(event) ?? []),
    `section[data-owner="${owner}"]`,
    `[data-sits="${owner}"]`,
  ];
}
