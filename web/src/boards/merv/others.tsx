// What the others have, in the same order as one's own; and the courtier, who only builds.

import { Icon } from "../../pieces/icon";
import type { Context } from "./context";
import { CUBES } from "./cubes";
import { mervWords } from "./names";
import { Camels, Cards, CubeCount, Spices, STORES, StoreCount } from "./own";
import { OwnerBadge } from "./owner";
import { type CourtierPlayer, isCourtier, type Player } from "./view";

export function Others({ context, near }: { context: Context; near: number }) {
  const others = context.view.players.filter((player) => player.owner !== near);
  return (
    <>
      {others.map((player) =>
        isCourtier(player) ? (
          <HighCourtier key="courtier" context={context} player={player} />
        ) : (
          <Other key={player.owner} context={context} player={player} />
        ),
      )}
    </>
  );
}

function Other({ context, player }: { context: Context; player: Player }) {
  const w = mervWords.value;
  const name = context.names.owner(player.owner);
  const built = (context.printed.components["buildings_per_player"] ?? 0) - player.buildings_left;
  const courtiers = Object.values(player.courtiers).reduce((sum, count) => sum + count, 0);
  return (
    <section
      class="v-other sheet"
      data-owner={player.owner}
      data-about={`seat ${player.owner}`}
      aria-label={w.seatOf(name)}
    >
      <h2>
        <OwnerBadge owner={player.owner} size={22} /> <span>{name}</span>
        <small>{w.withSets(player.points_with_sets)}</small>
      </h2>
      <div class="other-things">
        {player.owner !== "magistrate" &&
          CUBES.map((cube) => <CubeCount key={cube} context={context} player={player} cube={cube} size={24} />)}
        <StoreCount context={context} player={player} store={STORES[0]!} size={19} />
        <StoreCount context={context} player={player} store={STORES[1]!} size={19} />
        <StoreCount context={context} player={player} store={STORES[2]!} size={19} />
        <Camels context={context} player={player} size={20} />
        <span />
        <Spices context={context} player={player} size={19} />
      </div>
      <p class="other-foot">
        {w.placed(built, courtiers, player.posts.length)}{" "}
        {hasCards(player) && <Cards context={context} player={player} />}
      </p>
    </section>
  );
}

const hasCards = ({ breakthroughs, contracts, scoring_tiles }: Player): boolean =>
  breakthroughs.length + contracts.length + scoring_tiles.length > 0;

function HighCourtier({ context, player }: { context: Context; player: CourtierPlayer }) {
  const w = mervWords.value;
  return (
    <section
      class="v-other courtier sheet"
      data-owner="courtier"
      data-about="seat courtier"
      aria-label={w.seatOf(context.names.owner("courtier"))}
    >
      <h2>
        <OwnerBadge owner="courtier" size={22} /> <span>{context.names.owner("courtier")}</span>
      </h2>
      <div class="other-things">
        <span class="item">
          <Icon name="camel" size={20} class="camel" />
          <b class="num">{player.camels}</b>
        </span>
      </div>
      <p class="other-foot">
        {w.leftShort(player.buildings_left)}, {w.courtierPlays}
      </p>
    </section>
  );
}
