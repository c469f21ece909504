// What the others have, in the same order as one's own; and the courtier, who only builds.

import { Icon } from "../../pieces/icon";
import { mervWords } from "./called";
import { CUBES } from "./cubes";
import { Camels, Cards, CubeCount, Spices, STORES, StoreCount } from "./own";
import { OwnerBadge } from "./owner";
import type { Sight } from "./sight";
import { type CourtierPlayer, isCourtier, type Player } from "./view";

export function Others({ sight, near }: { sight: Sight; near: number }) {
  const others = sight.view.players.filter((player) => player.owner !== near);
  return (
    <>
      {others.map((player) =>
        isCourtier(player) ? <HighCourtier key="courtier" sight={sight} player={player} /> : <Other key={player.owner} sight={sight} player={player} />,
      )}
    </>
  );
}

function Other({ sight, player }: { sight: Sight; player: Player }) {
  const w = mervWords.value;
  const name = sight.called.owner(player.owner);
  const built = (sight.printed.components["buildings_per_player"] ?? 0) - player.buildings_left;
  const courtiers = Object.values(player.courtiers).reduce((sum, count) => sum + count, 0);
  return (
    <section class="v-other sheet" data-owner={player.owner} aria-label={w.seatOf(name)}>
      <h2>
        <OwnerBadge owner={player.owner} size={22} /> <span>{name}</span>
        <small>{w.withSets(player.points_with_sets)}</small>
      </h2>
      <div class="other-things">
        {player.owner !== "magistrate" && CUBES.map((cube) => <CubeCount key={cube} sight={sight} player={player} cube={cube} size={24} />)}
        <StoreCount sight={sight} player={player} store={STORES[0]!} size={19} />
        <StoreCount sight={sight} player={player} store={STORES[1]!} size={19} />
        <StoreCount sight={sight} player={player} store={STORES[2]!} size={19} />
        <Camels sight={sight} player={player} size={20} />
        <span />
        <Spices sight={sight} player={player} size={19} />
      </div>
      <p class="other-foot">
        {w.placed(built, courtiers, player.posts.length)} {hasCards(player) && <Cards sight={sight} player={player} />}
      </p>
    </section>
  );
}

const hasCards = ({ breakthroughs, contracts, scoring_tiles }: Player): boolean => breakthroughs.length + contracts.length + scoring_tiles.length > 0;

function HighCourtier({ sight, player }: { sight: Sight; player: CourtierPlayer }) {
  const w = mervWords.value;
  return (
    <section class="v-other courtier sheet" data-owner="courtier" aria-label={w.seatOf(sight.called.owner("courtier"))}>
      <h2>
        <OwnerBadge owner="courtier" size={22} /> <span>{sight.called.owner("courtier")}</span>
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
