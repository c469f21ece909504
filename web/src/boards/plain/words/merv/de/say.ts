// German: moves of Merv as buttons say them, and what that leaves unsaid.

import type { Names, TitleWords } from "../../../speech";
import { auftrag, boons, kosten, mauer, punkte, row } from "./names";

const COINS: Record<string, string> = { exchange: "Mit dem Tausch zahlen", discount: "Den Rabatt nutzen" };

const big = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const say: TitleWords["say"] = {
  begin: () => "Beginnen",
  enter: (w, c) => `${c.name(w[1])} ${w[2]}`,
  activate: (w, c) => `${c.name(w[1])} aktivieren`,
  take: (w, c) => (w[2] === "action" ? `Aktion ${c.name(w[1])}` : `${c.name(w[1])} nehmen, Karte ${w[3]}`),
  gain: () => "Gunst gewinnen",
  deploy: () => "Soldat aufstellen",
  end: () => "Zug beenden",
  stop: () => "Aktion beenden",
  collect: () => "Kamele nehmen",
  trade: (w, c) => `Kamel auf den Markt, ${c.name(w[2])}`,
  fulfil: () => "Auftrag erfüllen",
  commit: (w) => (w[1] === "common" ? "Gewöhnliches Gut binden" : "Seltenes Gut binden"),
  pay: (w, c) => COINS[w[2] ?? ""] ?? `${big(c.name(w[1]))} zahlen`,
  place: (w, c) => (w[1] === "camel" ? "Kamel setzen" : `Mauer stellen: ${c.name(w[2])}`),
  courtier: (w, c) => `Höfling: ${c.name(w[1])}`,
  establish: (w, c) => `Handelsposten in ${c.name(w[1])}`,
  buy: (w, c) => `Gut aus ${c.name(w[2])} kaufen`,
  advance: (w, c) => `Vorrücken: ${c.name(w[2])}`,
  build: (w, c) => `${mauer(w[1], c)} bauen`,
  guard: (w, c) => `Soldat auf ${c.name(w[1])}`,
  no: () => "Kein Soldat",
  upgrade: (w, c) => `${c.name(w[1])} ausbauen: ${c.name(w[3])}`,
  claim: (w, c) => `Wertungsplättchen ${c.name(row(c, "scoring_tile", w[1])["action"])}`,
  learn: (w, c) => c.name(w[1]),
  queue: (w) => `Platz ${w[1]} in der Schlange`,
  surrender: () => "Kein Lösegeld zahlen",
  score: (w, c) => `${c.name(w[1])} werten`,
  boon: (w) => `Als Nächstes: ${boons[w[1] ?? ""] ?? w[1]}`,
};

export const verbs: TitleWords["verbs"] = {
  ...{
    begin: "Beginnen",
    enter: "Aktionsfeld",
    activate: "Bauplatz aktivieren",
    take: "Nehmen",
    gain: "Gunst",
    deploy: "Soldat",
    end: "Zug beenden",
    stop: "Aktion beenden",
  },
  ...{
    collect: "Kamele nehmen",
    trade: "Kamelmarkt",
    fulfil: "Auftrag erfüllen",
    commit: "Binden",
    pay: "Zahlen",
    place: "Setzen",
    courtier: "Höfling einsetzen",
  },
  ...{
    establish: "Handelsposten errichten",
    buy: "Gut kaufen",
    advance: "In der Moschee vorrücken",
    build: "Mauer bauen",
    guard: "Soldat aufstellen",
    no: "Verzichten",
  },
  ...{
    upgrade: "Ausbau legen",
    claim: "Wertungsplättchen wählen",
    learn: "Durchbruch wählen",
    queue: "Schlange",
    surrender: "Aufgeben",
    score: "Höflinge werten",
    boon: "Belohnung",
  },
};

const HALLS: Record<string, string> = {
  knowledge: "jede Schriftrolle",
  spice: "jede Karawanenkarte",
  trade: "jedes Gut",
  faith: "jedes Feld in der Moschee",
};
const wertung = (hall: string | undefined) => `1 Punkt für ${HALLS[hall ?? ""] ?? ""}`;

/** What a city sells. */
function gut(id: string | undefined, names: Names): string {
  const city = row(names, "city", id);
  return `${city["ring"] === "inner" ? "ein gewöhnliches Gut" : "ein seltenes Gut"} für ${kosten(city["cost"], names)}`;
}

/** What a space of the mosque brings, and what the way there costs. */
function feld(id: string | undefined, names: Names): string {
  const space = row(names, "mosque_space", id);
  const costs = names
    .rows("mosque_segment")
    .filter((one) => one["to"] === id)
    .map((one) => kosten(one["cost"], names));
  const points = Number(space["points"]) > 0 ? `, ${punkte(space["points"])}` : "";
  return `${boons[String(space["boon"])] ?? ""}${points}, für ${[...new Set(costs)].join(" oder ")}`;
}

const BREAKTHROUGHS: Record<string, string> = {
  discount: "in dieser Aktion einen Würfel je Zug weniger",
  exchange: "ein Würfel dieser Farbe je Zug gilt als jede Farbe",
  free_caravan_card: "eine beliebige nehmen",
  free_trading_post: "einen Posten errichten und sein Gut nehmen",
  free_mosque_step: "ein Feld vorrücken",
  free_wall: "eine beliebige Mauer bauen",
};

export const gloss: TitleWords["gloss"] = {
  enter: () => "deinen Meister dorthin stellen",
  deploy: () => "auf einem Gebäude, für Einfluss; du darfst verzichten",
  fulfil: (w, c) => auftrag(w[1], c),
  place: (w) => (w[1] === "camel" ? "auf die erste Karte ohne Kamel, um weiter zu reichen" : ""),
  courtier: (w, c) => `für Würfel (${c.name(row(c, "hall", w[1])["cost"])}); ${wertung(w[1])}`,
  score: (w) => wertung(w[1]),
  establish: (w, c) => `dort gibt es ${gut(w[1], c)}`,
  buy: (w, c) => gut(w[2], c),
  advance: (w, c) => feld(w[2], c),
  guard: () => "1 Einfluss auf deinem Gebäude, 2 auf einem fremden",
  claim: (_, __, english) => `${punkte(parseInt(english, 10))} im Jahr für jedes deiner Gebäude mit dieser Aktion`,
  learn: (w) => BREAKTHROUGHS[w[1] ?? ""] ?? BREAKTHROUGHS[(w[1] ?? "").split("_")[0] ?? ""] ?? "",
  queue: () => "ein Kamel auf jeden freien Platz dahinter; 1 ist ganz vorn",
  surrender: () => "das Gebäude geht verloren",
  boon: () => "vor den anderen Belohnungen",
};
