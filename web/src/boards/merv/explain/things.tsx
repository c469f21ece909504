// What players of Merv have, and where they stand: cubes, goods, camels, spices, tracks, points.

import type { Explained } from "../../parts/explained";
import { type Context, playerOf } from "../context";
import { counted, mervWords, nameOf, roman } from "../names";
import { type Cube, nearSeat, type Owner, type Player, type Spice, type Store } from "../view";
import { aboutSpice } from "./halls";
import { thingWords } from "./words";

const ownerOf = (id: string): Owner => (/^\d+$/.test(id) ? Number(id) : (id as Owner));

/** Something that somebody has: "0 teal". */
function held(
  context: Context,
  id: string,
  tell: (player: Player, thing: string) => Omit<Explained, "title"> & { count: string },
): Explained | null {
  const [owner = "", thing = ""] = id.split(" ");
  const player = playerOf(context.view, ownerOf(owner));
  if (!player) return null;
  const { count, ...told } = tell(player, thing);
  return { title: thingWords.value.cubeTitle(context.names.owner(player.owner), count), ...told };
}

export const explainCube = (context: Context, id: string): Explained | null =>
  held(context, id, (player, cube) => ({
    count: counted(context.printed, player.cubes[cube as Cube], cube),
    lines: [cube === "white" ? thingWords.value.whiteUse : thingWords.value.cubeUse(nameOf(context.printed, cube))],
    clause: cube === "white" ? "pay.white" : "pay.color",
  }));

export const explainStore = (context: Context, id: string): Explained | null =>
  held(context, id, (player, store) => ({
    count: counted(context.printed, player.stores[store as Store], store),
    lines: [thingWords.value[`${store as Store}Use`]],
    clause: store === "scrolls" ? "library.cubes" : "marketplace.goods",
  }));

export const explainSpice = (context: Context, id: string): Explained | null =>
  held(context, id, (player, spice) => ({
    count: counted(context.printed, player.spices[spice as Spice], spice),
    lines: aboutSpice(context, spice),
    clause: "caravansary.pairs",
  }));

export const explainCamels = (context: Context, id: string): Explained | null =>
  held(context, id, (player) => ({
    count: `${player.camels} ${mervWords.value.camels}`,
    lines: [thingWords.value.camelsUse],
    clause: "components.camels",
  }));

/** A space of a track: "influence 4". */
export function explainTrack(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const [name, at] = id.split(" ") as ["influence" | "favour", string | undefined];
  const { points } = context.printed[name];
  const player = playerOf(context.view, nearSeat(context.view));
  const space = Number(at ?? player?.[name] ?? 0);
  return {
    title: w.trackSpace(mervWords.value[name], space),
    lines: [
      `${w.trackPoints(points[space] ?? 0)} ${player ? w.trackYou(player[name]) : ""}`,
      ...(name === "influence" ? opened(context, space) : []),
      name === "influence" ? w.influenceUse : w.favourUse,
    ],
    clause: name === "influence" ? "influence.track" : "favour.track",
  };
}

/** What is allowed from a space of influence on. */
function opened({ printed }: Context, space: number): string[] {
  const { contract_levels, spice_types } = printed.influence;
  const { level, spices } = mervWords.value.allows;
  const allowed = [
    ...(contract_levels.includes(space) ? [level(roman(contract_levels.indexOf(space) + 1))] : []),
    ...(spice_types.includes(space) ? [spices(spice_types.indexOf(space) + 2)] : []),
  ];
  return allowed.length > 0 ? [thingWords.value.opens(allowed.join(", "))] : [];
}

export function explainSeat(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const { names, printed } = context;
  if (id === "courtier") return { title: names.owner("courtier"), lines: [w.courtier], clause: "courtier.no_action" };
  const player = playerOf(context.view, ownerOf(id));
  if (!player) return null;
  const posts = (printed.components["trading_posts_per_player"] ?? 0) - player.posts.length;
  return {
    title: w.points(names.owner(player.owner), mervWords.value.points(player.points)),
    lines: [
      w.pointsWithSets(player.points_with_sets),
      mervWords.value.left(player.buildings_left, player.servants_left, posts),
      ...(id === "magistrate" ? [w.magistrate] : []),
    ],
    clause: "aim.win",
  };
}
