// What a seat has beside its goods: time, Taler, the Supply tile, its cards.

import { Badge } from "../../pieces/badge";
import { Cube } from "../../pieces/cube";
import { Good } from "../../pieces/good";
import { Icon } from "../../pieces/icon";
import { handles, stateOf } from "../parts/picking";
import { type Context, officeOf } from "./context";
import { merkatorWords, nameOf } from "./names";
import { lettersOf } from "./needs";

export function Own({ context, seat }: { context: Context; seat: number }) {
  const w = merkatorWords.value;
  const office = officeOf(context, seat);
  return (
    <section class="own" tabIndex={0} aria-label={context.names.seat(seat)}>
      <h2 class="head" data-about={`seat ${seat}`}>
        <Badge seat={seat} size={20} /> {context.names.seat(seat)}
      </h2>
      <div class="purse">
        <span data-time={seat} data-about={`time ${seat}`}>
          <Icon name="hourglass" /> <b class="num">{office.time}</b> <small>{w.time}</small>
        </span>
        <span data-taler={seat} data-about={`taler ${seat}`}>
          <Icon name="taler" /> <b class="num">{office.taler}</b> <small>{w.taler}</small>
        </span>
      </div>
      <h3 class="head">{w.supply}</h3>
      <Supply context={context} seat={seat} />
      <Cards context={context} seat={seat} />
      {context.view.solo_stack > 0 && <p class="hint">{w.solo(context.view.solo_stack)}</p>}
      <Bids context={context} />
    </section>
  );
}

function Supply({ context, seat }: { context: Context; seat: number }) {
  const supply = Object.entries(officeOf(context, seat).supply).filter(([, count]) => count > 0);
  return (
    <div class="supply">
      {supply.map(([place]) => (
        <span key={place} data-cube-of={place} data-about={`supply ${place}`}>
          <Cube
            colour={context.printed.place.get(place)?.colour ?? "white"}
            letters={lettersOf(context.printed, place)}
            size={22}
            label={nameOf(context.printed, place)}
          />
        </span>
      ))}
    </div>
  );
}

function Cards({ context, seat }: { context: Context; seat: number }) {
  const office = officeOf(context, seat);
  return (
    <ul class="own-cards">
      {office.bonus_cards.map((id) => (
        <li
          key={id}
          class={stateOf(context.table, id)}
          data-about={`card ${id}`}
          {...(stateOf(context.table, id) ? handles(context.table, id) : {})}
        >
          <Bonus context={context} id={id} />
        </li>
      ))}
      {office.buildings.map((id) => (
        <li key={id} data-about={`card ${id}`}>
          <Icon name="building" /> {nameOf(context.printed, id)}
        </li>
      ))}
    </ul>
  );
}

function Bonus({ context, id }: { context: Context; id: string }) {
  const card = context.printed.bonus.get(id);
  if (!card) return null;
  return (
    <>
      <Icon name={`place-${card.location}`} title={nameOf(context.printed, card.location)} /> ›
      <Good
        good={card.good}
        colour={context.printed.colourOf(card.good)}
        size={20}
        label={context.names.good(card.good)}
      />
    </>
  );
}

function Bids({ context }: { context: Context }) {
  const w = merkatorWords.value;
  if (context.view.bids.length === 0) return null;
  return (
    <>
      <h3 class="head">{w.bids}</h3>
      <ul class="own-cards">
        {context.view.bids.map((bid, seat) => (
          <li key={seat}>
            <Badge seat={seat} size={18} /> {bid.taler} {w.taler}, {bid.time} {w.time}
          </li>
        ))}
      </ul>
    </>
  );
}
