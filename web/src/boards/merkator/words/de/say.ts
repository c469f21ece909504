// German: moves as buttons say them, and what that leaves unsaid.

import type { Names } from "../../context";
import type { MerkatorWords } from "../en";
import { amount, toward } from "./names";

const ware = (names: Names, id: string | undefined, count: string | number = 1) =>
  amount(Number(count), id ?? "", names.good(id));
const marken = (count: string | undefined) => (count === "1" ? "1 Zeitmarke" : `${count} Zeitmarken`);
const PEACE = "c14_peace_of_westphalia";

/** A Contract in the accusative: 5 Italien, the prize without its value. */
const auftrag = (names: Names, id: unknown) => (id === PEACE ? "den Westfälischen Frieden" : names.card(id));

const GAINS: Record<string, string> = {
  top: "Den offenen Auftrag nehmen",
  hand: "Die Handkarte nehmen",
  same: "Einen Auftrag vom selben Wert nehmen",
  peace: "Den Westfälischen Frieden nehmen",
  nothing: "Auf die Belohnung verzichten",
};

export const say: MerkatorWords["say"] = {
  sell: (c, w) => `${auftrag(c, w[1])} verkaufen`,
  buy: (c, w) => `${c.card(w[1])} kaufen`,
  travel: (c, w) => sentence(`${toward(w[1], c.place(w[1]))} reisen`),
  take: (c, w) => (w[3] ? `${ware(c, w[2], w[1])} und ${ware(c, w[4], w[3])} nehmen` : `${ware(c, w[2], w[1])} nehmen`),
  lose: (c, w) => `${ware(c, w[1])} verlieren`,
  supply: (c, w) => `Vorratswürfel zu ${c.good(w[1])} machen`,
  fulfill: (c, w) => `${auftrag(c, w[1])} erfüllen`,
  trade: (c, w) =>
    w[1] === "toward"
      ? `Für ${auftrag(c, w[2])} tauschen`
      : `${given(c, w)} gegen ${w[4] === "any" ? "1 beliebige Ware" : ware(c, w[4])} tauschen`,
  pay: (c, w) => (w[1] === "0" ? `${c.good(w[2])} behalten` : `${ware(c, w[2], w[1])} zahlen`),
  accept: () => "Verlust hinnehmen",
  flip: () => "Nächste Marke aufdecken",
  join: () => "Mitreisen",
  stay: () => "Zu Hause bleiben",
  done: () => "Fertig",
  spend: (c, w) => `Mit ${auftrag(c, w[1])} zahlen`,
  give: (c, w) =>
    w[1] === "up"
      ? w[2] === "taler"
        ? "Überschuss abgeben"
        : `${auftrag(c, w[2])} aufgeben`
      : `Der KI ${c.card(w[1])} geben`,
  hold: (c, w) => `${auftrag(c, w[1])} auf die Hand nehmen`,
  gain: (_, w) => GAINS[w[1] ?? ""] ?? w.join(" "),
  offer: (_, w) =>
    w[1] === "0"
      ? `Keine ${w[2] === "taler" ? "Taler" : "Zeitmarken"} bieten`
      : `${w[2] === "taler" ? `${w[1]} Taler` : marken(w[1])} bieten`,
  keep: () => "Auftrag behalten",
  swap: () => "Auftrag wechseln",
};

const given = (names: Names, w: string[]) => (w[2] === "time" ? marken(w[1]) : ware(names, w[2], w[1]));
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const gloss: MerkatorWords["gloss"] = {
  sell: (about, price) => `${price} Taler; ${about}`,
  buy: (about, price) => `${price} Taler; ${about}`,
  travel: (about, time) =>
    [time > 0 ? `${marken(String(time))} erhalten` : time < 0 ? `${marken(String(-time))} zahlen` : "", about]
      .filter(Boolean)
      .join("; "),
  fulfill: (about) => about,
  trade: (about) => about,
  spend: (about, price) => `${price} wert; ${about}`,
  give: (about) => about,
  hold: (about) => about,
  accept: () => "der gezeigte Buchstabe gilt",
  flip: () => "die erste Marke der nächsten Reihe gilt stattdessen",
  stay: () => "nicht mitreisen",
  done: () => "hier nichts mehr erfüllen",
  keep: () => "das Gebotene ablehnen",
  swap: () => "Auftrag zurücklegen, den nächsten und alles Gebotene nehmen",
};
