// What a seat has beside its goods: time, Taler, the Supply tile, its cards.

import { Cube } from "../../pieces/cube";
import { Good } from "../../pieces/good";
import { Icon } from "../../pieces/icon";
import { Badge } from "../../pieces/badge";
import { handles, stateOf } from "../parts/picking";
import { merkatorWords, nameOf } from "./called";
import { lettersOf } from "./needs";
import { officeOf, type Sight } from "./sight";

export function Own({ sight, seat }: { sight: Sight; seat: number }) {
  const w = merkatorWords.value;
  const office = officeOf(sight, seat);
  return (
    <section class="own" tabIndex={0} aria-label={sight.called.seat(seat)}>
      <h2 class="head">
        <Badge seat={seat} size={20} /> {sight.called.seat(seat)}
      </h2>
      <div class="purse">
        <span data-time={seat}>
          <Icon name="hourglass" /> <b class="num">{office.time}</b> <small>{w.time}</small>
        </span>
        <span data-taler={seat}>
          <Icon name="taler" /> <b class="num">{office.taler}</b> <small>{w.taler}</small>
        </span>
      </div>
      <h3 class="head">{w.supply}</h3>
      <Supply sight={sight} seat={seat} />
      <Cards sight={sight} seat={seat} />
      {sight.view.solo_stack > 0 && <p class="hint">{w.solo(sight.view.solo_stack)}</p>}
      <Bids sight={sight} />
    </section>
  );
}

function Supply({ sight, seat }: { sight: Sight; seat: number }) {
  const supply = Object.entries(officeOf(sight, seat).supply).filter(([, count]) => count > 0);
  return (
    <div class="supply">
      {supply.map(([place]) => (
        <span key={place} data-cube-of={place}>
          <Cube colour={sight.printed.place.get(place)?.colour ?? "white"} letters={lettersOf(sight.printed, place)} size={22} label={nameOf(sight.printed, place)} />
        </span>
      ))}
    </div>
  );
}

function Cards({ sight, seat }: { sight: Sight; seat: number }) {
  const office = officeOf(sight, seat);
  return (
    <ul class="own-cards">
      {office.bonus_cards.map((id) => (
        <li key={id} class={stateOf(sight.table, id)} {...(stateOf(sight.table, id) ? handles(sight.table, id) : {})}>
          <Bonus sight={sight} id={id} />
        </li>
      ))}
      {office.buildings.map((id) => (
        <li key={id} title={merkatorWords.value.texts[id] ?? sight.printed.building.get(id)?.text}>
          <Icon name="building" /> {nameOf(sight.printed, id)}
        </li>
      ))}
    </ul>
  );
}

function Bonus({ sight, id }: { sight: Sight; id: string }) {
  const card = sight.printed.bonus.get(id);
  if (!card) return null;
  return (
    <>
      <Icon name={`place-${card.location}`} title={nameOf(sight.printed, card.location)} /> ›
      <Good good={card.good} colour={sight.printed.colourOf(card.good)} size={20} label={sight.called.good(card.good)} />
    </>
  );
}

function Bids({ sight }: { sight: Sight }) {
  const w = merkatorWords.value;
  if (sight.view.bids.length === 0) return null;
  return (
    <>
      <h3 class="head">{w.bids}</h3>
      <ul class="own-cards">
        {sight.view.bids.map((bid, seat) => (
          <li key={seat}>
            <Badge seat={seat} size={18} /> {bid.taler} {w.taler}, {bid.time} {w.time}
          </li>
        ))}
      </ul>
    </>
  );
}
