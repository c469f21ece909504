// German: what is asked now, by the step of the turn.

import type { Asked } from "../../asked";
import type { MerkatorWords } from "../en";
import { toward } from "./names";

const zahl = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const marken = (count: number) => zahl(count, "Zeitmarke", "Zeitmarken");

/** Those of these things that can be done: Tu dies, tu das oder tu jenes. */
function entweder(asked: Asked, ways: Record<string, string>): string {
  const found = Object.entries(ways).flatMap(([verb, way]) => (asked.can(verb) ? [way] : []));
  const last = found.pop() ?? "";
  const text = found.length > 0 ? `${found.join(", ")} oder ${last}` : last;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const klein = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const VORRAT = "mache einen Vorratswürfel zu einer Ware";
const HAND = "nimm eine Karte auf die Hand";

export const ask: MerkatorWords["ask"] = {
  invest: (a) =>
    `${a.can("travel") ? "" : "Vor der Reise: "}${entweder(a, { sell: "verkaufe Aufträge", "give up": "gib Aufträge auf", buy: "kaufe Karten", hold: HAND, travel: "reise an einen Ort, der leuchtet" })}`,
  take: (a, c) =>
    `Nimm ${a.cubes} Würfel (${c.place(a.place)}) als ${a.goods.map((good) => c.good(good)).join(" oder ")}.`,
  check: (a) =>
    `Die Marke zeigt ${a.letter}, ein Verlust für alle: ${klein(entweder(a, { accept: "nimm ihn hin", flip: "decke die nächste Marke auf", hold: HAND }))}`,
  lose: (a) =>
    `Die Marke zeigt ${a.letter}: ${a.can("supply") ? `verliere 1 Ware der Spalte ${a.column}, oder ${VORRAT}` : `wähle 1 Ware der Spalte ${a.column}, die du verlierst`}.`,
  fulfill: (a, c) =>
    entweder(a, {
      fulfill: `erfülle einen Auftrag (${c.place(a.place)})`,
      trade: "tausche ein, was einem Auftrag fehlt",
      supply: VORRAT,
      hold: HAND,
      done: "beende den Schritt",
    }),
  trade: (a, c) =>
    entweder(a, { trade: `tausche für ${c.card(a.contract)}`, fulfill: "erfülle den Auftrag", supply: VORRAT }),
  pay: (a, c) => `Wähle, womit du ${c.card(a.contract)} zahlst: noch ${zahl(a.unpaid, "Ware", "Waren")}.`,
  join: (a, c) =>
    `${c.seat(a.active)} reist ${toward(a.place, c.place(a.place))}: Komm ${a.cost ? `für ${marken(a.cost)} ` : ""}mit oder bleib zu Hause.`,
  spend: (a, c) => `Zahle für ${c.card(a.wanted)}: noch Aufträge im Wert von ${a.unpaid}.`,
  force: () => "Du kannst das teuerste offene Gebäude bezahlen und musst darum eines kaufen.",
  reward: () => "Deine Belohnung: Nimm den offenen Auftrag oder den von deiner Hand.",
  bid_taler: () => "Biete Taler dafür, dass der genommene Auftrag zurückgeht, oder keine.",
  bid_time: () => "Biete Zeitmarken dafür, dass der genommene Auftrag zurückgeht, oder keine.",
  swap: (a) =>
    `Lege den Auftrag zurück und nimm den nächsten und ${[a.taler && `${a.taler} Taler`, a.time && marken(a.time)].filter(Boolean).join(" und ")}, oder behalte ihn.`,
  blocked: (a) =>
    a.can("gain peace")
      ? "Tausche die 10 gegen den Westfälischen Frieden der KI, oder verzichte."
      : "Das Plättchen der KI sperrt die Belohnung: Nimm eine vom selben Wert oder keine.",
  give: () => "Wähle die Bonuskarte, die die KI bekommt.",
  excess: () => "Du hast mehr als 15 Taler: Kaufe offene Karten oder gib ab, was darüber liegt.",
};
