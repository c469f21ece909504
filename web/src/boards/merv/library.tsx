// The library: the breakthroughs by tier, what each brings, and who has it.

import { Icon } from "../../pieces/icon";
import { ActionHead } from "./action_head";
import { mervWords, nameOf } from "./called";
import { MervCube } from "./cubes";
import { lights, nameInside, stateOf } from "./lit";
import { OwnerBadge } from "./owner";
import type { Sight } from "./sight";
import * as speak from "./speaking";
import type { Color } from "./view";

export function Library({ sight }: { sight: Sight }) {
  const w = mervWords.value;
  return (
    <section class="v-library sheet" aria-label={w.breakthrough}>
      <ActionHead sight={sight} action="library" />
      <div class="tiers">
        {sight.printed.rules.breakthrough_scrolls.map((scrolls, tier) => (
          <div key={tier} class="tier" role="group" aria-label={w.forScrolls(scrolls)}>
            <b class="num" aria-hidden="true">
              {scrolls}
              <Icon name="scroll" size={12} />
            </b>
            {sight.printed.breakthroughs
              .filter((one) => one.tier === tier + 1)
              .map((one) => (
                <BreakthroughCard key={one.id} sight={sight} id={one.id} />
              ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function BreakthroughCard({ sight, id }: { sight: Sight; id: string }) {
  const w = mervWords.value;
  const owner = sight.view.breakthroughs[id] ?? null;
  const patterns = speak.breakthrough(id);
  const label = [nameOf(sight.printed, id), w.breakthroughs[id], ...(owner === null ? [] : [w.takenBy(sight.called.owner(owner))])].join("; ");
  const { name, props } = nameInside(lights(sight, patterns, label, `learn ${id}`));
  return (
    <span class={`breakthrough ${owner === null ? "" : "taken"} ${stateOf(sight.table, patterns)}`} data-breakthrough={id} title={w.breakthroughs[id]} {...props}>
      {name && <span class="hidden">{name}</span>}
      <span class="face" aria-hidden="true">
        {owner === null ? <Face id={id} /> : <OwnerBadge owner={owner} size={18} />}
      </span>
    </span>
  );
}

/** What a breakthrough brings, as pictures. */
export function Face({ id }: { id: string }) {
  const w = mervWords.value;
  const [kind, of] = id.split("_") as [string, string];
  if (kind === "discount") {
    return (
      <>
        <Icon name={`site-${of}` as "site-palace"} size={16} />
        −1
      </>
    );
  }
  if (kind === "exchange") {
    return (
      <>
        <MervCube cube={of as Color} size={20} />›<Icon name="star" size={12} />
      </>
    );
  }
  if (id === "eight_points") return <>{w.pts(8)}</>;
  return (
    <>
      {PICTURES[id]!.map((name, at) => (
        <Icon key={at} name={name} size={16} />
      ))}
    </>
  );
}

const PICTURES: Record<string, ("cinnamon" | "disk" | "jar" | "site-mosque" | "plus" | "wall" | "favour" | "soldier")[]> = {
  free_caravan_card: ["cinnamon"],
  free_trading_post: ["disk", "jar"],
  free_mosque_step: ["site-mosque", "plus"],
  free_wall: ["wall"],
  favour_and_soldier: ["favour", "soldier"],
  two_favour: ["favour", "favour"],
  two_soldiers: ["soldier", "soldier"],
};
