// What is asked now, in one sentence: the step that the view tells, and the kinds of moves that
// there are for it.

import { tokens } from "../../play/choose";
import type { LegalMove } from "../../wire";
import type { Asked } from "./asked";
import type { Names } from "./context";
import * as speak from "./move_patterns";
import { matching } from "./move_patterns";
import { amounts, mervWords, nameOf } from "./names";
import type { Printed } from "./printed";
import type { MervView } from "./view";

export function askedAt(printed: Printed, view: MervView, moves: LegalMove[], names: Names): Asked {
  return {
    can: (verb) => moves.some(({ move }) => tokens(move)[0] === verb),
    side: mervWords.value.side[view.side] ?? view.side,
    line: names.line(view.line ?? ""),
    site: names.site(view.site ?? ""),
    thing: boughtAt(printed, view),
    need: amounts(printed, view.decision.need as Record<string, number>),
    ransom: ransomAt(printed, view, moves),
  };
}

/** The color of the attacked site, white, what its upgrade adds, and the exchange power where it helps. */
function ransomAt(printed: Printed, { city, site }: MervView, moves: LegalMove[]): string {
  const w = mervWords.value;
  const attacked = city.find((one) => one?.site === site);
  if (!attacked || attacked.upgrade === "white") return w.anyColor;
  const colors = new Set([attacked.resource, ...(attacked.upgrade ? [attacked.upgrade] : []), "white"]);
  const power = matching(moves, speak.power("exchange")).length > 0 ? [w.pay.exchange] : [];
  return w.oneOf([...[...colors].map((color) => nameOf(printed, color)), ...power]);
}

/** What is being bought: a good with its city, a courtier with the hall, else the kind of thing. */
function boughtAt(printed: Printed, view: MervView): string {
  const { buying, thing } = view.decision;
  const id = boughtId(printed, buying, thing);
  const kind = mervWords.value.buying[buying ?? ""] ?? "";
  return id ? mervWords.value.bought(kind, nameOf(printed, id)) : kind;
}

/** The id of what is being bought; the view tells its number among the printed ones. */
function boughtId(printed: Printed, buying: string | null, thing: number | null): string | undefined {
  if (thing === null) return undefined;
  if (buying === "courtier") return printed.halls[thing]?.id;
  if (buying === "good") return printed.cities[thing]?.id;
  if (buying === "wall") return printed.walls[thing]?.id;
  return undefined;
}

export function promptOf(printed: Printed, view: MervView, moves: LegalMove[], names: Names): string {
  return mervWords.value.ask[view.step]?.(askedAt(printed, view, moves, names)) ?? "";
}
