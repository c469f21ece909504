// What somebody has more or less of after a move: two views, compared.

import { isCourtier, type MervView, type Owner, type Player } from "./view";

export type Kind =
  | "cubes"
  | "stores"
  | "spices"
  | "track"
  | "camels"
  | "points"
  | "space"
  | "courtiers"
  | "posts"
  | "contracts"
  | "breakthroughs"
  | "scoring_tiles"
  | "buildings";

export interface Gain {
  owner: Owner;
  kind: Kind;
  /** Which cube, good, spice, track, hall, city, card or space. */
  id: string;
  by: number;
}

export function gains(before: MervView, after: MervView): Gain[] {
  return before.players.flatMap((player) => {
    const then = after.players.find((one) => one.owner === player.owner);
    if (isCourtier(player) || !then || isCourtier(then)) return [];
    return [...counted(player, then), ...listed(player, then)];
  });
}

function counted(a: Player, b: Player): Gain[] {
  const { owner } = a;
  const bag = (kind: "cubes" | "stores" | "spices" | "courtiers") =>
    Object.entries(b[kind]).map(([id, count]) => ({
      owner,
      kind,
      id,
      by: count - ((a[kind] as Record<string, number>)[id] ?? 0),
    }));
  const one = (kind: Kind, id: string, by: number): Gain => ({ owner, kind, id, by });
  const found = [
    ...bag("cubes"),
    ...bag("stores"),
    ...bag("spices"),
    one("camels", "camel", b.camels - a.camels),
    one("track", "favour", b.favour - a.favour),
    one("track", "influence", b.influence - a.influence),
    ...bag("courtiers"),
    one("buildings", "dome", a.buildings_left - b.buildings_left),
    one("points", "points", b.points - a.points),
  ];
  return found.filter(({ by }) => by !== 0);
}

function listed(a: Player, b: Player): Gain[] {
  const kinds = ["posts", "contracts", "breakthroughs", "scoring_tiles"] as const;
  const found = kinds.flatMap((kind) =>
    b[kind].filter((id) => !a[kind].includes(id)).map((id): Gain => ({ owner: a.owner, kind, id, by: 1 })),
  );
  return a.space === b.space ? found : [...found, { owner: a.owner, kind: "space", id: b.space, by: 1 }];
}
