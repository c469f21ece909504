// German words of Merkator.

import { halves } from "../../../words/halves";
import { ask } from "./de/ask";
import { amount, names, parts, ratings, texts } from "./de/names";
import { gloss, say } from "./de/say";
import { tell } from "./de/tell";
import { why } from "./de/why";
import type { MerkatorWords } from "./en";

const wuerfel = (count: number) => `${count} Würfel`;

export const de: MerkatorWords = {
  names,
  texts,
  categories: { food: "Lebensmittel", textiles: "Textilien", weapons: "Waffen" },
  ratings,
  parts,
  partGroups: ["Aufträge im Kontor", "Aufträge daneben", "Gebäude"],
  any: "beliebige Ware",
  different: "verschiedene Waren",
  steps: { invest: "Investieren", travel: "Reisen", fulfill: "Erfüllen", join: "Mitreisen" },
  seatOf: (name) => `Kontor von ${name}`,
  office: "Kontor",
  officeHint: "Lager A bis D, Depots E und F",
  contracts: "Aufträge",
  contractsHint: (count) => `${count} von 5`,
  supply: "Vorratstafel",
  market: "Auslage",
  boardParts: "Teile des Tisches",
  readyCount: "bereit",
  litCount: "hier möglich",
  nearest: "Am ehesten erfüllbar",
  others: "Mitspieler",
  shortNames: {},
  stacks: "Auftragsstapel",
  chart: "Zeittafel",
  chartLeft: (count) => `noch ${count}`,
  finalRound: "Letzte Runde",
  map: "Karte",
  mapTools: { nearer: "Vergrößern", farther: "Verkleinern", whole: "Die ganze Karte" },
  time: "Zeit",
  taler: "Taler",
  points: (points) => `${halves(points)} SP`,
  amount,
  bonusText: (good, place) => `${good} bei jedem Besuch: ${place}`,
  feeds: (threshold) =>
    threshold === 0 ? "versorgt alle Hauptorte" : `versorgt Orte mit ${threshold} oder mehr Würfeln`,
  ready: (place) => `Bereit: ${place}`,
  missing: (count) => (count === 1 ? "1 fehlt" : `${count} fehlen`),
  fourToOne: "4:1",
  helps: (gives, gets) => `4:1 hilft: ${gives} gegen ${gets}`,
  fits: (has, asked, isDifferent) => `Du hast ${has} von ${asked}${isDifferent ? " Arten" : ""}, die er verlangt.`,
  prospect: {
    serves: (contracts) => `erfüllbar: ${contracts}`,
    cubes: (count) => `${wuerfel(count)} nehmen und zu Waren machen`,
    more: "1 neuer Würfel:",
  },
  hand: "auf der Hand",
  bids: "Gebote",
  ai: {
    name: "KI",
    tile: (value, direction) => `Plättchen auf der ${value}, ${direction}.`,
    up: "aufwärts",
    down: "abwärts",
    funds: (count) => `Kann ${count} ausgeben.`,
  },
  solo: (count) => `Solostapel: ${count}`,
  marks: (points) => `Zu erreichen: ${points} Punkte`,
  placeLabel: (place, cubes, time) => `${place}: ${wuerfel(cubes)}, Zeit ${time}`,
  minorLabel: (place, threshold, time) => `${place}: versorgt Orte mit ${threshold} oder mehr Würfeln, Zeit ${time}`,
  stackLabel: (value, count) => `Aufträge vom Wert ${value}, noch ${count}`,
  discard: "abgelegt",
  ask,
  say,
  gloss,
  joinQuestion: "Mitreisen?",
  scenes: {
    loss: (letters) => `Die Marke zeigt ${letters}`,
    finalRound: "Die letzte Runde",
  },
  newCubes: (places) => `Neue Würfel: ${places}.`,
  why,
  tell,
};
