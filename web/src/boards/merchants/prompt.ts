// What is asked now, in one sentence: the step that the view tells, and the kinds of moves that
// there are for it.

import { tokens } from "../../play/choose";
import type { LegalMove } from "../../wire";
import { spokenAt } from "./merchant_stop";
import type { MerchantsView } from "./view";

export interface Asked {
  /** Whether there is a move that begins with this word. */
  can(verb: string): boolean;
  /** Who has the turn. */
  active: number;
  /** Cards that are still to be discarded or taken. */
  owed: number;
  /** Steps that the piece under way has left, and what it is. */
  steps: number;
  isCaravan: boolean;
  freeRoutes: number;
  /** The city where a merchant who stops founds a trading post. */
  founding: string | null;
  connecting: string | null;
  founded: string | null;
  numbered: string | null;
}

export function askedAt(
  view: MerchantsView,
  moves: LegalMove[],
  isCity: (place: string) => boolean = () => false,
): Asked {
  const { turn } = view;
  const verbs = new Set(moves.map(({ move }) => tokens(move)[0]));
  return {
    can: (verb) => verbs.has(verb),
    active: view.active,
    owed: turn.owed,
    steps: turn.mover === null ? 0 : turn.steps,
    isCaravan: turn.mover?.includes("caravan") ?? false,
    freeRoutes: turn.free_routes,
    founding: spokenAt(view, "stop", isCity)[1] ?? null,
    connecting: turn.connecting,
    founded: turn.founded,
    numbered: turn.numbered,
  };
}
