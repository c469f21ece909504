// German: the labels of the city, the marketplace and the magistrate's cards.

import type { Plan } from "../en/city";

const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const parts = (...all: (string | false | null)[]) => all.filter(Boolean).join(", ");

export const plan: Plan = {
  city: "Die Stadt Merv",
  site: (name, row, column, owner, soldier, upgrade, isWalled) =>
    parts(
      `${name}, Zeile ${row}, Spalte ${column}`,
      owner ? `Gebäude: ${owner}` : "kein Gebäude",
      soldier && `Soldat: ${soldier}`,
      upgrade,
      isWalled && "hinter Mauern",
    ),
  whiteUpgrade: "weißer Ausbau",
  upgrade: (color) => `Bonusausbau ${color}`,
  attacked: "von den Mongolen angegriffen",
  atHand: "der Bauplatz dieses Zuges",
  slot: (line, master) => parts(`Aktionsfeld ${line}`, master && `Meister: ${master}`),
  wall: (place, piece, isGate) => parts(place, piece || (isGate ? "offen, für ein Tor" : "offen, für ein Mauerstück")),
  market: (side) => `Kamelmarkt, Seite ${side.toUpperCase()}`,
  marketName: "Kamelmarkt",
  labels: {
    caravansary: "Karawanserei",
    palace: "Palast",
    library: "Bibliothek",
    marketplace: "Marktplatz",
    mosque: "Moschee",
    wall: "Mauer",
  },
  stall: (place, boon, camels) => parts(`Kamelmarkt ${place}`, boon, camels > 0 && s(camels, "Kamel", "Kamele")),
  waiting: "wartend",
  next: "danach",
  place: (number, isNext, master, camels) =>
    parts(
      `Platz ${number} der ${isNext ? "nächsten Schlange" : "Schlange"}`,
      master && `Meister: ${master}`,
      camels > 0 && s(camels, "Kamel", "Kamele"),
    ),
  stock: "Mauern im Vorrat",
  stockPiece: (name, left) => parts(name, `noch ${left}`),
  marketplace: "Marktplatz",
  trade: (name, good, cost, posts, reward, camels) =>
    parts(
      `${name}: ${good} für ${cost}`,
      posts ? `Posten: ${posts}` : "kein Posten",
      reward && `der erste Posten bringt ${reward}`,
      camels > 0 && `${s(camels, "Kamel", "Kamele")} auf dem Weg dorthin`,
    ),
  aCamel: "ein Kamel",
  aFavour: "Gunst",
  magistrate: "Magistrat",
  magistrateCard: (action) => `seine Karte: ${action}`,
  noCard: "keine Karte offen",
  deck: (count) => `${s(count, "Karte", "Karten")} in seinem Stapel`,
  discards: "abgelegt",
  removed: "nicht in dieser Partie",
};
