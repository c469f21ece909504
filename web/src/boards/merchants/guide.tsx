// Merchants of Europe on the page of its rules: its pieces, its boards, and scenes from the examples.

import { Badge } from "../../pieces/badge";
import { Icon, type IconName } from "../../pieces/icon";
import type { GuideArt } from "../guides";
import { GroundPiece, SignPiece } from "./guide_pieces";
import { type Scene, SceneOf } from "./guide_scene";
import { guideWords, loadGuideWords } from "./guide_words";
import { loadMerchantsWords } from "./names";
import { editions } from "./printed";
import { iconOf, PIECES, Resource } from "./resource";
import { COLORS } from "./view";
import "./guide.css";

const ICONS: Record<string, IconName> = {
  trade_route: "route",
  trade_routes: "route",
  trading_post: "post",
  trading_posts: "post",
  merchant: "merchant",
  merchants: "merchant",
  caravan: "caravan",
  caravans: "caravan",
  robber: "robber",
  robbers: "robber",
  development_card: "development",
  development_cards: "development",
  commodity_tokens: "commodity",
};
const SMALL = 24; // below this a resource is a small card

function piece(id: string, size: number) {
  if ((PIECES as readonly string[]).includes(id))
    return size < SMALL ? <Resource id={id} /> : <Icon name={iconOf(id)} size={size} />;
  const seat = (COLORS as readonly string[]).indexOf(id);
  if (seat >= 0) return <Badge seat={seat} title="merchants" size={size} />;
  if (ICONS[id]) return <Icon name={ICONS[id]} size={size} />;
  return GroundPiece({ id, size }) ?? SignPiece({ id, size });
}

/** By the chapters' names; most of them show what an example tells. */
const SCENES: Record<string, Scene> = {
  short: {},
  main: { board: "main" },
  fixed: { begun: true },
  first_delivery: {
    begun: true,
    around: ["budapest", "lviv", "krakow"],
    routes: { lesser_poland_se: "red" },
    caravans: { lesser_poland_se: "red" },
    delivered: { lviv: "red" },
  },
  first_connection: { begun: true, around: ["budapest", "lviv", "krakow"], routes: { lesser_poland_se: "blue" } },
  double_arrow: {
    begun: true,
    around: ["wroclaw", "kaliningrad", "warszawa", "vilnius"],
    routes: { silesia_n: "blue", pomerania_se: "blue", pomerania_ne: "blue" },
  },
  walk: {
    begun: true,
    around: ["wroclaw", "warszawa", "lviv", "vilnius"],
    merchants: { lviv: "blue" },
    way: ["lviv", "volhynia_west", "warszawa", "mazovia_west"],
  },
  beograd: {
    begun: true,
    around: ["zagreb", "budapest", "beograd", "sofia"],
    posts: { beograd: "red" },
    tokens: { serbia: 11 },
  },
  right_of_way: {
    begun: true,
    around: ["berlin", "praha", "wroclaw", "hamburg"],
    posts: { praha: "white" },
    routes: { rhineland_ne: "orange", bohemia_n: "white", brandenburg_se: "white", silesia_n: "blue" },
    caravans: { rhineland_ne: "orange", silesia_n: "blue" },
    way: ["rhineland_ne", "bohemia_n", "brandenburg_se"],
  },
};

const drawing = (name: string) => () => <SceneOf scene={SCENES[name]!} label={guideWords.value[name] ?? ""} />;

export const guide: GuideArt = {
  ready: () => Promise.all([editions.bring(), loadMerchantsWords(), loadGuideWords()]),
  piece,
  drawings: Object.fromEntries(Object.keys(SCENES).map((name) => [name, drawing(name)])),
};
