// A goal on the map in words: as the main button says it, and what the prospect tells of it.

import { tokens } from "../../play/choose";
import type { Context, Names } from "./context";
import { endOf, type Goal } from "./destinations";
import { summed } from "./forecast";
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

/** The way and its price, who is paid, and what can be done where it ends. */
export function tellGoal({ view, printed, names }: Context, { way }: Goal): string[] {
  const { ways: w, brings } = merchantsWords.value;
  const told = summed(way.events).flatMap((event) => brings[String(event["event"])]?.(event, names) ?? []);
  const cities = way.then.filter((move) => tokens(move)[0] === "deliver").map((move) => names.city(tokens(move)[1]));
  const ends = printed.path.get(endOf(way))?.ends.map(({ id }) => id) ?? [];
  const taken = ends.filter((id) => view.cities[id]?.commodity);
  return [
    w.steps(way.moves.length, listed(way.pays, names.resource)),
    ...told,
    ...(cities.length > 0 ? [w.deliverable(cities.join(", "))] : []),
    ...taken.map((id) => w.taken(names.city(id))),
  ];
}
