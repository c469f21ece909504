// German words of Merchants of Europe.

import { words as plain } from "../../plain/words/merchants/de";
import { ask } from "./de/ask";
import { scenes } from "./de/guide";
import { map } from "./de/map";
import { regions } from "./de/regions";
import { say } from "./de/say";
import { facts, ways } from "./de/ways";
import type { Fields, MerchantsWords } from "./en";

const n = (fields: Fields, name: string) => Number(fields[name] ?? 0);
const karten = (count: number) => (count === 1 ? "1 Karte" : `${count} Karten`);

export const de: MerchantsWords = {
  names: { ...plain.names, ...regions },
  texts: {
    lancer: () =>
      "Versetze den Räuber in eine andere Gegend mit Zahl und ziehe 1 Rohstoffkarte von einem Mitspieler, der dort einen Handelsposten hat.",
    trade_charter: (amount) =>
      `Lege bis zu ${amount} Handelswege ohne Kosten; sonst gelten alle Regeln, auch die Belohnungen.`,
    swift_merchant: (amount) => `Ziehe einen deiner Händler bis zu ${amount} Kreuzungen weit, ohne Getreide zu zahlen.`,
    swift_caravan: (amount) =>
      `Ziehe eine deiner Karawanen bis zu ${amount} Handelswege weit, ohne Salz zu zahlen; Wegegeld wird fällig.`,
    merchant_bank: (amount) => `Nimm ${amount} Gold aus dem Vorrat.`,
    trade_fair: (amount) => `Nimm ${amount} beliebige Rohstoffkarten aus dem Vorrat.`,
  },
  terrains: { forest: "Wald", pasture: "Weideland", fields: "Ackerland", mountains: "Gebirge", saltworks: "Saline" },
  toward: {
    ...{ n: "Norden", ne: "Nordosten", se: "Südosten", s: "Süden", sw: "Südwesten", nw: "Nordwesten" },
    ...{
      west: "West",
      east: "Ost",
      northwest: "Nordwest",
      northeast: "Nordost",
      southwest: "Südwest",
      southeast: "Südost",
    },
  },
  corner: (region, toward) => `${region} (${toward})`,
  path: (one, other) => `${one} – ${other}`,
  neutral: "neutral",
  points: (delivered, needed) => `${delivered} von ${needed}`,
  steps: {
    start: "Aufbau",
    roll: "Würfeln",
    act: "Handeln, bauen, ziehen, spielen",
    trade: "Handel",
    robber: "Der Räuber",
  },
  ask,
  say,
  brings: {
    fee_paid: (e, c) => `${n(e, "gold")} Gold Wegegeld an ${c.seat(e["to"])}`,
    gained_gold: (e) =>
      ({
        connection: `${n(e, "count")} Gold für erste Verbindungen`,
        coast: `${n(e, "count")} Gold von einer Küstenstadt`,
      })[String(e["for"])] ?? `${n(e, "count")} Gold`,
    connected: (e, c) => `verbindet ${c.city(e["city"])} zum ersten Mal`,
    founded: (e, c) => `Handelsposten in ${c.city(e["city"])}, eine Ware wird frei`,
    delivered: (e, c) => `liefert eine Ware nach ${c.city(e["city"])}`,
    number_placed: (e, c) => `Zahl ${n(e, "number")}: ${c.hex(e["hex"])}`,
    stole: (e, c) => `eine Karte von ${c.seat(e["from"])}`,
    traded: (e, c) => `der Tausch mit ${c.seat(e["with"])} gilt`,
    steps_lost: (e) =>
      `${e["steps"] === 1 ? "1 Schritt" : `${n(e, "steps")} Schritte`} ${e["piece"] === "caravan" ? "der Karawane" : "des Händlers"} ${e["steps"] === 1 ? "verfällt" : "verfallen"}`,
    game_over: () => "gewinnt das Spiel",
    nobody_can_win: () => "niemand kann mehr gewinnen: beendet das Spiel",
  },
  tell: {
    robber_moved: (e, c) => `${c.seat(e["seat"])} versetzt den Räuber: ${c.hex(e["hex"])}.`,
    dismissed: (e, c) => `${c.seat(e["seat"])} nimmt den Händler in ${c.place(e["place"])} weg.`,
    assembled: (e, c) => `${c.seat(e["seat"])} rüstet eine Karawane aus: ${c.path(e["path"])}.`,
    disbanded: (e, c) => `${c.seat(e["seat"])} nimmt die Karawane ${c.path(e["path"])} weg.`,
    opened: (e, c) =>
      `${c.seat(e["seat"])} erschließt ${e["paid"] ? "" : "ohne Kosten "}einen Handelsweg: ${c.path(e["path"])}.`,
    walked: (e, c) =>
      `${c.seat(e["seat"])} zieht ${e["paid"] ? "für 1 Getreide " : ""}einen Händler nach ${c.place(e["to"])}.`,
    drove: (e, c) =>
      `${c.seat(e["seat"])} zieht ${e["paid"] ? "für 1 Salz " : ""}eine Karawane nach ${c.path(e["to"])}.`,
    number_placed: (e, c) =>
      `${c.seat(e["seat"])} legt eine ${n(e, "number")}: ${c.hex(e["hex"])}${e["from"] ? `, bisher ${c.hex(e["from"])}` : ""}.`,
    delivered: (e, c) => `${c.seat(e["seat"])} liefert eine Ware nach ${c.city(e["city"])}.`,
  },
  europe: map,
  ways,
  facts,
  scenes,
  moments: {
    delivery: (city) => `Eine Lieferung nach ${city}`,
    last: "Die letzte Lieferung",
    delivered: (name, city, race) => `${name} liefert nach ${city}: ${race}.`,
  },
  map: "Karte",
  hand: "Hand",
  build: "Bauen",
  trade: "Handel",
  log: "Verlauf",
  boardParts: "Teile des Tisches",
  waiting: "möglich",
  gold: "Gold",
  seatOf: (name) => `Was ${name} hat`,
  counts: {
    hand: "Rohstoffkarten",
    gold: "Gold",
    cards: "Entwicklungskarten",
    posts: "Handelsposten im Vorrat",
    routes: "Handelswege im Vorrat",
  },
  raceOf: (delivered, free, under) => `${delivered} geliefert, ${free} zu liefern, ${under} unter Posten`,
  commodities: "Waren",
  handHint: karten,
  sevenHint: (cards) => `${karten(cards)}; eine 7 nimmt die Hälfte`,
  goes: "Abzugeben",
  goesOf: (count, owed) => `${count} von ${owed}`,
  goesHint: "Klicke Karten deiner Hand an.",
  keep: (name, count) => `1 ${name} von ${count} behalten`,
  discard: "Abgeben",
  cards: "Entwicklung",
  noCards: "keine",
  fresh: "neu",
  freshHint: "in diesem Zug gekauft, erst später spielbar",
  resourceLabel: (name, count) => `${name}: ${count}`,
  cardLabel: (name, count, isFresh) =>
    `${name}${count > 1 ? `, ${count}` : ""}${isFresh ? ", in diesem Zug gekauft" : ""}`,
  hidden: "Diese Karten sieht nur, wem sie gehören.",
  supply: "Vorrat",
  supplyLabel: (name, count) => `${name} im Vorrat: ${count}`,
  stackLabel: (count) => `Entwicklungskarten im Stapel: ${count}`,
  dice: "Der letzte Wurf",
  diceSum: (one, other) => `${one} und ${other}: ${one + other}`,
  rollDice: "Würfeln",
  nothing: "niemand bekommt etwas",
  seven: "der Räuber kommt",
  shortOf: (what) => `zu wenig ${what} für alle`,
  buildHead: "Bauen und kaufen",
  builds: { route: "Handelsweg", merchant: "Händler", caravan: "Karawane", card: "Entwicklung" },
  where: {
    route: { title: "Handelsweg", text: "Wähle einen leuchtenden Weg." },
    recruit: { title: "Händler", text: "Wähle einen deiner Handelsposten." },
    dismiss: { title: "Händler", text: "Beide sind auf dem Plan: Welcher wird versetzt?" },
    assemble: { title: "Karawane", text: "Wähle einen deiner Handelswege." },
    merchant: { title: "Händler", text: "Wähle, wohin der Händler zieht." },
    caravan: { title: "Karawane", text: "Wähle, wohin die Karawane zieht." },
    disband: { title: "Karawane", text: "Beide sind auf dem Plan: Welche wird versetzt?" },
  },
  moving: { merchant: (steps) => `${steps} Schritte:`, caravan: (steps) => `${steps} Straßen:` },
  costLabel: (cost) => `kostet ${cost}`,
  again: "versetzen",
  offerTo: "Angebot an die anderen",
  offersLeft: (count) => `noch ${count}`,
  goldFor: (gold) => `${gold} Gold für eine Karte`,
  times: (left) => (left === 1 ? "noch einmal" : left === 2 ? "zweimal je Zug" : `${left} Mal`),
  threeFor: (count) => `${count} gleiche für 1`,
  whichGive: "Was gibst du?",
  whichGet: "Was bekommst du?",
  table: "Handelstisch",
  gives: "gibt",
  asks: "verlangt",
  youHave: "Du hast",
  youGive: "Du gibst",
  youAsk: "Du verlangst",
  giveLess: (name) => `1 ${name} weniger geben`,
  askLess: (name) => `1 ${name} weniger verlangen`,
  giveMore: (name) => `1 ${name} mehr geben`,
  askMore: (name) => `1 ${name} mehr verlangen`,
  propose: "Anbieten",
  declineAll: "In diesem Zug alles ablehnen",
  wishes: "Nur Angebote zeigen mit",
  wish: (name, isOn) => `Angebote mit ${name}: ${isOn ? "zeigen" : "nicht verlangt"}`,
  clear: "Von vorn",
  takeBack: "Schließen",
  answers: {
    none: "noch keine Antwort",
    declined: "lehnt ab",
    accepted: "nimmt an",
    countered: "schlägt etwas anderes vor",
  },
  accept: "Annehmen",
  decline: "Ablehnen",
  counter: "Gegenangebot",
  tradeWith: (name) => `Mit ${name} handeln`,
  noTrade: "Mit niemandem handeln",
  aboutCity: {
    gold: (count) => (count === 1 ? "1 Goldmünze" : `${count} Goldmünzen`),
    post: (name) => `Handelsposten von ${name}`,
    commodity: (name) => `hat eine Ware von ${name}`,
    empty: "noch kein Handelsposten",
    start: "für Handelsposten zu Beginn",
  },
};
