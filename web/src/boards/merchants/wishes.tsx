// The buttons for what one lets the board answer in one's stead.

import { Icon } from "../../pieces/icon";
import { declineAll, toggleWish, wishesAt } from "./answering";
import type { Context } from "./context";
import { merchantsWords } from "./names";
import { PIECES, Resource } from "./resource";

/** Which offers of others one wants to be asked about; shown while it is not one's own turn. */
export function Wishes({ context }: { context: Context }) {
  const { names } = context;
  const w = merchantsWords.value;
  return (
    <div class="wishes" role="group" aria-label={w.wishes}>
      <small>{w.wishes}</small>
      <div>
        {PIECES.map((id) => {
          const isOn = wishesAt(context).includes(id);
          return (
            <button
              key={id}
              class={isOn ? "pick chosen" : "pick"}
              data-wish={id}
              aria-pressed={isOn}
              aria-label={w.wish(names.resource(id), isOn)}
              title={w.wish(names.resource(id), isOn)}
              onClick={() => toggleWish(context, id)}
            >
              <Resource id={id} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

export function DeclineAll({ context }: { context: Context }) {
  return (
    <button class="panel-row possible" data-answer="decline all" onClick={() => declineAll(context)}>
      <Icon name="no" />
      <span>{merchantsWords.value.declineAll}</span>
    </button>
  );
}
