// Discarding after a 7: cards of the hand are laid aside in any order, and taken back from there;
// once there are enough of them, all go at once.

import { useEffect } from "preact/hooks";
import { Icon } from "../../pieces/icon";
import { discardAll, going, isTelling } from "./composing";
import { type Context, playerOf } from "./context";
import { count, keep } from "./discarding";
import { isNothing } from "./moves_for";
import { merchantsWords } from "./names";
import { RESOURCES, Resource } from "./resource";

/** What goes, and the button that lets it go. */
export function Discard({ context, seat }: { context: Context; seat: number }) {
  const w = merchantsWords.value;
  const { table, view, names } = context;
  const at = table.now.value?.at;
  useEffect(() => void (isTelling.value || (going.value = {})), [at]);
  const { own } = playerOf(context, seat);
  const chosen = RESOURCES.filter((id) => (going.value[id] ?? 0) > 0);
  return (
    <section class="own-deck discard" aria-label={w.goes}>
      <h2 class="head">
        {w.goes} <span class="aside">{w.goesOf(count(), view.turn.owed)}</span>
      </h2>
      <div class="card-row">
        {own && isNothing(going.value) && <p class="hint">{w.goesHint}</p>}
        {chosen.map((id) => (
          <button
            key={id}
            class="pick chosen"
            data-going={`${going.value[id]} ${id}`}
            aria-label={w.keep(names.resource(id), going.value[id]!)}
            title={w.keep(names.resource(id), going.value[id]!)}
            onClick={() => keep(id)}
          >
            <Resource id={id} />
            <b>{going.value[id]}</b>
          </button>
        ))}
        <button
          class="main"
          data-discard
          disabled={isTelling.value || count() < view.turn.owed}
          onClick={() => void discardAll(table)}
        >
          <Icon name="check" /> {w.discard}
        </button>
      </div>
    </section>
  );
}
