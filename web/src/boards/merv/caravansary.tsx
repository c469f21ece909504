// The caravansary: the open cards from the front of the queue, the camels on them, the deck.

import { Icon } from "../../pieces/icon";
import { ActionHead } from "./action_head";
import { mervWords, nameOf } from "./called";
import { lights, stateOf } from "./lit";
import type { Sight } from "./sight";
import * as speak from "./speaking";

export function Caravansary({ sight }: { sight: Sight }) {
  const w = mervWords.value;
  const { cards, deck } = sight.view.caravansary;
  const places = Array.from({ length: Math.max(sight.printed.rules.caravansary_display, cards.length) }, (_, at) => at);
  return (
    <section class="v-caravansary sheet" aria-label={w.caravansary}>
      <ActionHead sight={sight} action="caravansary">
        {w.deck(deck)}
      </ActionHead>
      <div class="caravan">
        {places.map((at) => (cards[at] ? <Card key={at} sight={sight} at={at} /> : <span key={at} class="caravan-card gone" />))}
      </div>
    </section>
  );
}

function Card({ sight, at }: { sight: Sight; at: number }) {
  const w = mervWords.value;
  const { cards, camels } = sight.view.caravansary;
  const spice = cards[at]!;
  const patterns = speak.card(at + 1);
  const hasCamel = at < camels;
  const label = [w.card(nameOf(sight.printed, spice), at + 1), ...(hasCamel ? [w.camelOn] : [])].join(", ");
  return (
    <span class="caravan-place">
      <span class={`caravan-card ${stateOf(sight.table, patterns)}`} data-card={at + 1} {...lights(sight, patterns, label, `take ${spice} at ${at + 1}`)}>
        <Icon name={spice} size={24} />
      </span>
      {hasCamel && <Icon name="camel" size={24} class="on-card" />}
      {at === camels && <NextCamel sight={sight} label={label} />}
    </span>
  );
}

/** A camel may be placed on the first card without one. */
function NextCamel({ sight, label }: { sight: Sight; label: string }) {
  const patterns = speak.nextCard();
  const state = stateOf(sight.table, patterns);
  if (!state) return null;
  return (
    <span class={`next-camel ${state}`} data-camel {...lights(sight, patterns, label)}>
      <Icon name="camel" size={22} />
    </span>
  );
}
