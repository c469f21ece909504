// German: where pieces go and what that costs, and what is known of places and regions.

import type { FactWords, WayWords } from "../en/ways";

const costing = (pays: string) => (pays ? `, ${pays}` : "");
const steps = (count: number) => (count === 1 ? "1 Schritt" : `${count} Schritte`);
const cards = (count: number) => (count === 1 ? "1 Karte" : `${count} Karten`);

export const ways: WayWords = {
  caravan: (path, pays) => `Karawane nach ${path}${costing(pays)}`,
  merchant: (place, pays) => `Händler nach ${place}${costing(pays)}`,
  deliver: (city, pays) => `Ziehen und liefern: ${city}${costing(pays)}`,
  found: (city, pays) => `Handelsposten in ${city}${costing(pays)}`,
  steps: (count, pays) => (pays ? `${steps(count)}: ${pays}` : `${steps(count)}, schon bezahlt`),
  deliverable: (cities) => `von dort zu beliefern: ${cities}`,
  pick: "Klicke sie an, dann das Ziel",
  inReach: (list) => `Erreichbar: ${list}`,
  taken: (city) => `${city} hat schon eine Ware`,
};

export const facts: FactWords = {
  yields: (list) => `Bringt ${list}`,
  on: (resource, number) => `${resource} bei ${number}`,
  noNumber: (resource) => `${resource} (noch ohne Zahl)`,
  blocks: (resource, number) => `Sperrt ${resource} bei ${number}`,
  blocksNothing: (resource) => `Sperrt noch nichts: ${resource} hat dort keine Zahl`,
  posts: (name, count, cities) => `${name}: ${cards(count)}, Posten in ${cities}`,
  neutral: (cities) => `neutraler Posten in ${cities}`,
  nobody: "Niemand hat dort einen Posten",
  cards: (name, count) => `${name} hat ${cards(count)}`,
};
