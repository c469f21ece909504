// What the things on the map of Merchants of Europe are: regions, cities, paths, pieces.

import { Icon } from "../../../pieces/icon";
import type { Explained } from "../../parts/explained";
import type { Context } from "../context";
import { regionFacts, yieldsAt } from "../facts";
import { nearSeat, type Player } from "../view";
import { price } from "./price";
import { thingWords } from "./words";

const SEVEN = 7;

/** Of 36 rolls, how many show the number. */
const chanceOf = (number: number): number => SEVEN - 1 - Math.abs(SEVEN - number);

export function explainHex(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const hex = context.printed.hex.get(id);
  if (!hex) return null;
  const number = context.view.numbers[id];
  return {
    title: `${context.names.hex(id)}: ${context.names.terrain(hex.terrain)}`,
    lines: [
      ...regionFacts(context, hex),
      ...(number === undefined ? [] : [w.chance(chanceOf(number))]),
      ...(context.view.robber === id ? [w.robberHere] : []),
    ],
    clause: number === undefined ? "post.token" : "production.post",
  };
}

export function explainPlace(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const { printed, view, names } = context;
  const city = printed.place.get(id)?.city ?? null;
  if (!city) return printed.place.has(id) ? { title: names.place(id), lines: [w.corner], clause: "move.path" } : null;
  return {
    title: names.city(id),
    sign: <Icon name="post" />,
    lines: [
      ...stands(context, id),
      yieldsAt(context, id),
      ...(city.gold > 0 && !view.cities[id] ? [w.coins(city.gold)] : []),
    ],
    clause: view.cities[id] ? "deliver.beside" : "post.found",
  };
}

/** Whose trading post stands there, and whether something can be delivered to it. */
function stands({ view, names }: Context, id: string): string[] {
  const w = thingWords.value;
  const site = view.cities[id];
  if (!site) return [w.site];
  const isOwn = site.post === view.players[nearSeat(view)]?.color;
  const delivery = site.commodity ? w.delivered(names.color(site.commodity)) : isOwn ? w.takesOwn : w.takes;
  return [`${names.color(site.post)}. ${delivery}`];
}

export function explainPath(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const { printed, view, names } = context;
  const path = printed.path.get(id);
  if (!path) return null;
  const owner = view.routes[id];
  const own = view.players[nearSeat(view)];
  const route =
    owner === undefined ? [w.noRoute, `${price(context, "trade_route")} ${w.left(own?.routes_left ?? 0)}`] : [];
  return {
    title: names.path(id),
    sign: <Icon name="route" />,
    lines: [
      ...route,
      owner !== undefined && (owner === own?.color ? w.routeOwn : w.route(names.color(owner))),
      path.isArrow && w.arrow,
      path.isSea && w.sea,
    ].filter(Boolean),
    clause: path.isArrow ? "route.arrow" : owner ? "fee.owner" : "route.cost",
  };
}

const ownersAt = ({ view }: Context, kind: "merchants" | "caravans", at: string): Player[] =>
  view.players.filter((player) => player[kind].includes(at));

export function explainMerchant(context: Context, at: string): Explained {
  const w = thingWords.value;
  const names = ownersAt(context, "merchants", at).map(({ seat }) => context.names.seat(seat));
  return {
    title: w.merchantOf(names.join(", ")),
    sign: <Icon name="merchant" />,
    lines: [w.merchantMoves(context.printed.rules["intersections_per_grain"] ?? 0), context.names.place(at)],
    clause: "move.grain",
  };
}

export function explainCaravan(context: Context, at: string): Explained {
  const w = thingWords.value;
  const { rules } = context.printed;
  const names = ownersAt(context, "caravans", at).map(({ seat }) => context.names.seat(seat));
  return {
    title: w.caravanOf(names.join(", ")),
    sign: <Icon name="caravan" />,
    lines: [
      w.caravanMoves(rules["routes_per_salt"] ?? 0),
      w.fee(rules["right_of_way_fee_gold"] ?? 0),
      context.names.path(at),
    ],
    clause: "caravan.salt",
  };
}

export const explainRobber = (): Explained => ({
  title: thingWords.value.robber,
  sign: <Icon name="robber" />,
  lines: [thingWords.value.robberDoes],
  clause: "production.robber",
});
