// What is asked now, in one sentence: the step that the view tells, and the kinds of moves that
// there are for it.

import { tokens } from "../../play/choose";
import type { LegalMove } from "../../wire";
import type { Asked } from "./asked";
import type { Names } from "./context";
import { merkatorWords } from "./names";
import type { Printed } from "./printed";
import type { MerkatorView } from "./view";

export function askedAt(printed: Printed, view: MerkatorView, moves: LegalMove[]): Asked {
  const at = view.merkator;
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    can: (verb) => moves.some(({ move }) => `${tokens(move).join(" ")} `.startsWith(`${verb} `)),
    active: view.active,
    place: at,
    cubes: view.cubes[at ?? ""] ?? 0,
    goods: [...printed.good.values()].filter((good) => good.location === at).map((good) => good.id),
    cost: printed.joinCost(at ?? ""),
    letter: view.check ? view.check.column.repeat(view.check.loss) : "",
    column: view.check?.column ?? "",
    contract: view.contract,
    wanted: view.wanted,
    unpaid: view.unpaid,
    taler: sum(view.bids.map((bid) => bid.taler)),
    time: sum(view.bids.map((bid) => bid.time)),
  };
}

export function promptOf(printed: Printed, view: MerkatorView, moves: LegalMove[], names: Names): string {
  return merkatorWords.value.ask[view.step]?.(askedAt(printed, view, moves), names) ?? "";
}
