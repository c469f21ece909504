// Why an opponent whom the rules play did something, in words.

import type { GameEvent } from "../../play/view";
import { merkatorWords, nameOf } from "./names";
import { editions } from "./printed";

/** Why the AI did it, in the language of the reader: places stand in the reason by their printed names. */
export function reasonOf(event: GameEvent): string | undefined {
  const printed = editions.shown.value;
  const why = event["why"];
  if (!printed || typeof why !== "string") return undefined;
  const called = (name: string): string => {
    const place = printed.places.find((one) => one.name === name);
    return place ? nameOf(printed, place.id) : name;
  };
  return merkatorWords.value.why(why, called);
}
