// German words of Merkator on the plain board: those of its drawn board, with the names of this one.

import type { Names as DrawnNames } from "../../../merkator/context";
import { de } from "../../../merkator/words/de";
import type { Fields, Names, TitleWords } from "../../speech";

const rowOf = (names: Names, table: string, id: unknown): Fields | undefined =>
  names.rows(table).find((row) => row["id"] === id);

/** A card by its value and place, by what it brings, or by its own name. */
function card(names: Names, id: unknown): string {
  const contract = rowOf(names, "contract", id);
  if (contract?.["location"]) return `${String(contract["value"])} ${names.name(contract["location"])}`;
  const bonus = rowOf(names, "bonus_card", id);
  return bonus ? `${names.name(bonus["location"])} › ${names.name(bonus["good"])}` : names.name(id);
}

const drawn = (names: Names): DrawnNames => ({
  seat: (seat) => names.seat(seat) || de.ai.name,
  place: (id) => names.name(id),
  good: (id) => (id === "time" ? de.time : id === "any" ? de.any : names.name(id)),
  card: (id) => card(names, id),
});

const verbs: TitleWords["verbs"] = {
  ...{ sell: "Verkaufen", buy: "Kaufen", travel: "Reisen", take: "Nehmen", lose: "Verlieren", supply: "Vorratstafel" },
  ...{ fulfill: "Erfüllen", trade: "Tauschen", pay: "Zahlen", accept: "Hinnehmen", flip: "Aufdecken" },
  ...{ join: "Mitreisen", stay: "Zu Hause bleiben", done: "Fertig", spend: "Mit Aufträgen zahlen", give: "Abgeben" },
  ...{ hold: "Auf die Hand nehmen", gain: "Belohnung", offer: "Bieten", keep: "Behalten", swap: "Wechseln" },
};

const steps: TitleWords["steps"] = {
  ...{ invest: "Investieren", take: "Würfel zu Waren machen", check: "Verlust", lose: "Verlust" },
  ...{ fulfill: "Erfüllen", trade: "Für einen Auftrag tauschen", pay: "Zahlen", join: "Mitreisen" },
  ...{ over: "Das Spiel ist aus", spend: "Mit Aufträgen zahlen", force: "Pflichtkauf", reward: "Belohnung" },
  ...{ bid_taler: "Taler bieten", bid_time: "Zeitmarken bieten", swap: "Auftrag wechseln" },
  ...{
    blocked: "Gesperrte Belohnung",
    ai_turn: "Die KI ist dran",
    give: "Bonuskarte der KI",
    excess: "Zu viele Taler",
  },
};

/** What a Contract asks for. */
function wants(names: Names, contract: Fields): string {
  const goods = Object.entries((contract["goods"] ?? {}) as Record<string, number>);
  if (goods.length > 0) return goods.map(([good, count]) => de.amount(count, good, names.name(good))).join(", ");
  const count = contract["category_count"] ?? contract["different"];
  if (count === undefined) return "";
  return `${String(count)} ${contract["category"] ? de.categories[String(contract["category"])] : de.different}`;
}

/** What a place or card does, or wants, and its price: as the words of the drawn board need it. */
function about(names: Names, id: string): [string, number] {
  const contract = rowOf(names, "contract", id);
  if (contract) return [wants(names, contract), Number(contract["value"])];
  const bonus = rowOf(names, "bonus_card", id);
  if (bonus) return [de.bonusText(names.name(bonus["good"]), names.name(bonus["location"])), Number(bonus["price"])];
  const building = rowOf(names, "building", id);
  if (building) return [de.texts[id] ?? String(building["text"]), Number(building["price"])];
  const place = rowOf(names, "location", id);
  return [place?.["threshold"] === undefined ? "" : de.feeds(Number(place["threshold"])), Number(place?.["time"] ?? 0)];
}

const say = Object.entries(de.say).map(([verb, words]) => [verb, (w: string[], c: Names) => words(drawn(c), w)]);
const tell = Object.entries(de.tell).map(([event, words]) => [event, (e: Fields, c: Names) => words(e, drawn(c))]);
const gloss = Object.entries(de.gloss).map(([verb, words]) => [
  verb,
  (w: string[], c: Names) =>
    words(...about(c, w.find((word) => word.includes("_") || rowOf(c, "location", word)) ?? "")),
]);

export const words: TitleWords = {
  names: de.names,
  verbs,
  say: Object.fromEntries(say),
  gloss: Object.fromEntries(gloss),
  tell: Object.fromEntries(tell),
  steps,
  parts: de.parts,
};
