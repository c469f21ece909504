// The hand in one line below the map, where there is no room for all of one's own things: a tap on
// a card opens the trade with it.

import { canOffer, giveOne } from "./composing";
import { type Context, playerOf } from "./context";
import { isDiscarding } from "./discarding";
import { givesOf } from "./moves_for";
import { merchantsWords } from "./names";
import { PIECES, Resource } from "./resource";
import { tab } from "./tab";

export function HandStrip({ context, seat }: { context: Context; seat: number }) {
  const { own, gold } = playerOf(context, seat);
  if (!own) return null;
  return (
    <section class="me-strip" data-strip-of={seat} aria-label={merchantsWords.value.hand}>
      {PIECES.map((id) => (
        <Held key={id} context={context} seat={seat} id={id} count={id === "gold" ? gold : (own.resources[id] ?? 0)} />
      ))}
    </section>
  );
}

function Held({ context, seat, id, count }: { context: Context; seat: number; id: string; count: number }) {
  const { table, view, names } = context;
  const isOwn = seat === view.to_act && !isDiscarding(context, seat);
  const can = isOwn && (givesOf(table.legal.value, id).length > 0 || canOffer(table, id));
  const click = () => {
    if (can) giveOne(table, id);
    tab.value = can ? "trade" : "hand";
  };
  return (
    <button
      class={`strip-card ${can ? "possible" : ""} ${count === 0 ? "zero" : ""}`}
      data-strip={id}
      data-about={id === "gold" ? `gold ${seat}` : `resource ${id}`}
      data-opens="trade"
      aria-label={merchantsWords.value.resourceLabel(names.resource(id), count)}
      onClick={click}
    >
      <Resource id={id} />
      <b class="num">{count}</b>
    </button>
  );
}
