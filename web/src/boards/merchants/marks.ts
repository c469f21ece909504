// Which things on the map a move speaks of, and what a click on one of them does. A mark is a kind
// of thing and its id: "place praha", "path bohemia_n", "hex bohemia", "merchant praha" or "caravan
// bohemia_n", since a piece and the place below it are two things. Pure functions.

import { remaining, tokens } from "../../play/choose";
import type { LegalMove } from "../../wire";
import type { MerchantsView } from "./view";

export type Kind = "place" | "path" | "hex" | "merchant" | "caravan";
export type Mark = `${Kind} ${string}`;
/** Chosen, possible, or possible only if one chooses again. */
export type Light = "chosen" | "possible" | "faint";

const NAMED: Record<string, Kind> = {
  ...{ post: "place", neutral: "place", recruit: "place", deliver: "place" },
  ...{ assemble: "path", route: "path", via: "path" },
  ...{ robber: "hex", number: "hex" },
  ...{ dismiss: "merchant", disband: "caravan" },
};

/** The things on the map that a move names; `posts` are the cities where one may steal from a color,
 * `stands` is where the merchant under way founds one if it stops. */
export function marksOf(
  move: string,
  posts: (color: string) => string[] = () => [],
  stands: string | null = null,
): Mark[] {
  const [verb = "", what = "", other = ""] = tokens(move);
  if (verb === "merchant" || verb === "caravan") return [`${verb} ${what}`]; // where it goes: see destinations.ts
  if (verb === "stop") return stands ? [`merchant ${stands}`, `place ${stands}`] : [];
  if (verb === "take") return what === "token" ? [`hex ${other}`] : [];
  if (verb === "steal") return posts(what).map((city): Mark => `place ${city}`);
  const kind = NAMED[verb];
  return kind ? [`${kind} ${what}`] : [];
}

export const idOf = (mark: Mark): string => tokens(mark)[1]!;
export const kindOf = (mark: Mark): Kind => tokens(mark)[0] as Kind;

/** A piece is where a move begins. */
const isPiece = (mark: Mark): boolean => ["merchant", "caravan"].includes(kindOf(mark));

export class Marks {
  private readonly of = new Map<Mark, LegalMove[]>();
  private readonly candidates: LegalMove[];

  constructor(
    legal: readonly LegalMove[],
    private readonly picked: readonly string[],
    private readonly posts: (color: string) => string[] = () => [],
    private readonly stands: string | null = null,
  ) {
    this.candidates = remaining(legal, picked);
    for (const one of legal)
      for (const mark of marksOf(one.move, posts, stands)) this.of.set(mark, [...(this.of.get(mark) ?? []), one]);
  }

  /** The legal moves that name a thing: of those that are left, else of all. */
  moves(mark: Mark): LegalMove[] {
    const all = this.of.get(mark) ?? [];
    const narrowed = all.filter((one) => this.candidates.includes(one));
    return narrowed.length > 0 ? narrowed : all;
  }

  /** All things that legal moves name, and how each is lit. */
  lights(): Map<Mark, Light> {
    const rest = this.candidates;
    const one = this.picked.length > 0 && rest.length === 1 ? rest[0]! : null;
    const isChosen = (mark: Mark) =>
      one ? marksOf(one.move, this.posts, this.stands).includes(mark) : this.picked.includes(idOf(mark));
    const light = (mark: Mark, moves: LegalMove[]): Light => {
      if (!moves.some((each) => rest.includes(each))) return "faint";
      return isChosen(mark) ? "chosen" : "possible";
    };
    return new Map([...this.of].map(([mark, moves]) => [mark, light(mark, moves)]));
  }

  /** What is picked after a click; null where the thing cannot be picked. */
  click(mark: Mark): { play: string } | { pick: readonly string[] } | null {
    const all = isPiece(mark) ? (this.of.get(mark) ?? []) : this.moves(mark);
    const stops = all.filter(({ move }) => move === "stop"); // where it may go is lit beside it
    const moves = stops.length > 0 ? stops : all;
    if (moves.length === 0) return null;
    if (isPiece(mark) && stops.length === 0 && moves.some(({ move }) => tokens(move)[0] === kindOf(mark)))
      return { pick: [idOf(mark)] }; // then one looks for where it goes
    if (moves.length === 1)
      return this.isChosen(moves[0]!) ? { play: moves[0]!.move } : { pick: tokens(moves[0]!.move) };
    return { pick: [idOf(mark)] };
  }

  private isChosen(move: LegalMove): boolean {
    return this.picked.length > 0 && this.candidates.length === 1 && this.candidates[0] === move;
  }
}

const ASKED_AT: Record<string, Partial<Record<Kind, string>>> = {
  start_post: { place: "post" },
  start_neutral: { place: "neutral" },
  start_route: { path: "route" },
  robber: { hex: "robber" },
  number: { hex: "number" },
  take_token: { hex: "take token" },
  connect: { path: "via" },
  arrow: { path: "route" },
  charter: { path: "route" },
  assemble: { path: "assemble" },
  recruit: { place: "recruit" },
};

/** The obvious move about a thing that no legal move names, to ask why not; null where there is none. */
export function obvious(view: MerchantsView, mark: Mark): string | null {
  const [kind, id] = [kindOf(mark), idOf(mark)];
  if (view.step !== "act") {
    const verb = ASKED_AT[view.step]?.[kind];
    return verb ? `${verb} ${id}` : null;
  }
  if (kind === "path") return `route ${id}`;
  if (kind !== "place" || !(id in view.cities)) return null;
  return view.cities[id]!.post === view.players[view.active]?.color ? `recruit ${id}` : `deliver ${id}`;
}
