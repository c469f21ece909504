// What on the map is lit, and what is said of it: all that legal moves name, and where a piece that
// was picked can go.

import { say as plainSay } from "../plain/speech";
import type { Context } from "./context";
import { goalsAt, plannedGoal, pointedGoal } from "./destinations";
import { citiesBeside } from "./facts";
import { sayGoal } from "./goal_words";
import type { Lit } from "./map_lights";
import { idOf, kindOf, type Mark, type Marks, marksOf } from "./marks";
import { spokenAt } from "./merchant_stop";
import { merchantsWords } from "./names";

/** All that a legal move names, with its moves in words; where a piece was picked, where it can go. */
export function litThings(context: Context, marks: Marks): Lit[] {
  const pointed: Mark[] = marksOf(context.table.pointed.value ?? "", undefined, foundingAt(context));
  const planned = plannedGoal(context.table)?.mark;
  const goals = goalsAt(context.table).map(
    (goal): Lit => ({
      mark: goal.mark,
      light: goal.mark === planned ? "chosen" : "possible",
      label: sayGoal(goal, context.names),
      isPointed: pointedGoal.value?.mark === goal.mark,
      isQuiet: false,
      isGoal: true,
    }),
  );
  const lights = marks.lights();
  // A caravan hides the path below it, until it is only faint.
  const isUnderPiece = (mark: Mark) => kindOf(mark) === "path" && lights.get(`caravan ${idOf(mark)}`) === "possible";
  const others = [...lights].filter(([mark]) => !isUnderPiece(mark) && !goals.some((goal) => goal.mark === mark));
  const named = others.map(([mark, light]) => ({
    mark,
    light,
    label: marks
      .moves(mark)
      .map(({ move, gloss }) => say(context, move, gloss))
      .join("; "),
    isPointed: pointed.includes(mark),
    isQuiet: light === "possible" && marks.moves(mark).every(({ quiet }) => quiet),
    isGoal: false,
  }));
  return [...named, ...goals];
}

function say({ names, view, printed }: Context, move: string, gloss: string): string {
  const said = spokenAt(view, move, (place) => printed.city.has(place));
  return merchantsWords.value.say[said[0]!]?.(names, said) ?? plainSay({ move, gloss, quiet: false });
}

/** The city where the merchant under way founds a trading post if it stops. */
export const foundingAt = ({ view, printed }: Context): string | null =>
  spokenAt(view, "stop", (place) => printed.city.has(place))[1] ?? null;

/** The cities at the robber's hex where a color has its post. */
export function postsAtRobber(context: Context, color: string): string[] {
  const hex = context.printed.hex.get(context.view.robber);
  const cities = hex ? citiesBeside(context, hex) : [];
  return cities.filter((city) => context.view.cities[city]?.post === color);
}
