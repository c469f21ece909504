// The caravansary: the open cards from the front of the queue, the camels on them, the deck.

import { Icon } from "../../pieces/icon";
import { ActionHead } from "./action_head";
import type { Context } from "./context";
import * as speak from "./move_patterns";
import { mervWords, nameOf } from "./names";
import { pickable, stateOf } from "./picking";

export function Caravansary({ context }: { context: Context }) {
  const w = mervWords.value;
  const { cards, deck } = context.view.caravansary;
  const places = Array.from(
    { length: Math.max(context.printed.rules.caravansary_display, cards.length) },
    (_, at) => at,
  );
  return (
    <section class="v-caravansary sheet" aria-label={w.caravansary}>
      <ActionHead context={context} action="caravansary">
        <span data-about="deck">{w.deck(deck)}</span>
      </ActionHead>
      <div class="caravan">
        {places.map((at) =>
          cards[at] ? <Card key={at} context={context} at={at} /> : <span key={at} class="caravan-card gone" />,
        )}
      </div>
    </section>
  );
}

function Card({ context, at }: { context: Context; at: number }) {
  const w = mervWords.value;
  const { cards, camels } = context.view.caravansary;
  const spice = cards[at]!;
  const patterns = speak.card(at + 1);
  const hasCamel = at < camels;
  const label = [w.card(nameOf(context.printed, spice), at + 1), ...(hasCamel ? [w.camelOn] : [])].join(", ");
  return (
    <span class="caravan-place" data-about={`card ${at + 1}`}>
      <span
        class={`caravan-card ${stateOf(context.table, patterns)}`}
        data-card={at + 1}
        {...pickable(context, patterns, label, `take ${spice} at ${at + 1}`)}
      >
        <Icon name={spice} size={24} />
      </span>
      {hasCamel && <Icon name="camel" size={24} class="on-card" />}
      {at === camels && <NextCamel context={context} label={label} />}
    </span>
  );
}

/** A camel may be placed on the first card without one. */
function NextCamel({ context, label }: { context: Context; label: string }) {
  const patterns = speak.nextCard();
  const state = stateOf(context.table, patterns);
  if (!state) return null;
  return (
    <span class={`next-camel ${state}`} data-camel {...pickable(context, patterns, label)}>
      <Icon name="camel" size={22} />
    </span>
  );
}
