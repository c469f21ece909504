// What a player has: cubes, goods and scrolls, spices, cards; large for the near seat, small for others.

import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../../pieces/icon";
import { counted, mervWords, nameOf } from "./called";
import { ContractChip } from "./contracts";
import { CUBES, MervCube } from "./cubes";
import { Face } from "./library";
import { lights, stateOf } from "./lit";
import { OwnerBadge } from "./owner";
import { kindsOf } from "./reach";
import { playerOf, type Sight } from "./sight";
import * as speak from "./speaking";
import type { Cube, Player, Store } from "./view";

export function Own({ sight, seat }: { sight: Sight; seat: number }) {
  const w = mervWords.value;
  const player = playerOf(sight.view, seat);
  if (!player) return null;
  const posts = (sight.printed.components["trading_posts_per_player"] ?? 0) - player.posts.length;
  return (
    <section class="v-own sheet" data-owner={seat} aria-label={w.seatOf(sight.called.owner(seat))}>
      <h2 class="head">
        <OwnerBadge owner={seat} size={20} /> {sight.called.owner(seat)}
        <span class="own-sets">{w.withSets(player.points_with_sets)}</span>
        <span class="r">{w.left(player.buildings_left, player.servants_left, posts)}</span>
      </h2>
      <div class="having">
        <Group label={w.cubes}>
          {CUBES.map((cube) => (
            <CubeCount key={cube} sight={sight} player={player} cube={cube} />
          ))}
        </Group>
        <Group label={w.stores}>
          {STORES.map((store) => (
            <StoreCount key={store} sight={sight} player={player} store={store} />
          ))}
          <Camels sight={sight} player={player} />
        </Group>
        <Group label={w.spices(kindsOf(sight.printed, player.influence))}>
          <Spices sight={sight} player={player} />
        </Group>
        <Group label={w.cards} isLong>
          <Cards sight={sight} player={player} />
        </Group>
      </div>
    </section>
  );
}

/** One that may have more in it than there is room for can be scrolled. */
function Group({ label, isLong = false, children }: { label: string; isLong?: boolean; children: ComponentChildren }) {
  return (
    <div class={isLong ? "having-group long" : "having-group"} role="group" aria-label={label} {...(isLong && { tabIndex: 0 })}>
      <small>{label}</small>
      <div>{children}</div>
    </div>
  );
}

/** The near seat's cubes can be paid with; those of others are only shown. */
export function CubeCount({ sight, player, cube, size = 34 }: { sight: Sight; player: Player; cube: Cube; size?: number }) {
  const count = player.cubes[cube];
  const isMine = player.owner === sight.view.you;
  const label = counted(sight.printed, count, cube);
  const patterns = isMine ? speak.cube(cube) : [];
  return (
    <span class={`item ${count === 0 ? "zero" : ""} ${stateOf(sight.table, patterns)}`} data-cube-of={`${player.owner} ${cube}`} {...lights(sight, patterns, label)}>
      <MervCube cube={cube} size={size} />
      <b class="num">{count}</b>
    </span>
  );
}

export const STORES: Store[] = ["scrolls", "common", "rare"];
const PICTURES: Record<Store, IconName> = { scrolls: "scroll", common: "jar", rare: "gem" };

/** Those that lie on contracts are bound: they count, but serve no other one. */
export function StoreCount({ sight, player, store, size = 24 }: { sight: Sight; player: Player; store: Store; size?: number }) {
  const w = mervWords.value;
  const [count, bound] = [player.stores[store], player.committed[store]];
  const patterns = player.owner === sight.view.you ? speak.good(store) : [];
  const label = [counted(sight.printed, count, store), ...(bound > 0 ? [w.committed(bound)] : [])].join(", ");
  return (
    <span class={`item ${count === 0 ? "zero" : ""} ${stateOf(sight.table, patterns)}`} data-store-of={`${player.owner} ${store}`} title={label} {...lights(sight, patterns, label)}>
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
export function Camels({ sight, player, size = 26 }: { sight: Sight; player: Player; size?: number }) {
  const label = `${player.camels} ${mervWords.value.camels}`;
  const patterns = player.owner === sight.view.you ? speak.camels() : [];
  return (
    <span class={`item ${player.camels === 0 ? "zero" : ""} ${stateOf(sight.table, patterns)}`} data-camels-of={player.owner} title={label} {...lights(sight, patterns, label)}>
      <Icon name="camel" size={size} class="camel" />
      <b class="num">{player.camels}</b>
    </span>
  );
}

export function Spices({ sight, player, size = 24 }: { sight: Sight; player: Player; size?: number }) {
  return (
    <>
      {sight.printed.spices.map(({ id }) => {
        const label = counted(sight.printed, player.spices[id], id);
        return (
          <span key={id} class={`item ${player.spices[id] === 0 ? "zero" : ""}`} data-spice-of={`${player.owner} ${id}`} role="img" aria-label={label} title={label}>
            <Icon name={id} size={size} />
            <b class="num">{player.spices[id]}</b>
          </span>
        );
      })}
    </>
  );
}

/** Breakthroughs, contracts and scoring tiles that somebody has. */
export function Cards({ sight, player }: { sight: Sight; player: Player }) {
  const w = mervWords.value;
  const { breakthroughs, contracts, scoring_tiles } = player;
  if (breakthroughs.length + contracts.length + scoring_tiles.length === 0) return <span class="hint">{w.noCards}</span>;
  return (
    <>
      {breakthroughs.map((id) => (
        <span key={id} class="v-chip" role="img" aria-label={nameOf(sight.printed, id)} title={w.breakthroughs[id]}>
          <Face id={id} />
        </span>
      ))}
      {contracts.map((id) => (
        <ContractChip key={id} sight={sight} id={id} />
      ))}
      {scoring_tiles.map((id) => (
        <span key={id} class="v-chip" role="img" aria-label={nameOf(sight.printed, id)} title={nameOf(sight.printed, id)}>
          <Icon name="tile" size={14} />
          <Icon name={`site-${sight.printed.tile.get(id)?.action ?? "palace"}` as "site-palace"} size={15} />
        </span>
      ))}
    </>
  );
}
