// What a drawn thing of the city or the marketplace does, as all things of the board do it; where
// nothing is possible but it is clear what one would do, one may ask why not.

import { lights, type State as Lit, stateOf } from "./lit";
import { type Drawn, movesWith, obvious } from "./naming";
import type { Sight } from "./sight";

export type State = Lit | "asked";

export function doingOf(sight: Sight, thing: Drawn, label: string): { state: State; props: object } {
  const { table, view } = sight;
  const moves = movesWith(thing, view);
  const asked = table.legal.value.length > 0 ? obvious(thing, view) : undefined;
  const state = stateOf(table, moves);
  const props = lights(sight, moves, label, asked);
  if (state || !asked) return { state, props };
  const ask = () => void (table.pointed.value = asked);
  return { state: "asked", props: { ...props, role: "button", tabindex: 0, "aria-disabled": true, onClick: ask } };
}
