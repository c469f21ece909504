// What the board knows of the things that a move speaks of: an action, a hall, a breakthrough, a
// contract with tick or cross, a space of the mosque and what it costs.

import type { ComponentChildren } from "preact";
import { Icon } from "../../pieces/icon";
import { actionIcon, BOONS } from "./boons";
import { type Context, playerOf } from "./context";
import { Needs, needsText } from "./contracts";
import { CostCubes, MervCube } from "./cubes";
import { mervWords } from "./names";
import { OwnerBadge } from "./owner";
import type { Cost } from "./printed";
import { needsOf } from "./reach";
import { type Action, type Hall, nearSeat } from "./view";

type Teller = (context: Context, id: string, second: string) => ComponentChildren;

const TELLERS: Record<string, Teller> = {
  enter: (context, kind, number) => <LineSites context={context} line={`${kind} ${number}`} />,
  activate: (context, id) => actionText(context.printed.site.get(id)?.action),
  take: (_, id, second) => (second === "action" ? actionText(id as Action) : null),
  courtier: (_, id) => hallText(id as Hall),
  score: (_, id) => hallText(id as Hall),
  learn: (_, id) => <p>{mervWords.value.breakthroughs[id]}</p>,
  fulfil: (context, id) => <Asked context={context} id={id} />,
  advance: (context, _, id) => <SpaceText context={context} id={id} />,
  guard: () => <p>{mervWords.value.guards}</p>,
  pay: ({ view, names }) =>
    view.step === "ransom" && view.site && <p>{mervWords.value.keeps(names.site(view.site))}</p>,
  trade: (context, _, slot) => boonText(context, context.view.market.slots.find((one) => one.slot === slot)?.boon),
  boon: (context, id) => boonText(context, id),
  build: (context, id) => costText(context, context.printed.wall.get(id)?.cost, `build ${id}`),
  buy: (context, _, id) => costText(context, context.printed.city.get(id)?.cost, `buy from ${id}`),
};

export function AboutMove({ context, move }: { context: Context; move: string }) {
  const [verb = "", first = "", second = ""] = move.split(" ");
  return <div class="v-about">{TELLERS[verb]?.(context, first, second)}</div>;
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
export function LineSites({ context, line }: { context: Context; line: string }) {
  const sites = context.view.city.filter(
    (site) => site && (`row ${site.row}` === line || `column ${site.column}` === line),
  );
  return (
    <ul class="line-sites">
      {sites.map((site) => (
        <li key={site!.site}>
          <span
            class="v-chip"
            role="img"
            aria-label={[
              context.names.site(site!.site),
              ...(site!.owner === null ? [] : [context.names.owner(site!.owner)]),
            ].join(", ")}
          >
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

function boonText({ view }: Context, boon: string | undefined): ComponentChildren {
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
function costText({ printed, table }: Context, cost: Cost | undefined, move: string): ComponentChildren {
  const isPossible = table.legal.value.some((one) => one.move === move);
  return cost && !isPossible && <CostCubes printed={printed} cost={cost} size={24} />;
}

function SpaceText({ context, id }: { context: Context; id: string }) {
  const { space, at } = {
    space: context.printed.space.get(id),
    at: playerOf(context.view, nearSeat(context.view))?.space,
  };
  const way = context.printed.segments.find((one) => one.to === id && one.from === at);
  return (
    <>
      {boonText(context, space?.boon)}
      {costText(context, way?.cost, `advance to ${id}`)}
    </>
  );
}

function Asked({ context, id }: { context: Context; id: string }) {
  const contract = context.printed.contract.get(id);
  if (!contract) return null;
  const needs = needsOf(contract, playerOf(context.view, nearSeat(context.view)));
  return <Needs needs={needs} size={24} label={needsText(context, needs)} />;
}
