// What can be built and bought, each with its cost. It glows while a move does it; pointing at what
// is not possible asks why.

import { Icon, type IconName } from "../../pieces/icon";
import type { Table } from "../../play/table";
import { barred, chooseOrPlay, wanted } from "./composing";
import { type Context, playerOf, sheetOf } from "./context";
import { BUILDS, type Build, buildsOf } from "./moves_for";
import { merchantsWords } from "./names";
import { Cost, listed, Resource } from "./resource";
import { tab } from "./tab";
import { nearSeat } from "./view";

const KINDS: { kind: Build; icon: IconName; cost: "trade_route" | "merchant" | "caravan" | "development_card" }[] = [
  { kind: "route", icon: "route", cost: "trade_route" },
  { kind: "merchant", icon: "merchant", cost: "merchant" },
  { kind: "caravan", icon: "caravan", cost: "caravan" },
  { kind: "card", icon: "development", cost: "development_card" },
];

/** How many kinds can be built now. */
export const buildCount = (context: Context): number =>
  KINDS.filter(({ kind }) => buildsOf(context.table.legal.value, kind)).length;

export function BuildPanel({ context }: { context: Context }) {
  const w = merchantsWords.value;
  return (
    <section class="sheet panel" aria-label={w.buildHead}>
      <h2 class="head">{w.buildHead}</h2>
      <div class="panel-rows">
        {KINDS.map(({ kind, icon, cost }) => (
          <Row key={kind} context={context} kind={kind} icon={icon} cost={context.printed.costs[cost]} />
        ))}
        <Moving context={context} />
      </div>
    </section>
  );
}

/** What moving costs, where one looks for what things cost. */
function Moving({ context: { printed, names } }: { context: Context }) {
  const w = merchantsWords.value;
  const costs = [
    { kind: "merchant", food: "grain", steps: printed.rules["intersections_per_grain"] ?? 0 },
    { kind: "caravan", food: "salt", steps: printed.rules["routes_per_salt"] ?? 0 },
  ] as const;
  return (
    <p class="moving">
      {costs.map(({ kind, food, steps }) => (
        <span key={kind} data-about={`build ${kind}`}>
          <Icon name={kind} /> {w.moving[kind](steps)} <Resource id={food} label={names.resource(food)} />
        </span>
      ))}
    </p>
  );
}

function Row({
  context,
  kind,
  icon,
  cost,
}: {
  context: Context;
  kind: Build;
  icon: IconName;
  cost: Record<string, number>;
}) {
  const w = merchantsWords.value;
  const { table } = context;
  const start = buildsOf(table.legal.value, kind);
  const isPicked = start !== undefined && table.picked.value.join(" ").startsWith(start);
  const moves = movesOf(table, start);
  const point = (on: boolean) => {
    const stands = unlikely(context, kind);
    barred.value = on && !start ? { move: stands, title: w.builds[kind]! } : null;
    if (moves.length > 1) wanted.value = on ? start! : null;
    else table.pointed.value = on ? (moves[0] ?? stands) : null;
  };
  const state = start ? (isPicked ? "chosen" : "possible") : "barred-row";
  return (
    <button
      class={`panel-row ${state}`}
      data-build={kind}
      data-about={`build ${kind}`}
      aria-disabled={start === undefined}
      aria-pressed={isPicked}
      onClick={() => start && pickBuild(table, start)}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      <Icon name={icon} />
      <span>
        {w.builds[kind]} {isAgain(start) && <small>{w.again}</small>}
      </span>
      <Cost counts={cost} label={w.costLabel(listed(cost, context.names.resource))} />
    </button>
  );
}

const isAgain = (start: string | undefined) => start === BUILDS.merchant[1] || start === BUILDS.caravan[1];
const movesOf = (table: Table, start: string | undefined) =>
  start ? table.legal.value.map(({ move }) => move).filter((move) => `${move} `.startsWith(`${start} `)) : [];

/** The whole move where there is but one; else its first word, and the map shows where. */
function pickBuild(table: Table, start: string): void {
  const moves = movesOf(table, start);
  if (moves.length === 1) return chooseOrPlay(table, moves[0]!);
  if (table.picked.value[0] === start) table.chooseAgain();
  else {
    table.chooseAgain();
    table.pick(start);
    tab.value = "map";
  }
}

/** A move of that kind which the house will refuse, and say why. */
function unlikely(context: Context, kind: Build): string {
  const { color } = playerOf(context, nearSeat(context.view));
  const city = Object.entries(context.view.cities).find(([, { post }]) => post === color)?.[0];
  const route = Object.entries(context.view.routes).find(([, owner]) => owner === color)?.[0];
  const path = sheetOf(context).paths[0]!.id;
  const moves: Record<Build, string> = {
    route: `route ${path}`,
    merchant: `recruit ${city}`,
    caravan: `assemble ${route ?? path}`,
    card: "buy card",
  };
  return moves[kind];
}
