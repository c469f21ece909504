// The names of things at this table, in the language of the reader.

import { catalogueOf } from "../parts/catalogue";
import type { Names } from "./context";
import type { Contract, Printed } from "./printed";
import { en, type MerkatorWords } from "./words/en";

export const { words: merkatorWords, load: loadMerkatorWords } = catalogueOf<MerkatorWords>(
  en,
  async () => (await import("./words/de")).de,
);

export function nameOf(printed: Printed, id: string): string {
  const own = merkatorWords.value.names[id];
  const name = printed.place.get(id)?.name ?? printed.good.get(id)?.name ?? printed.building.get(id)?.name;
  return own ?? name ?? id.replaceAll("_", " ");
}

/** A name for a narrow card: a long word may be broken where its parts meet. */
export function breakable(name: string): string {
  return name.replace(/(?<=\p{L}{3})(haus|house|kammer|markt|keller|tät|land|ländische\b)/u, "\u00ad$1");
}

/** Where a Contract is delivered, or what it is called if nowhere. */
export function whereOf(printed: Printed, contract: Contract): string {
  if (contract.location) return nameOf(printed, contract.location);
  return merkatorWords.value.names[contract.id] ?? contract.name ?? "";
}

/** A card as a sentence calls it: its value and place, its good, or its own name. */
export function cardName(printed: Printed, id: string): string {
  const contract = printed.contract.get(id);
  if (contract) return `${contract.value} ${whereOf(printed, contract)}`;
  const bonus = printed.bonus.get(id);
  if (bonus) return `${nameOf(printed, bonus.location)} › ${nameOf(printed, bonus.good)}`;
  return nameOf(printed, id);
}

export function namesAt(printed: Printed, seats: string[]): Names {
  const w = merkatorWords.value;
  const good = (id: unknown) => (id === "time" ? w.time : id === "any" ? w.any : nameOf(printed, String(id)));
  return {
    seat: (number) => (number === undefined || number === null ? w.ai.name : (seats[Number(number)] ?? w.ai.name)),
    place: (id) => nameOf(printed, String(id)),
    good,
    card: (id) => cardName(printed, String(id)),
  };
}

/** What is missing, in words: goods, time or Taler by id. */
export function lackingAt(printed: Printed, missing: Record<string, number>): string {
  const names = namesAt(printed, []);
  const name = (id: string) => (id === "taler" ? merkatorWords.value.taler : names.good(id));
  return Object.entries(missing)
    .map(([id, count]) => merkatorWords.value.amount(count, id, name(id)))
    .join(", ");
}
