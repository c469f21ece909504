// English: the labels of the city, the marketplace and the magistrate's cards.

const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const parts = (...all: (string | false | null)[]) => all.filter(Boolean).join(", ");

export const plan = {
  city: "The city of Merv",
  /** A site with all that is on it. */
  site: (
    name: string,
    row: number,
    column: number,
    owner: string,
    soldier: string,
    upgrade: string,
    isWalled: boolean,
  ) =>
    parts(
      `${name}, row ${row}, column ${column}`,
      owner ? `building of ${owner}` : "no building",
      soldier && `soldier of ${soldier}`,
      upgrade,
      isWalled && "behind walls",
    ),
  whiteUpgrade: "white upgrade",
  upgrade: (color: string) => `${color} bonus upgrade`,
  attacked: "attacked by the Mongols",
  atHand: "this turn's site",
  slot: (line: string, master: string) => parts(`action slot of ${line}`, master && `master of ${master}`),
  wall: (place: string, piece: string, isGate: boolean) =>
    parts(place, piece || (isGate ? "open, for a gate" : "open, for a segment")),
  market: (side: string) => `Camel market, side ${side.toUpperCase()}`,
  marketName: "camel market",
  /** On a site, in short. */
  labels: {
    caravansary: "caravansary",
    palace: "palace",
    library: "library",
    marketplace: "marketplace",
    mosque: "mosque",
    wall: "wall",
  } as Record<string, string>,
  stall: (place: string, boon: string, camels: number) =>
    parts(`camel market, ${place}`, boon, camels > 0 && s(camels, "camel")),
  waiting: "waiting",
  next: "next",
  place: (number: number, isNext: boolean, master: string, camels: number) =>
    parts(
      `place ${number} of ${isNext ? "the next queue" : "the queue"}`,
      master && `master of ${master}`,
      camels > 0 && s(camels, "camel"),
    ),
  stock: "Walls to build",
  stockPiece: (name: string, left: number) => parts(name, `${left} left`),
  marketplace: "Marketplace",
  trade: (name: string, good: string, cost: string, posts: string, reward: string, camels: number) =>
    parts(
      `${name}: a ${good} for ${cost}`,
      posts ? `posts of ${posts}` : "no post",
      reward && `the first post brings ${reward}`,
      camels > 0 && `${s(camels, "camel")} on the road there`,
    ),
  aCamel: "a camel",
  aFavour: "favour",
  magistrate: "Magistrate",
  magistrateCard: (action: string) => `his card: ${action}`,
  noCard: "no card face up",
  deck: (count: number) => `${s(count, "card")} in his deck`,
  discards: "discarded",
  removed: "out of this game",
};

export type Plan = typeof plan;
