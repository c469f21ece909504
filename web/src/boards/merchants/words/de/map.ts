// German: what the map says to those who cannot see it, and its tools.

import type { MapWords } from "../en/map";

export const map: MapWords = {
  label: (isMain) => (isMain ? "Spielplan von Europa" : "Spielplan von Osteuropa"),
  tools: { nearer: "Vergrößern", farther: "Verkleinern", whole: "Ganzer Plan" },
  post: (city, owner) => `${city}, Handelsposten von ${owner}`,
  nobodys: (city) => `${city}, neutraler Handelsposten`,
  delivered: (owner) => `Ware von ${owner}`,
  merchant: (owner, place) => `Händler von ${owner}: ${place}`,
  caravan: (owner, path) => `Karawane von ${owner}: ${path}`,
  robber: (hex) => `Räuber: ${hex}`,
  number: (hex, terrain, number) => `${hex}, ${terrain}, ${number}`,
};
