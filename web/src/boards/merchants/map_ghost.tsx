// What the move that is looked at would put on the map, as a dashed piece; where a piece would
// go is shown by its way.

import type { VNode } from "preact";
import { tokens } from "../../play/choose";
import type { Context } from "./context";
import { caravanSpot, LEAN, merchantSpot, numberSpot, PIECE, robberSpot } from "./layout";
import { Route } from "./map_path";
import { Commodity, Piece, Post, Robber } from "./map_piece";
import type { Hex, Path, Place } from "./printed";
import { COLORS, type MerchantsView } from "./view";

export function Ghost({ context: { view, printed, table }, move }: { context: Context; move: string }) {
  const [verb = "", what = ""] = tokens(move);
  if (!table.legal.value.some((one) => one.move === move)) return null;
  const [path, place, hex] = [printed.path.get(what), printed.place.get(what), printed.hex.get(what)];
  const onPath = path && ON_PATH[verb]?.(path, view);
  const onPlace = place && ON_PLACE[verb]?.(place, view);
  const onHex = hex && ON_HEX[verb]?.(hex);
  return onPath ?? onPlace ?? onHex ?? null;
}

function looks(view: MerchantsView) {
  const color = view.players[view.to_act ?? view.active]?.color ?? "red";
  return { color, seats: view.players.length, class: "eu-ghost" };
}

const ON_PATH: Record<string, (path: Path, view: MerchantsView) => VNode> = {
  route: (path, view) => <Route path={path} {...looks(view)} />,
  assemble: (path, view) => {
    const at = caravanSpot(path, 0, 1, (id) => (id in view.cities ? LEAN.post : 0));
    return <Piece kind="caravan" size={PIECE} at={at} {...looks(view)} />;
  },
};

const ON_PLACE: Record<string, (place: Place, view: MerchantsView) => VNode> = {
  post: (place, view) => <Post at={place.point} {...looks(view)} />,
  neutral: (place, view) => {
    const drawn = looks(view);
    return <Post at={place.point} {...drawn} color={COLORS[drawn.seats] ?? drawn.color} />;
  },
  recruit: (place, view) => {
    const at = merchantSpot(place, 0);
    return <Piece kind="merchant" size={PIECE} at={at} {...looks(view)} />;
  },
  deliver: (place, view) => <Commodity place={place} {...looks(view)} />,
};

const ON_HEX: Record<string, (hex: Hex) => VNode> = {
  robber: (hex) => <Robber at={robberSpot(hex)} class="eu-ghost" />,
  number: (hex) => <circle class="eu-ghost-number" cx={numberSpot(hex).x} cy={numberSpot(hex).y} r="13.5" />,
};
