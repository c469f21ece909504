// What everybody can see of a place or a region: which numbers yield what there, and whose trading
// posts stand beside it. Pure functions over the view and the printed board.

import type { Context } from "./context";
import { sheetOf } from "./context";
import { corners, hexesAt, keyOf, pointOf } from "./geometry";
import { merchantsWords } from "./names";
import type { Hex } from "./printed";
import { seatOf } from "./view";

const spotKey = ({ x, y }: { x: number; y: number }): string => keyOf([Math.round(x), Math.round(y)]);

/** The cities at the corners of a hex. */
export function citiesBeside({ printed }: Context, hex: Hex): string[] {
  const around = new Set(corners([hex.q, hex.r]).map((corner) => spotKey(pointOf(corner))));
  return [...printed.city.keys()].filter((city) => around.has(spotKey(printed.pointOf(city)!)));
}

/** The hexes around a city. */
export function hexesBeside(context: Context, city: string): Hex[] {
  const cells = new Set(hexesAt(context.printed.city.get(city)!.at).map((cell) => keyOf(cell)));
  return sheetOf(context).hexes.filter(({ q, r }) => cells.has(keyOf([q, r])));
}

const resourceOf = ({ printed, names }: Context, hex: Hex): string =>
  names.resource(printed.terrain.get(hex.terrain)?.resource);

/** What a trading post in that city yields, and on which numbers. */
export function yieldsAt(context: Context, city: string): string {
  const w = merchantsWords.value.facts;
  const told = hexesBeside(context, city).map((hex) => {
    const number = context.view.numbers[hex.id];
    return number === undefined ? w.noNumber(resourceOf(context, hex)) : w.on(resourceOf(context, hex), number);
  });
  return told.length > 0 ? w.yields(told.join(", ")) : "";
}

/** What the robber would keep from whom in that region. */
export function robbedAt(context: Context, id: string): string[] {
  const w = merchantsWords.value.facts;
  const hex = context.printed.hex.get(id);
  if (!hex) return [];
  const number = context.view.numbers[id];
  const blocked =
    number === undefined ? w.blocksNothing(resourceOf(context, hex)) : w.blocks(resourceOf(context, hex), number);
  const posts = postsBeside(context, hex);
  return [blocked, ...(posts.length > 0 ? posts : [w.nobody])];
}

/** What a region yields, and to whom. */
export function regionFacts(context: Context, hex: Hex): string[] {
  const w = merchantsWords.value.facts;
  const number = context.view.numbers[hex.id];
  const resource = resourceOf(context, hex);
  const posts = postsBeside(context, hex);
  return [
    w.yields(number === undefined ? w.noNumber(resource) : w.on(resource, number)),
    ...(posts.length > 0 ? posts : [w.nobody]),
  ];
}

function postsBeside(context: Context, hex: Hex): string[] {
  const { view, names } = context;
  const w = merchantsWords.value.facts;
  const owned = new Map<string, string[]>();
  for (const city of citiesBeside(context, hex)) {
    const owner = view.cities[city]?.post;
    if (owner) owned.set(owner, [...(owned.get(owner) ?? []), names.city(city)]);
  }
  return [...owned].map(([color, cities]) => {
    const player = view.players[seatOf(color)];
    return player ? w.posts(names.seat(player.seat), player.hand, cities.join(", ")) : w.neutral(cities.join(", "));
  });
}
