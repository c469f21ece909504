// German: moves as the plain board says them, but with paths named by their ends and seats by their names.

import { words as plain } from "../../../plain/words/merchants/de";
import type { Names } from "../../context";

type Say = Record<string, (names: Names, words: string[]) => string>;

const own: Say = {
  robber: (c, w) => `Räuber: ${c.hex(w[1])}`,
  number: (c, w) => `Zahlenchip: ${c.hex(w[1])}`,
  steal: (c, w) => `Bei ${c.color(w[1])} stehlen`,
  dismiss: (c, w) => `Händler von ${c.place(w[1])} versetzen`,
  disband: (c, w) => `Karawane ${c.path(w[1])} versetzen`,
  assemble: (c, w) => `Karawane ${c.path(w[1])}`,
  route: (c, w) => `Handelsweg ${c.path(w[1])}`,
  via: (c, w) => `Verbindung ${c.path(w[1])} zählen`,
  merchant: (c, w) => `Händler nach ${c.place(w[3])}`,
  caravan: (c, w) => `Karawane nach ${c.path(w[3])}`,
  trade: (c, w) => `Mit ${c.color(w[2])} handeln`,
  stop: (c, w) => (w[1] ? `Handelsposten in ${c.city(w[1])} gründen` : "Anhalten"),
  exchange: (c, w) => `${w[1]} ${c.resource(w[2])} gegen 1 ${c.resource(w[4])}`,
};

/** Cities, regions, resources and cards all go by one name. */
const rest: Say = Object.fromEntries(
  Object.entries(plain.say).map(([verb, told]) => [
    verb,
    (c, w) => told(w, { seat: c.seat, name: c.place, rows: () => [] }),
  ]),
);

export const say: Say = { ...rest, ...own };
