// What a player has: cubes, goods and scrolls, spices, cards; large for the near seat, small for others.

import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../../pieces/icon";
import { type Context, playerOf } from "./context";
import { ContractChip } from "./contracts";
import { CUBES, MervCube } from "./cubes";
import { Face } from "./library";
import * as speak from "./move_patterns";
import { counted, mervWords, nameOf } from "./names";
import { OwnerBadge } from "./owner";
import { pickable, stateOf } from "./picking";
import { kindsOf } from "./reach";
import type { Cube, Player, Store } from "./view";

export function Own({ context, seat }: { context: Context; seat: number }) {
  const w = mervWords.value;
  const player = playerOf(context.view, seat);
  if (!player) return null;
  const posts = (context.printed.components["trading_posts_per_player"] ?? 0) - player.posts.length;
  return (
    <section
      class="v-own sheet"
      data-owner={seat}
      data-about={`seat ${seat}`}
      aria-label={w.seatOf(context.names.owner(seat))}
    >
      <h2 class="head">
        <OwnerBadge owner={seat} size={20} /> {context.names.owner(seat)}
        <span class="own-sets">{w.withSets(player.points_with_sets)}</span>
        <span class="r">{w.left(player.buildings_left, player.servants_left, posts)}</span>
      </h2>
      <div class="having">
        <Group label={w.cubes}>
          {CUBES.map((cube) => (
            <CubeCount key={cube} context={context} player={player} cube={cube} />
          ))}
        </Group>
        <Group label={w.stores}>
          {STORES.map((store) => (
            <StoreCount key={store} context={context} player={player} store={store} />
          ))}
          <Camels context={context} player={player} />
        </Group>
        <Group label={w.spices(kindsOf(context.printed, player.influence))}>
          <Spices context={context} player={player} />
        </Group>
        <Group label={w.cards} isLong>
          <Cards context={context} player={player} />
        </Group>
      </div>
    </section>
  );
}

/** One that may have more in it than there is room for can be scrolled. */
function Group({ label, isLong = false, children }: { label: string; isLong?: boolean; children: ComponentChildren }) {
  return (
    <div
      class={isLong ? "having-group long" : "having-group"}
      role="group"
      aria-label={label}
      {...(isLong && { tabIndex: 0 })}
    >
      <small>{label}</small>
      <div>{children}</div>
    </div>
  );
}

/** The near seat's cubes can be paid with; those of others are only shown. */
export function CubeCount({
  context,
  player,
  cube,
  size = 34,
}: {
  context: Context;
  player: Player;
  cube: Cube;
  size?: number;
}) {
  const count = player.cubes[cube];
  const isMine = player.owner === context.view.you;
  const label = counted(context.printed, count, cube);
  const patterns = isMine ? speak.cube(cube) : [];
  return (
    <span
      class={`item ${count === 0 ? "zero" : ""} ${stateOf(context.table, patterns)}`}
      data-cube-of={`${player.owner} ${cube}`}
      data-about={`cube ${player.owner} ${cube}`}
      {...pickable(context, patterns, label)}
    >
      <MervCube cube={cube} size={size} />
      <b class="num">{count}</b>
    </span>
  );
}

export const STORES: Store[] = ["scrolls", "common", "rare"];
const PICTURES: Record<Store, IconName> = { scrolls: "scroll", common: "jar", rare: "gem" };

/** Those that lie on contracts are bound: they count, but serve no other one. */
export function StoreCount({
  context,
  player,
  store,
  size = 24,
}: {
  context: Context;
  player: Player;
  store: Store;
  size?: number;
}) {
  const w = mervWords.value;
  const [count, bound] = [player.stores[store], player.committed[store]];
  const patterns = player.owner === context.view.you ? speak.good(store) : [];
  const label = [counted(context.printed, count, store), ...(bound > 0 ? [w.committed(bound)] : [])].join(", ");
  return (
    <span
      class={`item ${count === 0 ? "zero" : ""} ${stateOf(context.table, patterns)}`}
      data-store-of={`${player.owner} ${store}`}
      data-about={`store ${player.owner} ${store}`}
      {...pickable(context, patterns, label)}
    >
      <Icon name={PICTURES[store]} size={size} />
      <b class="num">{count}</b>
      {bound > 0 && (
        <small class="bound">
          <Icon name="contract" size={11} />
          {bound}
        </small>
      )}
    </span>
  );
}

/** One's own can be placed in the camel market or on a caravan card. */
export function Camels({ context, player, size = 26 }: { context: Context; player: Player; size?: number }) {
  const label = `${player.camels} ${mervWords.value.camels}`;
  const patterns = player.owner === context.view.you ? speak.camels() : [];
  return (
    <span
      class={`item ${player.camels === 0 ? "zero" : ""} ${stateOf(context.table, patterns)}`}
      data-camels-of={player.owner}
      data-about={`camels ${player.owner}`}
      {...pickable(context, patterns, label)}
    >
      <Icon name="camel" size={size} class="camel" />
      <b class="num">{player.camels}</b>
    </span>
  );
}

export function Spices({ context, player, size = 24 }: { context: Context; player: Player; size?: number }) {
  return (
    <>
      {context.printed.spices.map(({ id }) => {
        const label = counted(context.printed, player.spices[id], id);
        return (
          <span
            key={id}
            class={`item ${player.spices[id] === 0 ? "zero" : ""}`}
            data-spice-of={`${player.owner} ${id}`}
            data-about={`spice ${player.owner} ${id}`}
            role="img"
            aria-label={label}
          >
            <Icon name={id} size={size} />
            <b class="num">{player.spices[id]}</b>
          </span>
        );
      })}
    </>
  );
}

/** Breakthroughs, contracts and scoring tiles that somebody has. */
export function Cards({ context, player }: { context: Context; player: Player }) {
  const w = mervWords.value;
  const { breakthroughs, contracts, scoring_tiles } = player;
  if (breakthroughs.length + contracts.length + scoring_tiles.length === 0)
    return <span class="hint">{w.noCards}</span>;
  return (
    <>
      {breakthroughs.map((id) => (
        <span
          key={id}
          class="v-chip"
          role="img"
          aria-label={nameOf(context.printed, id)}
          data-about={`breakthrough ${id}`}
        >
          <Face id={id} />
        </span>
      ))}
      {contracts.map((id) => (
        <ContractChip key={id} context={context} id={id} />
      ))}
      {scoring_tiles.map((id) => (
        <span key={id} class="v-chip" role="img" aria-label={nameOf(context.printed, id)} data-about={`tile ${id}`}>
          <Icon name="tile" size={14} />
          <Icon name={`site-${context.printed.tile.get(id)?.action ?? "palace"}` as "site-palace"} size={15} />
        </span>
      ))}
    </>
  );
}
