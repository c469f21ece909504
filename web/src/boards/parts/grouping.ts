// Which events are shown together. Pure functions.

import type { GameEvent } from "../../play/view";

type IsSame = (last: GameEvent, event: GameEvent) => boolean;

/** Neighboring events that are shown together, each group with the number of its first. */
export function inGroups(events: GameEvent[], isSame: IsSame): [number, GameEvent[]][] {
  const groups: [number, GameEvent[]][] = [];
  events.forEach((event, n) => {
    const group = groups.at(-1)?.[1];
    if (group && isSame(group[0]!, event)) group.push(event);
    else groups.push([n, [event]]);
  });
  return groups;
}
