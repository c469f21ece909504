// What the things beside the city of Merv are: cities, mosque, palace, library, contracts, caravan cards, tracks.

import { Icon } from "../../../pieces/icon";
import type { Explained } from "../../parts/explained";
import { actionIcon, BOONS, HALLS } from "../boons";
import { type Context, playerOf } from "../context";
import { Needs, needsText } from "../contracts";
import { contractName, costOf, counted, mervWords, nameOf, roman } from "../names";
import { kindsOf, needsOf } from "../reach";
import { type Action, type Hall, isCourtier, nearSeat, type Player } from "../view";
import { actionNow, meansFor } from "./now";
import { thingWords } from "./words";

const near = ({ view }: Context): Player | undefined => playerOf(view, nearSeat(view));

export function explainCity(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const { printed, view, names } = context;
  const city = printed.city.get(id);
  const now = view.marketplace.find((one) => one.city === id);
  if (!city || !now) return null;
  const isInner = city.ring === "inner";
  const reward = isInner ? now.camel && mervWords.value.plan.aCamel : mervWords.value.plan.aFavour;
  const before = printed.cities[printed.cities.indexOf(city) - 4];
  const isYours = now.posts.includes(nearSeat(view));
  return {
    title: names.thing(id),
    sign: <Icon name={isInner ? "jar" : "gem"} />,
    lines: [
      w.cityGood(names.thing(isInner ? "common" : "rare"), costOf(printed, city.cost)),
      ...meansFor(context, city.cost, "marketplace"),
      isYours ? w.cityYours : w.cityCamel,
      now.posts.length > 0 ? w.cityPosts(now.posts.map(names.owner).join(", ")) : w.cityNoPost,
      now.posts.length === 0 && reward && w.cityReward(reward),
      !isInner && before && w.cityFar(names.thing(before.id)),
    ].filter(Boolean),
    clause: isInner ? "marketplace.cost" : "marketplace.inner",
  };
}

export function explainSpace(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const { printed, view, names } = context;
  const space = printed.space.get(id);
  const here = view.players.flatMap((one) => (!isCourtier(one) && one.space === id ? [names.owner(one.owner)] : []));
  const stands = here.length > 0 ? [w.spaceHere(here.join(", "))] : [];
  if (!space) return { title: mervWords.value.start, lines: stands, clause: "mosque.path" };
  const ways = printed.segments.filter((one) => one.to === id);
  const costs = ways.map((one) => costOf(printed, one.cost));
  const next = ways.find(({ from }) => from === near(context)?.space);
  return {
    title: nameOf(printed, id),
    sign: <Icon name={BOONS[space.boon] ?? "star"} />,
    lines: [
      w.spaceBrings(mervWords.value.boons[space.boon] ?? space.boon),
      ...(space.points > 0 ? [w.spacePoints(space.points)] : []),
      w.spaceCosts([...new Set(costs)].join(" / ")),
      ...(next ? meansFor(context, next.cost, "mosque") : []),
      ...stands,
    ],
    clause: "mosque.cost",
  };
}

export function explainTile(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const tile = context.printed.tile.get(id);
  if (!tile) return null;
  const owner = context.view.scoring_tiles[id] ?? null;
  return {
    title: nameOf(context.printed, id),
    sign: <Icon name={actionIcon(tile.action)} />,
    lines: [
      w.tile(context.printed.rules.scoring_tile_points, nameOf(context.printed, tile.action)),
      owner === null ? w.tileGet : w.taken(context.names.owner(owner)),
    ],
    clause: "score.tile",
  };
}

export function explainHall(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const { printed, view } = context;
  const hall = printed.hall.get(id);
  if (!hall) return null;
  const player = near(context);
  const placed = Object.values(player?.courtiers ?? {}).reduce((sum, count) => sum + count, 0);
  const free = printed.rules.courtiers_per_hall - view.palace[hall.id].length;
  const have = counted(printed, player?.cubes[hall.cost] ?? 0, hall.cost);
  return {
    title: nameOf(printed, id),
    sign: <Icon name={HALLS[hall.id]} />,
    lines: [
      mervWords.value.halls[hall.id],
      w.hallNext(counted(printed, placed + 1, hall.cost), have),
      `${w.hallFree(free)} ${view.palace[hall.id].length === 0 ? w.hallFirst : ""}`,
      ...worth(context, hall.id),
    ],
    clause: "palace.cost",
  };
}

/** What one's courtiers in a hall would score now. */
function worth(context: Context, hall: Hall): string[] {
  const player = near(context);
  const courtiers = player?.courtiers[hall] ?? 0;
  if (!player || courtiers === 0 || hall === "faith") return [];
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);
  const each = {
    knowledge: player.stores.scrolls,
    spice: sum(player.spices),
    trade: player.stores.common + player.stores.rare,
  }[hall];
  return [thingWords.value.hallScores(each * courtiers, courtiers)];
}

export function explainBreakthrough(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const { printed, view, names } = context;
  const found = printed.breakthrough.get(id);
  if (!found) return null;
  const owner = view.breakthroughs[id] ?? null;
  const scrolls = printed.rules.breakthrough_scrolls[found.tier - 1] ?? 0;
  return {
    title: nameOf(printed, id),
    sign: <Icon name="breakthrough" />,
    lines: [
      mervWords.value.breakthroughs[id],
      w.breakthroughFor(scrolls, near(context)?.stores.scrolls ?? 0),
      ...(owner === null ? [] : [w.taken(names.owner(owner))]),
    ],
    clause: "library.breakthrough",
  };
}

export function explainContract(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const { printed, names } = context;
  const contract = printed.contract.get(id);
  if (!contract) return null;
  const player = near(context);
  const needs = needsOf(contract, player);
  const influence = printed.influence.contract_levels[contract.level - 1] ?? 0;
  return {
    title: contractName(printed, contract),
    sign: <Icon name="contract" />,
    lines: [
      <Needs key="needs" needs={needs} size={22} label={needsText(context, needs)} />,
      w.contractBrings(contract.points, names.thing(contract.bonus)),
      w.contractOf(roman(contract.level), influence, player?.influence ?? 0),
      w.bound,
    ],
    clause: "contract.influence",
  };
}

/** A card of the caravan by its place in the queue, from 1 on. */
export function explainCard(context: Context, place: string): Explained | null {
  const w = thingWords.value;
  const { cards, camels } = context.view.caravansary;
  const spice = cards[Number(place) - 1];
  if (!spice) return null;
  return {
    title: mervWords.value.card(nameOf(context.printed, spice), Number(place)),
    sign: <Icon name={spice} />,
    lines: [
      `${w.cardCosts} ${w.cardReach(Number(place))}`,
      ...(Number(place) <= camels ? [w.cardCamel] : []),
      ...aboutSpice(context, spice),
    ],
    clause: "caravansary.reach",
  };
}

export function aboutSpice(context: Context, spice: string): string[] {
  const w = thingWords.value;
  const { printed } = context;
  const boon = printed.spice.get(spice)?.pair_boon ?? "";
  return [
    w.cardPair(mervWords.value.boons[boon] ?? boon),
    `${w.sets(printed.rules.set_points.join(", "))} ${w.kinds(kindsOf(printed, near(context)?.influence ?? 0))}`,
  ];
}

export function explainDeck(context: Context): Explained {
  return {
    title: mervWords.value.deck(context.view.caravansary.deck),
    lines: [mervWords.value.actions["caravansary"]],
    clause: "caravansary.restock",
  };
}

export function explainAction(context: Context, action: string): Explained {
  return {
    title: mervWords.value.places[action] ?? action,
    sign: <Icon name={actionIcon(action as Action)} />,
    lines: [mervWords.value.actions[action], ...actionNow(context, action as Action)],
    clause: "action.site",
  };
}
