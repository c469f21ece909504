// German: the scenes at the end of a year.

import type { Scenes } from "../en/scenes";

const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const YEARS = ["", "erste", "zweite", "dritte"];
const und = (all: string[]) => all.join(" und ");

export const scenes: Scenes = {
  ride: (year) => `Die Mongolen reiten ein, ${YEARS[year]}s Jahr`,
  whose: (owner, site) => `${site} (${owner})`,
  gap: (wall, attacked, defended) => {
    const hit = attacked.length > 0 ? ` Angegriffen: ${und(attacked)}.` : "";
    const held = defended.length > 0 ? ` Ein Soldat hält: ${und(defended)}.` : "";
    return `${wall} ist offen.${hit}${held}${hit || held ? "" : " Dort ist nichts zu holen."}`;
  },
  rideOver: (walls, attacked, defended) =>
    `${walls} von 20 Mauern standen; ${s(attacked, "Gebäude", "Gebäude")} angegriffen, ${defended} von Soldaten gehalten.`,
  cost: "Was es gekostet hat",
  lost: "verloren",
  ransomed: "ausgelöst",
  defended: "gehalten",
  costSaid: (lost, ransomed, defended) =>
    `${s(lost, "Gebäude", "Gebäude")} abgebrannt, ${ransomed} ausgelöst, ${defended} von Soldaten gehalten.`,
  yearCounted: (year) => `Das ${YEARS[year]} Jahr wird gewertet`,
  countBegins: "Platz für Platz: Palast, Gebäude, Wertungsplättchen, Moschee.",
  countOver: "Das Jahr ist gewertet.",
  parts: {
    palace: "Palast",
    buildings: "Gebäude",
    "scoring tiles": "Wertungs\u00adplättchen",
    "mosque buildings": "Moschee",
  },
  partRules: {
    palace: "eine Gunst je Höfling",
    buildings: "die noch stehen",
    "scoring tiles": "passende Gebäude",
    "mosque buildings": "am Ende der Leiste",
  },
  counts: (owner, part, points) =>
    `${owner} wertet ${{ palace: "die Höflinge", buildings: "die Gebäude, die stehen", "scoring tiles": "die Wertungsplättchen", "mosque buildings": "die Moscheen" }[part] ?? part}: ${s(points, "Punkt", "Punkte")}.`,
  stand: (count) => `${count} stehen`,
  points: "Punkte",
  thisYear: (count) => `${count} dazu`,
};
