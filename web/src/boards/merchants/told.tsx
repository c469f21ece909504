// What the prospect tells of a move, or of a goal on the map; it comes with the first that is looked at.

import { tokens } from "../../play/choose";
import type { Forecast } from "../../play/inquiries";
import { Sentences } from "../parts/prospect";
import type { Context } from "./context";
import { endOf, type Goal } from "./destinations";
import { robbedAt, yieldsAt } from "./facts";
import { forecastFor, summed } from "./forecast";
import { Lines } from "./lines";
import { merchantsWords } from "./names";
import { listed } from "./resource";
import type { MerchantsView } from "./view";

/** What a move would bring, in sentences. */
export function Brings({
  context: { view, names },
  forecast,
}: {
  context: Context;
  forecast: Forecast<MerchantsView>;
}) {
  return <Sentences told={forecastFor(view, forecast, names)} isWhole={forecast.isWhole} />;
}

export const GoalTold = ({ context, goal }: { context: Context; goal: Goal }) => (
  <Lines told={tellGoal(context, goal)} />
);

/** The way and its price, who is paid, and what can be done where it ends. */
function tellGoal({ view, printed, names }: Context, { way }: Goal): string[] {
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

/** The card or the city that a move speaks of. */
export function About({ context, move }: { context: Context; move: string }) {
  const [verb, ...named] = tokens(move);
  if (verb === "robber") return <Lines told={robbedAt(context, named[0]!)} />;
  if (verb === "steal") return <Lines told={victim(context, named[0]!)} />;
  const spoken = verb === "merchant" ? named.slice(-1) : named; // where it goes, not whence
  const card = spoken.map((word) => context.printed.card.get(word)).find(Boolean);
  if (card) return <p class="about">{merchantsWords.value.texts[card.id]?.(card.amount) ?? card.text}</p>;
  const city = spoken.map((word) => context.printed.city.get(word)).findLast(Boolean);
  if (!city) return null;
  const isYield = ["post", "neutral", "merchant", "stop"].includes(verb ?? "");
  return <Lines told={[cityFacts(context, city.id).join(" · "), ...(isYield ? [yieldsAt(context, city.id)] : [])]} />;
}

function victim({ view, names }: Context, color: string): string[] {
  const player = view.players.find((one) => one.color === color);
  return player ? [merchantsWords.value.facts.cards(names.seat(player.seat), player.hand)] : [];
}

function cityFacts(context: Context, id: string): string[] {
  const w = merchantsWords.value.aboutCity;
  const { gold = 0, color } = context.printed.city.get(id)!;
  const site = context.view.cities[id];
  const facts = [site ? w.post(context.names.color(site.post)) : w.empty];
  if (site?.commodity) facts.push(w.commodity(context.names.color(site.commodity)));
  if (gold > 0) facts.push(w.gold(gold));
  if (!site && color === "purple") facts.push(w.start);
  return facts;
}
