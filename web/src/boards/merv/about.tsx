// What the board knows of the things that a move speaks of: an action, a hall, a breakthrough, a
// contract with tick or cross, a space of the mosque and what it costs.

import type { ComponentChildren } from "preact";
import { Icon } from "../../pieces/icon";
import { actionIcon, BOONS } from "./boons";
import { Brings } from "./brings";
import { mervWords } from "./called";
import { Needs, needsText } from "./contracts";
import { CostCubes, MervCube } from "./cubes";
import { OwnerBadge } from "./owner";
import type { Cost } from "./printed";
import { needsOf } from "./reach";
import { playerOf, type Sight } from "./sight";
import { type Action, type Hall, nearSeat } from "./view";

type Teller = (sight: Sight, id: string, second: string) => ComponentChildren;

const TELLERS: Record<string, Teller> = {
  enter: (sight, kind, number) => <Line sight={sight} line={`${kind} ${number}`} />,
  activate: (sight, id) => actionText(sight.printed.site.get(id)?.action),
  take: (_, id, second) => (second === "action" ? actionText(id as Action) : null),
  courtier: (_, id) => hallText(id as Hall),
  score: (_, id) => hallText(id as Hall),
  learn: (_, id) => <p>{mervWords.value.breakthroughs[id]}</p>,
  fulfil: (sight, id) => <Asked sight={sight} id={id} />,
  advance: (sight, _, id) => <SpaceText sight={sight} id={id} />,
  trade: (sight, _, slot) => boonText(sight, sight.view.market.slots.find((one) => one.slot === slot)?.boon),
  build: (sight, id) => costText(sight, sight.printed.wall.get(id)?.cost, `build ${id}`),
  buy: (sight, _, id) => costText(sight, sight.printed.city.get(id)?.cost, `buy from ${id}`),
};

export function aboutMove(sight: Sight, move: string): ComponentChildren {
  const [verb = "", first = "", second = ""] = move.split(" ");
  return (
    <div class="v-about">
      <Brings sight={sight} move={move} />
      {TELLERS[verb]?.(sight, first, second)}
    </div>
  );
}

function actionText(action: Action | undefined): ComponentChildren {
  return (
    action && (
      <p>
        <Icon name={actionIcon(action)} size={18} /> {mervWords.value.actions[action]}
      </p>
    )
  );
}

/** The sites behind a slot: the action of each, its cube, and whose building it is. */
function Line({ sight, line }: { sight: Sight; line: string }) {
  const sites = sight.view.city.filter((site) => site && (`row ${site.row}` === line || `column ${site.column}` === line));
  return (
    <ul class="line-sites">
      {sites.map((site) => (
        <li key={site!.site}>
          <span class="v-chip" role="img" aria-label={[sight.called.site(site!.site), ...(site!.owner === null ? [] : [sight.called.owner(site!.owner)])].join(", ")}>
            {site!.owner !== null && <OwnerBadge owner={site!.owner} size={18} />}
            <Icon name={actionIcon(site!.action)} size={20} />
            <MervCube cube={site!.resource} size={24} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const hallText = (hall: Hall): ComponentChildren => <p>{mervWords.value.halls[hall]}</p>;

function boonText({ view }: Sight, boon: string | undefined): ComponentChildren {
  const w = mervWords.value;
  const isGone = boon === "caravan_card" && view.caravansary.cards.length + view.caravansary.deck === 0;
  return (
    boon && (
      <p>
        <Icon name={BOONS[boon] ?? "star"} size={18} /> {isGone ? w.noCardLeft : w.brings(w.boons[boon] ?? boon)}
      </p>
    )
  );
}

/** What something costs, where the prospect of a possible move does not show it. */
function costText({ printed, table }: Sight, cost: Cost | undefined, move: string): ComponentChildren {
  const isPossible = table.legal.value.some((one) => one.move === move);
  return cost && !isPossible && <CostCubes printed={printed} cost={cost} size={24} />;
}

function SpaceText({ sight, id }: { sight: Sight; id: string }) {
  const { space, at } = { space: sight.printed.space.get(id), at: playerOf(sight.view, nearSeat(sight.view))?.space };
  const way = sight.printed.segments.find((one) => one.to === id && one.from === at);
  return (
    <>
      {boonText(sight, space?.boon)}
      {costText(sight, way?.cost, `advance to ${id}`)}
    </>
  );
}

function Asked({ sight, id }: { sight: Sight; id: string }) {
  const contract = sight.printed.contract.get(id);
  if (!contract) return null;
  const needs = needsOf(contract, playerOf(sight.view, nearSeat(sight.view)));
  return <Needs needs={needs} size={24} label={needsText(sight, needs)} />;
}
