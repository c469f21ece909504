// German names of the things of Merv, by id.

import type { Fields, Names } from "../../../speech";

const actions = {
  caravansary: "Karawanserei",
  palace: "Palast",
  library: "Bibliothek",
  marketplace: "Marktplatz",
  mosque: "Moschee",
  wall: "Mauer",
};
const colors = { purple: "violett", tan: "beige", teal: "türkis", orange: "orange", white: "weiß" };

/** What is made of two words: marketplace_purple, Marktplatz violett. */
const pairs = (first: object, second: object) =>
  Object.fromEntries(
    Object.entries(first).flatMap(([one, a]) =>
      Object.entries(second).map(([other, b]) => [`${one}_${other}`, `${a} ${b}`]),
    ),
  );

const numbers = { 1: "1", 2: "2", 3: "3", 4: "4", 5: "5" };
const steps = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`step${n}`, `Schritt ${n}`]));

export const names: Record<string, string> = {
  ...actions,
  ...colors,
  ...pairs(actions, colors),
  ...pairs({ north: "Norden", east: "Osten", south: "Süden", west: "Westen" }, numbers),
  ...pairs(
    {
      row1: "Reihe 1,",
      row2: "Reihe 2,",
      row3: "Reihe 3,",
      row4: "Reihe 4,",
      upper: "oben,",
      lower: "unten,",
      final: "Ende,",
    },
    steps,
  ),
  ...{ column: "Spalte", row: "Zeile" },
  ...{ top_left: "links oben", top_right: "rechts oben", bottom_right: "rechts unten", bottom_left: "links unten" },
  ...{ cinnamon: "Zimt", ginger: "Ingwer", juniper: "Wacholder", pepper: "Pfeffer" },
  ...{
    knowledge: "Halle des Wissens",
    spice: "Halle der Gewürze",
    trade: "Halle des Handels",
    faith: "Halle des Glaubens",
  },
  ...{ magistrate: "Der Magistrat", courtier: "Der Oberste Höfling" },
  discount_caravansary: "Rabatt Karawanserei",
  discount_palace: "Rabatt Palast",
  discount_marketplace: "Rabatt Marktplatz",
  discount_mosque: "Rabatt Moschee",
  exchange_purple: "Tausch Violett",
  exchange_tan: "Tausch Beige",
  exchange_teal: "Tausch Türkis",
  exchange_orange: "Tausch Orange",
  free_caravan_card: "Kostenlose Karawanenkarte",
  free_trading_post: "Kostenloser Handelsposten",
  free_mosque_step: "Kostenloser Schritt in der Moschee",
  free_wall: "Kostenlose Mauer",
  eight_points: "Acht Punkte",
  favour_and_soldier: "Gunst und Soldat",
  two_favour: "Zwei Gunst",
  two_soldiers: "Zwei Soldaten",
};

/** What a space of the mosque, or a pair of spices, brings. */
export const boons: Record<string, string> = {
  camel: "das Kamel der Reihe",
  white_upgrade: "ein weißer Ausbau",
  favour: "Gunst",
  bonus_upgrade: "ein Bonusausbau",
  scoring_tile: "ein Wertungsplättchen",
  soldier: "ein Soldat",
  courtier: "ein kostenloser Höfling",
  any_wall: "eine kostenlose Mauer",
  mosque_scoring: "jedes Jahr Punkte für Gebäude mit Moschee",
  white_cube: "ein weißer Würfel",
};

export const zahl = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
export const punkte = (count: unknown) => zahl(Number(count), "Punkt", "Punkte");
export const row = (names: Names, table: string, id: unknown): Fields =>
  names.rows(table).find((one) => one["id"] === id) ?? {};

/** A cost in cubes: 1 violett + 1 orange. */
export const kosten = (cost: unknown, names: Names) =>
  Object.entries((cost ?? {}) as Record<string, number>)
    .map(([color, count]) => `${count} ${names.name(color)}`)
    .join(" + ");

/** A wall with its cost: Tor für 3 türkis. */
export function mauer(id: unknown, names: Names): string {
  const wall = row(names, "wall", id);
  return `${wall["kind"] === "gate" ? "Tor" : "Mauerstück"} für ${kosten(wall["cost"], names)}`;
}

/** What a contract brings and asks for. */
export function auftrag(id: unknown, names: Names): string {
  const contract = row(names, "contract", id);
  const kinds: [string, string, string][] = [
    ["cubes", "Würfel", "Würfel"],
    ["scrolls", "Schriftrolle", "Schriftrollen"],
    ["common", "gewöhnliches Gut", "gewöhnliche Güter"],
    ["rare", "seltenes Gut", "seltene Güter"],
    ["any_good", "beliebiges Gut", "beliebige Güter"],
  ];
  const asked = kinds
    .filter(([kind]) => Number(contract[kind]) > 0)
    .map(([kind, one, many]) => zahl(Number(contract[kind]), one, many));
  const bonus = contract["bonus"] === "favour" ? "Gunst" : "ein Soldat";
  return `${punkte(contract["points"])} und ${bonus} für ${asked.join(" + ")}, Stufe ${String(contract["level"])}`;
}
