// The other seats: what each holds, as far as all may know, and how far it is on the way to the end.
// A seat that can be robbed glows.

import { Badge } from "../../pieces/badge";
import { Icon, type IconName } from "../../pieces/icon";
import { pickable, stateOf } from "../parts/picking";
import type { Context } from "./context";
import { merchantsWords } from "./names";
import { Race } from "./race";
import type { Player } from "./view";

export function Others({ context, near }: { context: Context; near: number }) {
  const after = [...context.view.players.slice(near + 1), ...context.view.players.slice(0, near)];
  return (
    <>
      {after.map((player) => (
        <Other key={player.seat} context={context} player={player} />
      ))}
    </>
  );
}

function Other({ context, player }: { context: Context; player: Player }) {
  const w = merchantsWords.value;
  const name = context.names.seat(player.seat);
  const state = stateOf(context.table, player.color);
  return (
    <section
      class={`sheet me-other ${state}`}
      data-seat={player.seat}
      data-about={`seat ${player.seat}`}
      aria-label={state ? undefined : w.seatOf(name)} // as a button it is called what it says
      {...pickable(context.table, player.color, state)}
    >
      <header>
        <Badge seat={player.seat} title="merchants" size={24} />
        <b>{name}</b>
      </header>
      <div class="other-counts">
        <Count icon="contract" label={w.counts.hand} count={player.hand} about={`hand ${player.seat}`} />
        <Count icon="gold" label={w.counts.gold} count={player.gold} about={`gold ${player.seat}`} />
        <Count icon="development" label={w.counts.cards} count={player.cards} about={`cards ${player.seat}`} />
        <Count icon="post" label={w.counts.posts} count={player.storage} about={`seat ${player.seat}`} />
      </div>
      <Race player={player} />
    </section>
  );
}

function Count({ icon, label, count, about }: { icon: IconName; label: string; count: number; about: string }) {
  return (
    <span data-about={about}>
      <Icon name={icon} title={label} />
      {count}
    </span>
  );
}
