// English: what the map says to those who cannot see it, and its tools.

export const map = {
  label: (isMain: boolean): string => (isMain ? "Board of Europe" : "Board of Eastern Europe"),
  tools: { nearer: "Zoom in", farther: "Zoom out", whole: "Whole board" },
  post: (city: string, owner: string) => `${city}, trading post of ${owner}`,
  nobodys: (city: string) => `${city}, neutral trading post`,
  delivered: (owner: string) => `commodity of ${owner}`,
  merchant: (owner: string, place: string) => `Merchant of ${owner}: ${place}`,
  caravan: (owner: string, path: string) => `Caravan of ${owner}: ${path}`,
  robber: (hex: string) => `Robber: ${hex}`,
  number: (hex: string, terrain: string, number: number) => `${hex}, ${terrain}, ${number}`,
};

export type MapWords = typeof map;
