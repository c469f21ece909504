// The names of things at this table, in the language of the reader.

import { catalogueOf } from "../parts/catalogue";
import type { Names } from "./context";
import type { Printed } from "./printed";
import { seatOf } from "./view";
import { en, type MerchantsWords } from "./words/en";

export const { words: merchantsWords, load: loadMerchantsWords } = catalogueOf<MerchantsWords>(
  en,
  async () => (await import("./words/de")).de,
);

const SMALL = ["of", "the", "and"];

/** An id as a name: great_hungarian_plain is the Great Hungarian Plain. */
export function properly(id: string): string {
  const words = id.split("_");
  return words
    .map((word, at) => (at > 0 && SMALL.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}

const regionOf = (id: string): string => merchantsWords.value.names[id] ?? properly(id);

/** A corner or side that is named after a region: galicia_west. */
function beside(printed: Printed, id: string): string | undefined {
  const [toward, ...region] = id.split("_").reverse();
  const direction = merchantsWords.value.toward[toward ?? ""];
  const isOne = region.length > 0 && (printed.place.has(id) || printed.path.has(id));
  return direction && isOne ? merchantsWords.value.corner(regionOf(region.reverse().join("_")), direction) : undefined;
}

function nameOf(printed: Printed, id: string): string {
  const own = merchantsWords.value.names[id];
  const name = printed.city.get(id)?.name ?? printed.card.get(id)?.name ?? beside(printed, id);
  if (own ?? name) return (own ?? name)!;
  return printed.hex.has(id) ? properly(id) : id.replaceAll("_", " ");
}

export function namesAt(printed: Printed, seats: string[]): Names {
  const w = merchantsWords.value;
  const name = (id: unknown) => nameOf(printed, String(id));
  const color = (id: unknown) => seats[seatOf(String(id))] ?? (seats.length > 0 ? w.neutral : name(id));
  const path = (id: unknown) => {
    const ends = printed.path.get(String(id))?.ends;
    return ends ? w.path(name(ends[0].id), name(ends[1].id)) : name(id);
  };
  return {
    seat: (number) => seats[Number(number)] ?? "",
    color,
    city: name,
    hex: name,
    place: name,
    path,
    terrain: (id) => w.terrains[String(id)] ?? name(id),
    resource: name,
    card: name,
  };
}
