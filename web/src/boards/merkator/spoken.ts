// The words of a move as a board speaks them. Pure functions.

import { tokens } from "../../play/choose";
import type { Printed } from "./printed";
import type { MerkatorView } from "./view";

/** The words of a move; those of taking cubes also name what the others of them become. */
export function spokenAt(printed: Printed, move: string, view: MerkatorView): string[] {
  const spoken = tokens(move);
  const [verb, count, good = ""] = spoken;
  const place = printed.good.get(good)?.location;
  if (verb !== "take" || !place) return spoken;
  const rest = (view.cubes[place] ?? 0) - Number(count);
  const other = [...printed.good.values()].find((one) => one.location === place && one.id !== good);
  return rest > 0 && other ? [...spoken, String(rest), other.id] : spoken;
}
