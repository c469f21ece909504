// The head of a place where an action is done; where that action may be taken now, a click takes it.

import type { ComponentChildren } from "preact";
import { Icon } from "../../pieces/icon";
import { actionIcon } from "./boons";
import { mervWords } from "./called";
import { lights, stateOf } from "./lit";
import type { Sight } from "./sight";
import * as speak from "./speaking";
import type { Action } from "./view";

export function ActionHead({ sight, action, children }: { sight: Sight; action: Action; children?: ComponentChildren }) {
  const name = mervWords.value.places[action] ?? action;
  const state = stateOf(sight.table, speak.action(action));
  const inside = (
    <>
      <Icon name={actionIcon(action)} size={15} /> {name}
    </>
  );
  return (
    <h2 class="head">
      {state ? (
        <span class={`head-action ${state}`} {...lights(sight, speak.action(action), name)}>
          {inside}
        </span>
      ) : (
        inside
      )}
      {children && <span class="r">{children}</span>}
    </h2>
  );
}
