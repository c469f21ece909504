// What the move looked at would bring, in short sentences; and what is known of the card or city
// that it speaks of.

import type { ComponentChildren } from "preact";
import { tokens } from "../../play/choose";
import type { Table } from "../../play/table";
import { later } from "../../screens/later";
import { askedAbout } from "../parts/asked_about";
import type { Explain } from "../parts/explained";
import { Resting, Prospect as Told } from "../parts/prospect";
import { barred, wanted } from "./composing";
import type { Context } from "./context";
import {
  deedsAt,
  type Goal,
  goalLookedAt,
  goalsAt,
  pickedPiece,
  plannedGoal,
  pointedGoal,
  pointedPiece,
} from "./destinations";
import { sayGoal } from "./goal_words";
import { Lines } from "./lines";
import { merchantsWords } from "./names";
import { listed } from "./resource";
import { nearSeat } from "./view";

/** What is told of a move comes with the first that is looked at. */
const Brings = later(async () => (await import("./told")).Brings);
const About = later(async () => (await import("./told")).About);
const GoalTold = later(async () => (await import("./told")).GoalTold);

interface Props {
  context: Context;
  say(move: string): string;
  explain: Explain<Context>;
}

export function Prospect({ context, say, explain }: Props) {
  const w = merchantsWords.value;
  const isAsked = askedAbout.value !== null && explain(context, askedAbout.value) !== null;
  const where = wanted.value
    ? w.where[wanted.value]
    : context.table.pointed.value === null && !isAsked
      ? soughtAt(context.table)
      : undefined;
  const goal = wanted.value ? null : isAsked ? goalAsked(context.table) : goalLookedAt(context.table);
  if (goal)
    return (
      <Titled title={sayGoal(goal, context.names)}>
        <GoalTold context={context} goal={goal} />
      </Titled>
    );
  const picked = isAsked ? null : pickedPiece(context.table);
  const piece = wanted.value ? null : (pointedPiece.value ?? picked);
  if (piece) return <PieceFacts context={context} piece={piece} />;
  if (where)
    return (
      <Titled title={where.title}>
        <p>{where.text}</p>
      </Titled>
    );
  const atRest = <p>{restingFacts(context)}</p>;
  if (isOnlyRoll(context.table, isAsked)) return <Resting text={atRest} />;
  const title = (move: string) => (barred.value?.move === move ? barred.value.title : say(move));
  return (
    <Told
      table={context.table}
      say={title}
      brings={(_, forecast) => <Brings context={context} forecast={forecast} />}
      about={(move) => barred.value?.move !== move && <About context={context} move={move} />}
      explain={(thing) => explain(context, thing)}
      lacks={(missing) => listed(missing, context.names.resource)}
      none={atRest}
    />
  );
}

/** Where there is nothing to do but to roll, that says no more than its button. */
const isOnlyRoll = ({ chosen, pointed }: Table, isAsked: boolean): boolean =>
  !isAsked && pointed.value === null && chosen.value?.move === "roll";

/** The goal that one points at, or that was planned by a click on the same thing. */
function goalAsked(table: Table): Goal | null {
  const planned = plannedGoal(table);
  const isSame = (goal: Goal) => goal.mark === askedAbout.value && goal.moves.join() === planned?.moves.join();
  return pointedGoal.value ?? (goalsAt(table).some(isSame) ? planned : null);
}

const PIECES = ["merchant", "caravan"];
const MOST_DEEDS = 2;

/** What is built or moved, while one still looks for the place: a piece, or what all moves that are left begin with. */
export function soughtAt(table: Table): { title: string; text: string } | undefined {
  const verbs = [...new Set(table.candidates.value.map(({ move }) => tokens(move)[0]!))];
  const verb = verbs.find((one) => PIECES.includes(one)) ?? (verbs.length === 1 ? verbs[0] : undefined);
  return table.picked.value.length > 0 && table.candidates.value.length > 1
    ? merchantsWords.value.where[verb ?? ""]
    : undefined;
}

/** What a piece could do this turn; where it goes is chosen with a click on it. */
function PieceFacts({ context, piece }: { context: Context; piece: string }) {
  const { table, printed } = context;
  const w = merchantsWords.value;
  const kind = printed.path.has(piece) ? "caravan" : "merchant";
  const deeds = deedsAt(table, piece).map((goal) => sayGoal(goal, context.names));
  const { title, text } = w.where[kind]!;
  return (
    <Titled title={title}>
      <Lines told={[pickedPiece(table) === piece ? text : w.ways.pick, ...deeds]} />
    </Titled>
  );
}

/** What is said while nothing is looked at: what can be reached, else how far one is. */
function restingFacts(context: Context): string {
  const { table, view, names } = context;
  const deeds = deedsAt(table).map((goal) => sayGoal(goal, names));
  const { delivered, free, storage } = view.players[nearSeat(view)]!;
  return deeds.length > 0
    ? merchantsWords.value.ways.inReach(deeds.slice(0, MOST_DEEDS).join("; "))
    : merchantsWords.value.raceOf(delivered, free, storage);
}

/** What is known of something without asking the house once more. */
function Titled({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="prospect sheet" aria-live="polite" tabIndex={0}>
      <h2 class="prospect-title">{title}</h2>
      {children}
    </section>
  );
}
