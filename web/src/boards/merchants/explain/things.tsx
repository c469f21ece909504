// What lies beside the map of Merchants of Europe: resources, gold, cards, what can be built, the seats.

import { Icon } from "../../../pieces/icon";
import type { Explained } from "../../parts/explained";
import { type Context, playerOf } from "../context";
import { merchantsWords } from "../names";
import { iconOf } from "../resource";
import { nearSeat } from "../view";
import { price } from "./price";
import { thingWords } from "./words";

const BUILT = { route: "trade_route", merchant: "merchant", caravan: "caravan", card: "development_card" } as const;
const MOVED: Record<string, "merchant" | "caravan"> = { grain: "merchant", salt: "caravan" };

export function explainResource(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const { printed, names, view } = context;
  const terrain = [...printed.terrain.values()].find((one) => one.resource === id);
  if (!terrain) return null;
  const { builds } = merchantsWords.value;
  const kinds = Object.entries(BUILT).filter(([, cost]) => (printed.costs[cost][id] ?? 0) > 0);
  const parts = kinds.map(([kind]) => builds[kind]).join(", ");
  const own = playerOf(context, nearSeat(view)).own?.resources[id];
  const piece = MOVED[id];
  return {
    title: names.resource(id),
    sign: <Icon name={iconOf(id)} />,
    lines: [
      `${own === undefined ? "" : w.inHand(own)} ${w.inSupply(view.supply[id] ?? 0)}`,
      [w.from(names.terrain(terrain.id)), w.buys(parts), ...(piece ? [w.moves(builds[piece]!)] : [])].join(" "),
      w.exchange(printed.rules["supply_exchange_give"] ?? 0, printed.rules["gold_price_per_resource"] ?? 0),
    ],
    clause: "production.post",
  };
}

export function explainBuild(context: Context, kind: string): Explained | null {
  const w = thingWords.value;
  const { rules } = context.printed;
  const cost = BUILT[kind as keyof typeof BUILT];
  if (!cost) return null;
  const moves = {
    merchant: [w.merchantMoves(rules["intersections_per_grain"] ?? 0)],
    caravan: [w.caravanMoves(rules["routes_per_salt"] ?? 0)],
  }[kind];
  return {
    title: merchantsWords.value.builds[kind]!,
    sign: <Icon name={kind === "card" ? "development" : (kind as "route")} />,
    lines: [price(context, cost, context.table.pointed.value !== null), w.builds[kind], ...(moves ?? [])],
    clause: { route: "route.cost", merchant: "merchant.cost", caravan: "caravan.cost", card: "card.cost" }[kind] ?? "",
  };
}

export function explainGold(context: Context, seat: string): Explained {
  const w = thingWords.value;
  const player = playerOf(context, Number(seat));
  return {
    title: w.goldTitle(context.names.seat(player.seat), player.gold),
    sign: <Icon name="gold" />,
    lines: [w.goldUse],
    clause: "gold.buy",
  };
}

export function explainHand(context: Context, seat: string): Explained {
  const w = thingWords.value;
  const player = playerOf(context, Number(seat));
  const limit = context.printed.rules["hand_limit_before_discard"] ?? 0;
  return {
    title: w.handTitle(context.names.seat(player.seat), player.hand),
    lines: [w.handUse(limit)],
    clause: "seven.discard",
  };
}

export function explainCards(context: Context, seat: string): Explained {
  const w = thingWords.value;
  const player = playerOf(context, Number(seat));
  return {
    title: w.cardsTitle(context.names.seat(player.seat), player.cards),
    sign: <Icon name="development" />,
    lines: [w.cardsUse],
    clause: "play.once",
  };
}

export function explainCard(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const card = context.printed.card.get(id);
  if (!card) return null;
  const { own } = playerOf(context, nearSeat(context.view));
  const count = (own?.cards[id] ?? 0) + (own?.fresh_cards[id] ?? 0);
  return {
    title: context.names.card(id),
    sign: <Icon name="development" />,
    lines: [merchantsWords.value.texts[id]?.(card.amount) ?? card.text, w.card(count, card.count), w.cardsUse],
    clause: "play.once",
  };
}

export function explainStack(context: Context): Explained {
  const w = thingWords.value;
  return {
    title: w.stack(context.view.card_stack),
    sign: <Icon name="development" />,
    lines: [price(context, "development_card"), w.cardsUse],
    clause: "card.cost",
  };
}

export function explainSeat(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const player = context.view.players[Number(id)];
  if (!player) return null;
  const { seat, delivered, free, storage } = player;
  const needed = context.printed.storage(context.view.board, context.view.players.length).commodity_tokens;
  return {
    title: w.seatTitle(context.names.seat(seat), delivered, needed),
    sign: <Icon name="commodity" />,
    lines: [w.race(free, storage), w.win],
    clause: "win.all",
  };
}

export const explainDice = (): Explained => ({
  title: thingWords.value.dice,
  lines: [thingWords.value.diceUse],
  clause: "production.roll",
});
