// Which moves a thing beside the map stands for. A word of a move may mean different things: in
// "exchange 3 ore for wool" the ore is of the hand, the wool of the supply. Pure functions.

import { tokens } from "../../play/choose";
import type { LegalMove } from "../../wire";

/** What can be built or bought, and the first words of the moves that do it. */
export const BUILDS = {
  route: ["route"],
  merchant: ["recruit", "dismiss"],
  caravan: ["assemble", "disband"],
  card: ["buy card"],
} as const;

export type Build = keyof typeof BUILDS;

const begins = (move: string, start: string) => `${move} `.startsWith(`${start} `);

/** The first words of the moves that build this now; none where it cannot be built. */
export function buildsOf(legal: readonly LegalMove[], kind: Build): string | undefined {
  return BUILDS[kind].find((start) => legal.some(({ move }) => begins(move, start)));
}

/** The moves by which a card of that resource leaves the hand. */
export function givesOf(legal: readonly LegalMove[], id: string): string[] {
  return legal.map(({ move }) => move).filter((move) => given(tokens(move)) === id);
}

/** The moves by which a card of that resource comes from the supply. */
export function getsOf(legal: readonly LegalMove[], id: string): string[] {
  return legal.map(({ move }) => move).filter((move) => got(tokens(move)) === id);
}

const given = ([verb, one, other]: string[]) =>
  verb === "discard" ? one : verb === "exchange" || verb === "give" ? other : undefined;
const got = ([verb, one, , , last]: string[]) =>
  verb === "buy" || verb === "take" ? one : verb === "exchange" ? last : undefined;

/** The exchange of that resource for that one, if there is one. */
export function exchangeOf(legal: readonly LegalMove[], give: string | null, get: string | null): string | undefined {
  return givesOf(legal, give ?? "").find((move) => got(tokens(move)) === get);
}

/** What is exchanged for that resource, where it can only be one. */
export function onlyGiven(legal: readonly LegalMove[], get: string): string | null {
  const exchanges = getsOf(legal, get).filter((move) => begins(move, "exchange"));
  const [only, ...others] = exchanges.map((move) => given(tokens(move)));
  return others.length > 0 ? null : (only ?? null);
}

/** A trade that is being thought of: so many of each kind to get, or to give where it is less than 0. */
export type Draft = Record<string, number>;

/** The small moves that make an offer of it: what is given, what is asked for, each in order; then the proposal. */
export function composed(draft: Draft, kinds: readonly string[]): string[] {
  const gives = kinds.filter((id) => (draft[id] ?? 0) < 0).map((id) => `give ${-draft[id]!} ${id}`);
  const asks = kinds.filter((id) => (draft[id] ?? 0) > 0).map((id) => `ask ${draft[id]} ${id}`);
  return [...gives, ...asks, "propose"];
}

/** What was told of an offer, as it would be thought of. */
export function toldOf({ gives, asks }: { gives: Draft; asks: Draft }): Draft {
  return { ...asks, ...Object.fromEntries(Object.entries(gives).map(([id, count]) => [id, -count])) };
}

/** The move that begins an offer, or a counter-offer, now. */
export function openingOf(legal: readonly LegalMove[]): "offer" | "counter" | undefined {
  return (["offer", "counter"] as const).find((start) => legal.some(({ move }) => move === start));
}

/** A counter-offer begins with what was offered, seen from the other side; one gives no more than one holds. */
export function mirrored({ gives, asks }: { gives: Draft; asks: Draft }, held: (id: string) => number): Draft {
  const given = Object.entries(asks).map(([id, count]) => [id, -Math.min(count, held(id))] as const);
  return { ...gives, ...Object.fromEntries(given) };
}

/** Whether two drafts mean the same trade. */
export function isSame(one: Draft, other: Draft): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((id) => (one[id] ?? 0) === (other[id] ?? 0));
}

export const isNothing = (draft: Draft): boolean => isSame(draft, {});

/** The small moves that discard so many of each kind, in the order in which the house takes them. */
export function discards(going: Draft, kinds: readonly string[]): string[] {
  return kinds.flatMap((id) => Array.from({ length: going[id] ?? 0 }, () => `discard ${id}`));
}

const MOST = 9; // of a kind that a move can name

/** Whether one may think of that many beside what was told already: that is taken back then, and told again. */
export const isWithin = (held: number, count: number): boolean => count >= -held && count <= MOST;

/** Whether one can think of that many. Of what is asked for the house speaks once something is given. */
export function thinkable(legal: readonly LegalMove[], id: string, count: number): boolean {
  if (count === 0) return true;
  const has = (start: string) => legal.some(({ move }) => begins(move, start));
  if (count < 0) return has(`give ${-count} ${id}`);
  return has("ask") ? has(`ask ${count} ${id}`) : has("give") && count <= MOST;
}

/** Whether one of these moves helps now. */
export const helps = (legal: readonly LegalMove[], moves: readonly string[]): boolean =>
  legal.some(({ move, quiet }) => !quiet && moves.includes(move));
