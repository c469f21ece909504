// English: where pieces go and what that costs, and what is known of places and regions.

const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const costing = (pays: string) => (pays ? `, ${pays}` : "");

export const ways = {
  caravan: (path: string, pays: string) => `Caravan to ${path}${costing(pays)}`,
  merchant: (place: string, pays: string) => `Merchant to ${place}${costing(pays)}`,
  deliver: (city: string, pays: string) => `Move and deliver to ${city}${costing(pays)}`,
  found: (city: string, pays: string) => `Found a post in ${city}${costing(pays)}`,
  steps: (count: number, pays: string) => (pays ? `${s(count, "step")}: ${pays}` : `${s(count, "step")}, already paid`),
  deliverable: (cities: string) => `deliverable from there: ${cities}`,
  pick: "Click it, then where it goes",
  inReach: (list: string) => `In reach: ${list}`,
  taken: (city: string) => `${city} already has a commodity`,
};

export const facts = {
  yields: (list: string) => `Yields ${list}`,
  on: (resource: string, number: number) => `${resource} on ${number}`,
  noNumber: (resource: string) => `${resource} (no number yet)`,
  blocks: (resource: string, number: number) => `Blocks ${resource} on ${number}`,
  blocksNothing: (resource: string) => `Blocks nothing yet: this ${resource} has no number`,
  posts: (name: string, cards: number, cities: string) => `${name}: ${s(cards, "card")}, post in ${cities}`,
  neutral: (cities: string) => `neutral post in ${cities}`,
  nobody: "Nobody has a post there",
  cards: (name: string, cards: number) => `${name} has ${s(cards, "card")}`,
};

export type WayWords = typeof ways;
export type FactWords = typeof facts;
