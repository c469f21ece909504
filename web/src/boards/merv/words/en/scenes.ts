// English: the scenes at the end of a year.

const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const YEARS = ["", "first", "second", "third"];
const and = (all: string[]) => all.join(" and ");

export const scenes = {
  ride: (year: number) => `The Mongols ride in, ${YEARS[year]} year`,
  whose: (owner: string, site: string) => `${owner}'s ${site}`,
  gap: (wall: string, attacked: string[], defended: string[]) => {
    const hit = attacked.length > 0 ? ` They attack ${and(attacked)}.` : "";
    const held = defended.length > 0 ? ` A soldier holds ${and(defended)}.` : "";
    return `The ${wall}, is open.${hit}${held}${hit || held ? "" : " They find nothing there."}`;
  },
  rideOver: (walls: number, attacked: number, defended: number) =>
    `${walls} of 20 walls stood; ${s(attacked, "building")} attacked, ${s(defended, "building")} held by soldiers.`,
  cost: "What it cost",
  lost: "lost",
  ransomed: "ransomed",
  defended: "defended",
  costSaid: (lost: number, ransomed: number, defended: number) =>
    `${s(lost, "building")} burned, ${ransomed} bought free, ${defended} held by soldiers.`,
  yearCounted: (year: number) => `The ${YEARS[year]} year is counted`,
  countBegins: "Seat by seat: palace, buildings, scoring tiles, mosque.",
  countOver: "The year is counted.",
  parts: {
    palace: "Palace",
    buildings: "Buildings",
    "scoring tiles": "Scoring tiles",
    "mosque buildings": "Mosque",
  } as Record<string, string>,
  partRules: {
    palace: "a favour for each courtier",
    buildings: "those that still stand",
    "scoring tiles": "buildings that match",
    "mosque buildings": "at the track's end",
  } as Record<string, string>,
  counts: (owner: string, part: string, points: number) =>
    `${owner} counts ${{ palace: "the courtiers", buildings: "the buildings that stand", "scoring tiles": "the scoring tiles", "mosque buildings": "the Mosques" }[part] ?? part}: ${s(points, "point")}.`,
  stand: (count: number) => `${count} stand`,
  points: "Points",
  thisYear: (count: number) => `${count} this year`,
};

export type Scenes = typeof scenes;
