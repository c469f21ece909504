// What a drawn thing of the city or the marketplace does, as all things of the board do it; where
// nothing is possible but it is clear what one would do, one may ask why not.

import type { Context } from "./context";
import { type Drawn, movesWith, obvious } from "./drawn_moves";
import { type State as Lit, pickable, stateOf } from "./picking";

export type State = Lit | "asked";

export function drawnProps(context: Context, thing: Drawn, label: string): { state: State; props: object } {
  const { table, view } = context;
  const moves = movesWith(thing, view);
  const asked = table.legal.value.length > 0 ? obvious(thing, view) : undefined;
  const state = stateOf(table, moves);
  const props = { "data-about": `${thing.kind} ${thing.id}`, ...pickable(context, moves, label, asked) };
  if (state || !asked) return { state, props };
  const ask = () => void (table.pointed.value = asked);
  return { state: "asked", props: { ...props, role: "button", tabindex: 0, "aria-disabled": true, onClick: ask } };
}
