// German words of Merchants of Europe.

import type { Fields, Names, TitleWords } from "../../speech";

const names: Record<string, string> = {
  ...{ lumber: "Holz", wool: "Wolle", grain: "Getreide", ore: "Erz", salt: "Salz", gold: "Gold" },
  ...{ red: "Rot", blue: "Blau", white: "Weiß", orange: "Orange" },
  lancer: "Lanzenreiter",
  trade_charter: "Freibrief",
  swift_merchant: "Schneller Händler",
  swift_caravan: "Schnelle Karawane",
  merchant_bank: "Handelsbank",
  trade_fair: "Messe",
};

/** What a development card does, of the size that is printed on it. */
const cards: Record<string, (size: string) => string> = {
  lancer: () => "den Räuber versetzen und eine Karte stehlen",
  trade_charter: (size) => `bis zu ${size} Handelswege ohne Kosten`,
  swift_merchant: (size) => `ein Händler zieht bis zu ${size} Kreuzungen weit`,
  swift_caravan: (size) => `eine Karawane zieht bis zu ${size} Handelswege weit`,
  merchant_bank: (size) => `${size} Gold nehmen`,
  trade_fair: (size) => `${size} beliebige Rohstoffe nehmen`,
};
const size = (card: string, names: Names) =>
  String(names.rows("development_card").find((row) => row["id"] === card)?.["amount"] ?? "");

const GOLD_FOR: Record<string, string> = {
  "empty roll": ", weil der Wurf nichts gebracht hat",
  connection: " für eine erste Verbindung",
  coast: " von einer Küstenstadt",
  card: " durch eine Karte",
};

const TOWARD: Record<string, string> = {
  ...{ n: "N", ne: "NO", se: "SO", s: "S", sw: "SW", nw: "NW", west: "West", east: "Ost" },
  ...{ northwest: "Nordwest", northeast: "Nordost", southwest: "Südwest", southeast: "Südost" },
};

/** Places and paths that have no name of their own are called after a region: galicia west, Galicia West. */
const gegend = (text: string) =>
  text
    .split(" ")
    .map((word) => TOWARD[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
const bei = (id: unknown, names: Names) => gegend(names.name(id));

const wer = (e: Fields, names: Names) => names.seat(e["seat"]);
const eins = (e: Fields, names: Names) => `1 ${names.name(e["resource"])}`;
const ort = (e: Fields, names: Names) => names.name(e["city"]);
const menge = (counts: unknown, names: Names) =>
  Object.entries(counts as Record<string, number>)
    .map(([id, count]) => `${count} ${names.name(id)}`)
    .join(", ");
const gegen = (e: Fields, what: string, names: Names) => `${menge(e["gives"], names)} gegen ${menge(e[what], names)}`;

const say: TitleWords["say"] = {
  post: (w, c) => `Handelsposten in ${c.name(w[1])}`,
  neutral: (w, c) => `Neutraler Handelsposten in ${c.name(w[1])}`,
  roll: () => "Würfeln",
  discard: (w, c) => `1 ${c.name(w[1])} abgeben`,
  robber: (w, c) => `Räuber nach ${bei(w[1], c)}`,
  steal: (w, c) => `Bei ${c.name(w[1])} stehlen`,
  buy: (w, c) => (w[1] === "card" ? "Entwicklungskarte kaufen" : `1 ${c.name(w[1])} kaufen`),
  exchange: (w, c) => `${w[1]} ${c.name(w[2])} gegen 1 ${c.name(w[4])} tauschen`,
  take: (w, c) => (w[1] === "token" ? `Zahlenchip von ${bei(w[2], c)} nehmen` : `1 ${c.name(w[1])} nehmen`),
  play: (w, c) => `${c.name(w[1])} spielen`,
  dismiss: (w, c) => `Händler bei ${bei(w[1], c)} versetzen`,
  recruit: (w, c) => `Händler in ${c.name(w[1])} anwerben`,
  disband: (w, c) => `Karawane bei ${bei(w[1], c)} versetzen`,
  assemble: (w, c) => `Karawane bei ${bei(w[1], c)} ausrüsten`,
  route: (w, c) => `Handelsweg ${bei(w[1], c)}`,
  no: (w) => (w[1] === "route" ? "Kein kostenloser Handelsweg" : "Mit niemandem handeln"),
  via: (w, c) => `Verbindung über ${bei(w[1], c)} zählen`,
  merchant: (w, c) => `Händler von ${bei(w[1], c)} nach ${bei(w[3], c)}`,
  stop: () => "Anhalten",
  number: (w, c) => `Zahlenchip nach ${bei(w[1], c)}`,
  caravan: (w, c) => `Karawane von ${bei(w[1], c)} nach ${bei(w[3], c)}`,
  deliver: (w, c) => `Nach ${c.name(w[1])} liefern`,
  offer: () => "Angebot machen",
  give: (w, c) => `${w[1]} ${c.name(w[2])} geben`,
  ask: (w, c) => `${w[1]} ${c.name(w[2])} verlangen`,
  propose: () => "Vorschlagen",
  accept: () => "Annehmen",
  decline: () => "Ablehnen",
  counter: () => "Gegenangebot machen",
  trade: (w, c) => `Mit ${c.name(w[2])} handeln`,
  end: () => "Zug beenden",
};

const verbs: TitleWords["verbs"] = {
  ...{
    post: "Handelsposten setzen",
    neutral: "Neutralen Handelsposten setzen",
    roll: "Würfeln",
    discard: "Abgeben",
    robber: "Räuber versetzen",
    steal: "Stehlen",
  },
  ...{
    buy: "Kaufen",
    exchange: "Mit dem Vorrat tauschen",
    take: "Nehmen",
    play: "Karte spielen",
    dismiss: "Händler versetzen",
    recruit: "Händler anwerben",
  },
  ...{
    disband: "Karawane versetzen",
    assemble: "Karawane ausrüsten",
    route: "Handelsweg erschließen",
    no: "Verzichten",
    via: "Verbindung zählen",
    merchant: "Händler ziehen",
  },
  ...{
    stop: "Anhalten",
    number: "Zahlenchip legen",
    caravan: "Karawane ziehen",
    deliver: "Liefern",
    offer: "Angebot",
    give: "Geben",
    ask: "Verlangen",
    propose: "Vorschlagen",
  },
  ...{ accept: "Annehmen", decline: "Ablehnen", counter: "Gegenangebot", trade: "Handeln", end: "Zug beenden" },
};

/** Between which places a path lies, as the house writes it. */
const enden = (_: string[], __: Names, english: string) => gegend(english);

/** What the house writes after "for": 2 gold, or 1 wool, 1 salt. */
function preis(english: string, names: Names): string {
  const paid = english.slice(english.lastIndexOf("for ") + 4).split(", ");
  return `für ${paid.map((one) => one.replace(/\w+$/, (id) => names.name(id))).join(", ")}`;
}

const gloss: TitleWords["gloss"] = {
  route: enden,
  assemble: enden,
  disband: enden,
  via: enden,
  caravan: (_, __, english) => english.replace("beside ", "bei ").replace(" and ", " und "),
  play: (w, c) => cards[w[1] ?? ""]?.(size(w[1] ?? "", c)) ?? "",
  buy: (_, c, english) => preis(english, c),
  recruit: (_, c, english) => preis(english, c),
  dismiss: (_, c, english) => `wegnehmen und neu einsetzen, ${preis(english, c)}`,
  stop: () => "der Händler bleibt stehen; in einer freien Stadt gründet er einen Handelsposten",
  offer: () => "den anderen einen Tausch vorschlagen",
  counter: () => "stattdessen einen anderen Tausch vorschlagen",
};

const tell: TitleWords["tell"] = {
  turn_began: (e, c) => `${wer(e, c)} ist dran.`,
  game_over: (e, c) => `${c.seat(e["winner"])} gewinnt: Alle Waren sind geliefert.`,
  nobody_can_win: (e, c) => {
    const winners = (e["winners"] as number[]).map((seat) => c.seat(seat));
    const won = winners.length > 1 ? `${winners.join(" und ")} teilen sich den Sieg` : `${winners[0]} gewinnt`;
    return `Niemand kann mehr alle Waren liefern: ${won}.`;
  },
  steps_lost: (e, c) =>
    `${wer(e, c)} lässt ${e["steps"] === 1 ? "einen Schritt" : `${String(e["steps"])} Schritte`} ${e["piece"] === "caravan" ? "einer Karawane" : "eines Händlers"} verfallen.`,
  post_placed: (e, c) => `${wer(e, c)} setzt einen Handelsposten in ${ort(e, c)}.`,
  neutral_placed: (e, c) => `${wer(e, c)} setzt einen neutralen Handelsposten in ${ort(e, c)}.`,
  started_with: (e, c) => `${wer(e, c)} beginnt mit ${menge(e["resources"], c)}.`,
  rolled: (e, c) => `${wer(e, c)} würfelt ${(e["dice"] as number[]).join(" und ")}: ${String(e["sum"])}.`,
  produced: (e, c) => `${wer(e, c)} bekommt ${menge(e["resources"], c)}.`,
  shortage: (e, c) => `Der Vorrat reicht nicht für alle: ${c.name(e["resource"])} bekommt niemand.`,
  gained_gold: (e, c) => `${wer(e, c)} bekommt ${String(e["count"])} Gold${GOLD_FOR[String(e["for"])] ?? ""}.`,
  discarded: (e, c) => `${wer(e, c)} gibt ${eins(e, c)} ab.`,
  robber_moved: (e, c) => `${wer(e, c)} versetzt den Räuber nach ${bei(e["hex"], c)}.`,
  stole: (e, c) =>
    `${wer(e, c)} stiehlt bei ${c.seat(e["from"])} ${e["resource"] ? eins(e, c) : "eine Rohstoffkarte"}.`,
  bought: (e, c) => `${wer(e, c)} kauft ${eins(e, c)} für ${String(e["gold"])} Gold.`,
  exchanged: (e, c) => `${wer(e, c)} tauscht ${String(e["count"])} ${c.name(e["given"])} gegen 1 ${c.name(e["for"])}.`,
  took: (e, c) => `${wer(e, c)} nimmt ${eins(e, c)}.`,
  offered: (e, c) => `${wer(e, c)} bietet ${gegen(e, "asks", c)}.`,
  countered: (e, c) => `${wer(e, c)} bietet stattdessen ${gegen(e, "asks", c)}.`,
  accepted: (e, c) => `${wer(e, c)} nimmt das Angebot an.`,
  declined: (e, c) => `${wer(e, c)} lehnt das Angebot ab.`,
  no_trade: (e, c) => `${wer(e, c)} handelt mit niemandem.`,
  traded: (e, c) => `${wer(e, c)} tauscht mit ${c.seat(e["with"])} ${gegen(e, "gets", c)}.`,
  card_bought: (e, c) => `${wer(e, c)} kauft eine Entwicklungskarte${e["card"] ? `: ${c.name(e["card"])}` : ""}.`,
  reshuffled: () => "Die gespielten Karten bilden wieder den Stapel.",
  card_played: (e, c) => `${wer(e, c)} spielt die Karte ${c.name(e["card"])}.`,
  recruited: (e, c) => `${wer(e, c)} wirbt in ${ort(e, c)} einen Händler an.`,
  dismissed: (e, c) => `${wer(e, c)} nimmt den Händler bei ${bei(e["place"], c)} weg.`,
  assembled: (e, c) => `${wer(e, c)} rüstet eine Karawane aus: ${bei(e["path"], c)}.`,
  disbanded: (e, c) => `${wer(e, c)} nimmt die Karawane bei ${bei(e["path"], c)} weg.`,
  opened: (e, c) => `${wer(e, c)} erschließt ${e["paid"] ? "" : "ohne Kosten "}einen Handelsweg: ${bei(e["path"], c)}.`,
  connected: (e, c) => `${wer(e, c)} verbindet ${ort(e, c)} zum ersten Mal.`,
  walked: (e, c) =>
    `${wer(e, c)} zieht ${e["paid"] ? "für 1 Getreide " : ""}einen Händler von ${bei(e["from"], c)} nach ${bei(e["to"], c)}.`,
  drove: (e, c) => `${wer(e, c)} zieht ${e["paid"] ? "für 1 Salz " : ""}eine Karawane nach ${bei(e["to"], c)}.`,
  fee_paid: (e, c) => `${wer(e, c)} zahlt ${String(e["gold"])} Gold Wegegeld an ${c.seat(e["to"])}.`,
  founded: (e, c) => `${wer(e, c)} gründet einen Handelsposten in ${ort(e, c)}.`,
  number_placed: (e, c) =>
    `${wer(e, c)} legt eine ${String(e["number"])}${e["from"] ? ` von ${bei(e["from"], c)}` : ""} nach ${bei(e["hex"], c)}.`,
  delivered: (e, c) => `${wer(e, c)} liefert eine Ware nach ${ort(e, c)} (${c.name(e["color"])}).`,
};

const steps: TitleWords["steps"] = {
  start_post: "Handelsposten setzen",
  start_neutral: "Neutralen Handelsposten setzen",
  start_route: "Ersten Handelsweg legen",
  roll: "Würfeln",
  discard: "Karten abgeben",
  robber: "Räuber versetzen",
  steal: "Stehlen",
  act: "Aktionen",
  connect: "Verbindung wählen",
  arrow: "Doppelpfeil",
  charter: "Freibrief",
  fair: "Messe",
  number: "Zahlenchip legen",
  take_token: "Zahlenchip nehmen",
  recruit: "Händler anwerben",
  assemble: "Karawane ausrüsten",
  offer: "Angebot",
  answer: "Antwort",
  counter: "Gegenangebot",
  choose: "Handelspartner wählen",
  over: "Ende",
};

export const words: TitleWords = { names, verbs, say, gloss, tell, steps, parts: { delivered: "geliefert" } };
