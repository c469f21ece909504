// One's own things at the lower edge: gold, the hand, development cards, commodities. Cards glow
// while a move gives or plays them. Onlookers see only what everyone may know.

import { Badge } from "../../pieces/badge";
import { Icon } from "../../pieces/icon";
import { later } from "../../screens/later";
import { pickable, pointing, stateOf } from "../parts/picking";
import { bargain, canOffer, draft, giveOne, isDrafting } from "./composing";
import { type Context, playerOf } from "./context";
import { canGo, isDiscarding, letGo, staying } from "./discarding";
import { FaceDown } from "./face_down";
import { givesOf } from "./moves_for";
import { merchantsWords } from "./names";
import { Race } from "./race";
import { RESOURCES, Resource } from "./resource";

/** It comes when a 7 asks for it. */
const Discard = later(async () => (await import("./discard")).Discard);

export function Own({ context, seat }: { context: Context; seat: number }) {
  const w = merchantsWords.value;
  const player = playerOf(context, seat);
  const left = player.delivered + player.free + player.storage;
  return (
    <>
      <section class="own-gold" aria-label={context.names.seat(seat)}>
        <h2 class="head">
          <Badge seat={seat} title="merchants" size={20} /> <span class="hidden">{context.names.seat(seat)}</span>
        </h2>
        <Gold context={context} seat={seat} />
      </section>
      <Hand context={context} seat={seat} />
      {isDiscarding(context, seat) ? (
        <Discard context={context} seat={seat} />
      ) : (
        <Cards context={context} seat={seat} />
      )}
      <section class="own-goods" aria-label={w.commodities} data-about={`seat ${seat}`}>
        <h2 class="head">
          {w.commodities} <span class="aside">{w.raceOf(player.delivered, player.free, player.storage)}</span>
        </h2>
        <div class={left > 8 ? "many" : ""}>
          <Race player={player} isLarge />
        </div>
      </section>
    </>
  );
}

/** Gold glows while it can be put into an offer. */
function Gold({ context, seat }: { context: Context; seat: number }) {
  const w = merchantsWords.value;
  const { gold } = playerOf(context, seat);
  const inside = (
    <>
      <Icon name="gold" />
      <span>
        <b class="num">{gold}</b> <small>{w.gold}</small>
      </span>
    </>
  );
  const { table, view } = context;
  const canGive = seat === view.to_act && (givesOf(table.legal.value, "gold").length > 0 || canOffer(table, "gold"));
  if (!canGive)
    return (
      <p class="held" data-gold={seat} data-about={`gold ${seat}`}>
        {inside}
      </p>
    );
  return (
    <button
      class={`held possible ${canOffer(table, "gold") ? "merely" : ""}`}
      data-gold={seat}
      data-about={`gold ${seat}`}
      data-opens={canOffer(table, "gold") ? "trade" : undefined}
      aria-label={`${gold} ${w.gold}: ${w.giveMore(w.gold)}`}
      onClick={() => giveOne(context.table, "gold")}
    >
      {inside}
    </button>
  );
}

function Hand({ context, seat }: { context: Context; seat: number }) {
  const w = merchantsWords.value;
  const { hand, own } = playerOf(context, seat);
  const limit = context.printed.rules["hand_limit_before_discard"] ?? Infinity;
  return (
    <section class="own-hand" data-hand={seat} data-about={`hand ${seat}`} aria-label={w.hand}>
      <h2 class="head">
        {w.hand}{" "}
        <span class={hand > limit ? "aside dear" : "aside"}>{hand > limit ? w.sevenHint(hand) : w.handHint(hand)}</span>
      </h2>
      {own ? (
        <div class="hand">
          {RESOURCES.map((id) =>
            isDiscarding(context, seat) ? (
              <Spare key={id} context={context} id={id} held={own.resources[id] ?? 0} />
            ) : (
              <Held key={id} context={context} id={id} count={own.resources[id] ?? 0} />
            ),
          )}
        </div>
      ) : (
        <FaceDown icon="contract" count={hand} label={w.counts.hand} />
      )}
    </section>
  );
}

function Held({ context, id, count }: { context: Context; id: string; count: number }) {
  const w = merchantsWords.value;
  const { table } = context;
  const name = context.names.resource(id);
  const moves = givesOf(table.legal.value, id);
  const isSaid = bargain.value?.kind === "exchange" && bargain.value.give === id;
  const given = isDrafting() ? Math.max(0, -(draft.value[id] ?? 0)) : 0;
  const isChosen = isSaid || given > 0 || (table.chosen.value !== null && moves.includes(table.chosen.value.move));
  const inside = <Counted id={id} count={count} name={name} />;
  const look = lookOf(count);
  const opens = canOffer(table, id);
  if (moves.length === 0 && !opens) return <Kept id={id} count={count} name={name} />;
  const point = (on: boolean) => void (table.pointed.value = on && moves.length === 1 ? moves[0]! : null);
  return (
    <button
      class={`${look} ${isChosen ? "chosen" : "possible"} ${moves.length === 0 ? "merely" : ""}`}
      data-resource={id}
      data-about={`resource ${id}`}
      data-opens={opens ? "trade" : undefined}
      aria-label={w.resourceLabel(name, count)}
      onClick={() => giveOne(table, id)}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      {inside}
    </button>
  );
}

/** Cards that do nothing now. */
function Kept({ id, count, name }: { id: string; count: number; name: string }) {
  return (
    <span
      class={lookOf(count)}
      data-resource={id}
      data-about={`resource ${id}`}
      role="group"
      aria-label={merchantsWords.value.resourceLabel(name, count)}
    >
      <Counted id={id} count={count} name={name} />
    </span>
  );
}

/** Cards of which one may be discarded: a click lays one aside. */
function Spare({ context, id, held }: { context: Context; id: string; held: number }) {
  const name = context.names.resource(id);
  const count = staying(id, held);
  if (!canGo(context, id, held)) return <Kept id={id} count={count} name={name} />;
  return (
    <button
      class={`${lookOf(count)} possible`}
      data-resource={id}
      data-about={`resource ${id}`}
      aria-label={merchantsWords.value.resourceLabel(name, count)}
      onClick={() => letGo(context, id)}
    >
      <Counted id={id} count={count} name={name} />
    </button>
  );
}

const lookOf = (count: number): string => (count === 0 ? "held zero" : "held");

function Counted({ id, count, name }: { id: string; count: number; name: string }) {
  return (
    <>
      <Resource id={id} large />
      <span>
        <b class="num">{count}</b> <small>{name}</small>
      </span>
    </>
  );
}

function Cards({ context, seat }: { context: Context; seat: number }) {
  const w = merchantsWords.value;
  const { cards, own } = playerOf(context, seat);
  const held = Object.entries(own?.cards ?? {});
  const fresh = Object.entries(own?.fresh_cards ?? {});
  return (
    <section class="own-deck" aria-label={w.cards}>
      <h2 class="head">{w.cards}</h2>
      {!own && <FaceDown icon="development" count={cards} label={w.counts.cards} />}
      <div class="card-row">
        {held.map(([id, count]) => (
          <Card key={id} context={context} id={id} count={count} />
        ))}
        {fresh.map(([id, count]) => (
          <Card key={`fresh ${id}`} context={context} id={id} count={count} isFresh />
        ))}
        {own && held.length + fresh.length === 0 && <p class="hint">{w.noCards}</p>}
      </div>
    </section>
  );
}

function Card({
  context,
  id,
  count,
  isFresh = false,
}: {
  context: Context;
  id: string;
  count: number;
  isFresh?: boolean;
}) {
  const w = merchantsWords.value;
  const name = context.names.card(id);
  const state = isFresh ? "" : stateOf(context.table, id);
  return (
    <div
      class={`dev-card ${state} ${isFresh ? "fresh" : ""}`}
      data-card={id}
      data-about={`card ${id}`}
      aria-label={w.cardLabel(name, count, isFresh)}
      title={isFresh ? w.freshHint : undefined}
      {...(state ? pickable(context.table, id, state) : { role: "group", ...pointing(context.table, `play ${id}`) })}
    >
      <Icon name="development" />
      <span>{name}</span>
      {count > 1 && <b>×{count}</b>}
      {isFresh && <i>{w.fresh}</i>}
    </div>
  );
}
