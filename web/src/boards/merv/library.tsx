// The library: the breakthroughs by tier, what each brings, and who has it.

import { Icon } from "../../pieces/icon";
import { ActionHead } from "./action_head";
import type { Context } from "./context";
import { MervCube } from "./cubes";
import * as speak from "./move_patterns";
import { mervWords, nameOf } from "./names";
import { OwnerBadge } from "./owner";
import { nameInside, pickable, stateOf } from "./picking";
import type { Color } from "./view";

export function Library({ context }: { context: Context }) {
  const w = mervWords.value;
  return (
    <section class="v-library sheet" aria-label={w.breakthrough}>
      <ActionHead context={context} action="library" />
      <div class="tiers">
        {context.printed.rules.breakthrough_scrolls.map((scrolls, tier) => (
          <div key={tier} class="tier" role="group" aria-label={w.forScrolls(scrolls)}>
            <b class="num" aria-hidden="true" data-about="action library">
              {scrolls}
              <Icon name="scroll" size={12} />
            </b>
            {context.printed.breakthroughs
              .filter((one) => one.tier === tier + 1)
              .map((one) => (
                <BreakthroughCard key={one.id} context={context} id={one.id} />
              ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function BreakthroughCard({ context, id }: { context: Context; id: string }) {
  const w = mervWords.value;
  const owner = context.view.breakthroughs[id] ?? null;
  const patterns = speak.breakthrough(id);
  const label = [
    nameOf(context.printed, id),
    w.breakthroughs[id],
    ...(owner === null ? [] : [w.takenBy(context.names.owner(owner))]),
  ].join("; ");
  const { name, props } = nameInside(pickable(context, patterns, label, `learn ${id}`));
  return (
    <span
      class={`breakthrough ${owner === null ? "" : "taken"} ${stateOf(context.table, patterns)}`}
      data-breakthrough={id}
      data-about={`breakthrough ${id}`}
      {...props}
    >
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

const PICTURES: Record<
  string,
  ("cinnamon" | "disk" | "jar" | "site-mosque" | "plus" | "wall" | "favour" | "soldier")[]
> = {
  free_caravan_card: ["cinnamon"],
  free_trading_post: ["disk", "jar"],
  free_mosque_step: ["site-mosque", "plus"],
  free_wall: ["wall"],
  favour_and_soldier: ["favour", "soldier"],
  two_favour: ["favour", "favour"],
  two_soldiers: ["soldier", "soldier"],
};
