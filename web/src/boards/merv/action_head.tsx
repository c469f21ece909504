// The head of a place where an action is done; where that action may be taken now, a click takes it.

import type { ComponentChildren } from "preact";
import { Icon } from "../../pieces/icon";
import { actionIcon } from "./boons";
import type { Context } from "./context";
import * as speak from "./move_patterns";
import { mervWords } from "./names";
import { pickable, stateOf } from "./picking";
import type { Action } from "./view";

export function ActionHead({
  context,
  action,
  children,
}: {
  context: Context;
  action: Action;
  children?: ComponentChildren;
}) {
  const name = mervWords.value.places[action] ?? action;
  const state = stateOf(context.table, speak.action(action));
  const inside = (
    <>
      <Icon name={actionIcon(action)} size={15} /> {name}
    </>
  );
  return (
    <h2 class="head" data-about={`action ${action}`}>
      {state ? (
        <span class={`head-action ${state}`} {...pickable(context, speak.action(action), name)}>
          {inside}
        </span>
      ) : (
        inside
      )}
      {children && <span class="r">{children}</span>}
    </h2>
  );
}
