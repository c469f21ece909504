// What an action of the board could bring the player who looks, with the cubes at hand.

import type { Context } from "../context";
import { costOf, mervWords, nameOf } from "../names";
import type { Cost } from "../printed";
import type { Action, Player } from "../view";
import { canPay, differentColors, looker, missingFor, mostOfOneColor } from "./means";
import { thingWords } from "./words";

const MOST_CUBES = 4; // in the library

/** One sentence; nothing for somebody who only looks on. */
export function actionNow(context: Context, action: Action): string[] {
  const player = looker(context.view);
  return player ? [NOW[action](context, player)] : [];
}

/** Whether a cost can be paid, or what of it is missing. */
export function meansFor(context: Context, cost: Cost, action: Action): string[] {
  const player = looker(context.view);
  if (!player) return [];
  const missing = missingFor(player, cost, context.view, action);
  const w = thingWords.value;
  return [Object.keys(missing).length === 0 ? w.payable : w.missing(costOf(context.printed, missing))];
}

const named = (all: string[]): string => [...new Set(all)].join(", ");

const NOW: Record<Action, (context: Context, player: Player) => string> = {
  caravansary: ({ view }, player) => {
    const cards = view.caravansary.cards.length;
    const reached = Math.min(cards, view.caravansary.camels + 1);
    return thingWords.value.cardsNow(Math.min(cards, mostOfOneColor(player, view, "caravansary")), reached);
  },
  palace: (context, player) => {
    const { printed, view } = context;
    const next = Object.values(player.courtiers).reduce((sum, count) => sum + count, 1);
    const halls = printed.halls
      .filter(({ id }) => view.palace[id].length < printed.rules.courtiers_per_hall)
      .filter(({ cost }) => canPay(player, { [cost]: next }, view, "palace"));
    return thingWords.value.courtierNow(next, named(halls.map(({ id }) => nameOf(printed, id))));
  },
  library: ({ printed }, player) => {
    const more = Math.min(MOST_CUBES, differentColors(player));
    const have = player.stores.scrolls;
    const found = printed.rules.breakthrough_scrolls.some((wanted) => have < wanted && wanted <= have + more);
    return thingWords.value.scrollsNow(more, have + more, found);
  },
  marketplace: ({ printed, view, names }, player) => {
    const cities = printed.cities.filter(({ cost }) => canPay(player, cost, view, "marketplace"));
    return thingWords.value.goodsNow(named(cities.map(({ id }) => names.thing(id))));
  },
  mosque: (context, player) => {
    const { printed, view } = context;
    const steps = printed.segments.filter(({ from }) => from === player.space);
    const paid = steps.filter(({ cost }) => canPay(player, cost, view, "mosque"));
    const brings = (id: string) => mervWords.value.boons[printed.space.get(id)?.boon ?? ""] ?? "";
    if (steps.length === 0) return thingWords.value.mosqueDone;
    if (paid.length > 0) return thingWords.value.stepNow(named(paid.map(({ to }) => brings(to))));
    return thingWords.value.stepLater(named(steps.map(({ cost }) => costOf(printed, cost))));
  },
  wall: ({ printed, view }, player) => {
    const walls = printed.walls.filter(({ id, cost }) => view.walls_left[id] && canPay(player, cost, view, "wall"));
    return thingWords.value.wallsNow(named(walls.map(({ id }) => nameOf(printed, id))));
  },
};

/** Whether one has a camel for the camel market, and whether it may still be used in this turn. */
export function stallNow({ view }: Context, camels: number): string[] {
  const w = thingWords.value;
  const player = looker(view);
  if (!player) return [];
  if (view.active === player.owner && view.decision.market_used) return [w.marketUsed];
  if (camels > 0) return [w.stallFull];
  return [player.camels > 0 ? w.stallPayable(player.camels) : w.stallNoCamel];
}
