// What the move that is looked at would put on the map, as a dashed piece; where a piece would
// go is shown by its way.

import { tokens } from "../../play/choose";
import type { Context } from "./context";
import { caravanSpot, merchantSpot, numberSpot, PIECE, robberSpot } from "./layout";
import { Route } from "./map_path";
import { Commodity, Piece, Post, Robber } from "./map_piece";
import { COLORS } from "./view";

export function Ghost({ context: { view, printed, table }, move }: { context: Context; move: string }) {
  const [verb = "", what = ""] = tokens(move);
  if (!table.legal.value.some((one) => one.move === move)) return null;
  const seats = view.players.length;
  const color = view.players[view.to_act ?? view.active]?.color ?? "red";
  const [path, place, hex] = [printed.path.get(what), printed.place.get(what), printed.hex.get(what)];
  const drawn = { color, seats, class: "eu-ghost" };
  if (path && verb === "route") return <Route path={path} {...drawn} />;
  if (path && verb === "assemble")
    return <Piece kind="caravan" size={PIECE} at={caravanSpot(path, 0, 1, (id) => id in view.cities)} {...drawn} />;
  if (place && verb === "post") return <Post at={place.point} {...drawn} />;
  if (place && verb === "neutral") return <Post at={place.point} {...drawn} color={COLORS[seats] ?? color} />;
  if (place && verb === "recruit")
    return <Piece kind="merchant" size={PIECE} at={merchantSpot(place, 0, place.id in view.cities)} {...drawn} />;
  if (place && verb === "deliver") return <Commodity place={place} {...drawn} />;
  if (hex && verb === "robber") return <Robber at={robberSpot(hex)} class="eu-ghost" />;
  if (hex && verb === "number")
    return <circle class="eu-ghost-number" cx={numberSpot(hex).x} cy={numberSpot(hex).y} r="13.5" />;
  return null;
}
