// Where on the board an event is seen: marks of the things that change, the nearest first. Pure functions.

import type { GameEvent } from "../../play/view";

const of = (event: GameEvent, field: string): string => String(event[field]);
const city = (event: GameEvent): string[] => [`[data-mark="place ${of(event, "city")}"]`];
const path = (event: GameEvent): string[] => [`[data-mark="path ${of(event, "path")}"]`];
const hex = (event: GameEvent): string[] => [
  `[data-number="${of(event, "hex")}"]`,
  `[data-mark="hex ${of(event, "hex")}"]`,
];

/** What a seat has of a kind of piece: in the hand below or in a line, or what is known of another. */
export function handOf(seat: unknown, id: string): string[] {
  const own = id === "gold" ? `[data-gold="${String(seat)}"]` : `[data-hand="${String(seat)}"] [data-resource="${id}"]`;
  return [own, `[data-strip-of="${String(seat)}"] [data-strip="${id}"]`, ...panelOf(seat)];
}

/** The panel of another, or his place at the top. */
export const panelOf = (seat: unknown): string[] => [
  `.me-other[data-seat="${String(seat)}"] .other-counts`,
  `[data-sits="${String(seat)}"]`,
];

const WHERE: Record<string, (event: GameEvent) => string[]> = {
  rolled: () => [".dice"],
  produced: () => [".dice"],
  post_placed: city,
  neutral_placed: city,
  founded: city,
  connected: city,
  recruited: city,
  delivered: city,
  opened: path,
  assembled: path,
  disbanded: path,
  dismissed: (event) => [`[data-mark="place ${of(event, "place")}"]`],
  walked: (event) => [`[data-mark="place ${of(event, "to")}"]`],
  drove: (event) => [`[data-mark="path ${of(event, "to")}"]`],
  robber_moved: hex,
  number_placed: hex,
};

export function whereOf(event: GameEvent): string[] {
  return [...(WHERE[String(event["event"])]?.(event) ?? []), ...panelOf(event["seat"])];
}
