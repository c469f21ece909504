// A goal on the map in words, as the main button says it.

import { tokens } from "../../play/choose";
import type { Names } from "./context";
import { endOf, type Goal } from "./destinations";
import { merchantsWords } from "./names";
import { listed } from "./resource";

/** What a click on it means, and what that costs. */
export function sayGoal({ way, moves }: Goal, names: Names): string {
  const w = merchantsWords.value.ways;
  const pays = listed(way.pays, names.resource);
  const [deed, city] = moves.length > way.moves.length ? tokens(moves.at(-1)!) : [];
  if (deed === "deliver") return w.deliver(names.city(city), pays);
  if (deed === "stop") return w.found(names.city(endOf(way)), pays);
  return tokens(moves[0]!)[0] === "merchant"
    ? w.merchant(names.place(endOf(way)), pays)
    : w.caravan(names.path(endOf(way)), pays);
}
