// Alone against the magistrate: his card of this round, what he discarded, what is out of the game,
// and how many cards are left in his deck.

import { Icon } from "../../pieces/icon";
import { actionIcon } from "./boons";
import type { Context } from "./context";
import { mervWords } from "./names";
import { OwnerBadge } from "./owner";
import type { Action, MervView } from "./view";
import "./magistrate.css";

export function Magistrate({ context, solo }: { context: Context; solo: NonNullable<MervView["solo"]> }) {
  const w = mervWords.value.plan;
  return (
    <section class="magistrate sheet" data-about="seat magistrate" aria-label={w.magistrate}>
      <h2 class="head">
        <OwnerBadge owner="magistrate" size={18} /> {w.magistrate}
        <span class="aside">{w.deck(solo.deck)}</span>
      </h2>
      <div class="solo-cards">
        <span class="solo-deck" aria-hidden="true" data-cards={Math.min(solo.deck, 3)}>
          <b>{solo.deck}</b>
        </span>
        <FaceUp context={context} card={solo.card} />
        <Pile context={context} name={w.discards} cards={solo.discards} />
        {solo.removed.length > 0 && <Pile context={context} name={w.removed} cards={solo.removed} />}
      </div>
    </section>
  );
}

function FaceUp({ context, card }: { context: Context; card: Action | null }) {
  const w = mervWords.value.plan;
  if (!card) return <span class="solo-card none">{w.noCard}</span>;
  return (
    <span class="solo-card" role="img" aria-label={w.magistrateCard(context.names.thing(card))}>
      <Icon name={actionIcon(card)} size={26} />
      <span aria-hidden="true">{context.names.thing(card)}</span>
    </span>
  );
}

function Pile({ context, name, cards }: { context: Context; name: string; cards: Action[] }) {
  return (
    <div class="solo-pile">
      <small>{name}</small>
      <span>
        {cards.map((card) => (
          <Icon key={card} name={actionIcon(card)} size={18} title={context.names.thing(card)} />
        ))}
        {cards.length === 0 && "–"}
      </span>
    </div>
  );
}
