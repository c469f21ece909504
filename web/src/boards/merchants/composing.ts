// The offer that is being composed: thought of freely, then told to the house as its small moves.
// What the house refuses is taken back, so that one can think again.

import { signal } from "@preact/signals";
import { settled } from "../../play/settled";
import type { Table } from "../../play/table";
import { showChosen } from "../parts/main_button";
import {
  composed,
  type Draft,
  discards,
  exchangeOf,
  givesOf,
  isNothing,
  isSame,
  isWithin,
  mirrored,
  onlyGiven,
  openingOf,
  thinkable,
  toldOf,
} from "./moves_for";
import { PIECES, RESOURCES } from "./resource";
import { tab } from "./tab";
import type { MerchantsView } from "./view";

/** All that is shown of the offer; what the house was told of it already is a part of that. */
export const draft = signal<Draft>({});
export const isTelling = signal(false);
/** The cards that are to be discarded, so many of each kind. */
export const going = signal<Draft>({});

/** What the trade panel asks: what to offer, which card to buy, or which to exchange for which. */
export type Bargain = { kind: "offer" | "buy" | "exchange"; give: string | null; get: string | null };
export const bargain = signal<Bargain | null>(null);

/** The first word of what one points at that can be built in several places. */
export const wanted = signal<string | null>(null);

/** What one points at that cannot be done: a move that stands for it, and what it is called. */
export const barred = signal<{ move: string; title: string } | null>(null);

/** Think of one more, or one less, of a kind. */
export function think(table: Table<MerchantsView>, id: string, by: 1 | -1): void {
  if (!isThinkable(table, id, by)) return;
  draft.value = { ...draft.value, [id]: (draft.value[id] ?? 0) + by };
  void agree(table);
}

export function isThinkable(table: Table<MerchantsView>, id: string, by: 1 | -1): boolean {
  const count = (draft.value[id] ?? 0) + by;
  if (openingOf(table.legal.value)) return isWithin(heldAt(table, id), count); // nothing of it is told yet
  return isNothing(toldAt(table)) ? thinkable(table.legal.value, id, count) : isWithin(heldAt(table, id), count);
}

const viewOf = (table: Table<MerchantsView>) => table.view.value!;

/** What the house was told of the offer so far. */
export function toldAt(table: Table<MerchantsView>): Draft {
  const { offers, you } = viewOf(table);
  const offer = you === null ? undefined : offers[you];
  return offer ? toldOf(offer) : {};
}

function heldAt(table: Table<MerchantsView>, id: string): number {
  const { players, you } = viewOf(table);
  const player = players[you ?? -1];
  return (id === "gold" ? player?.gold : player?.own?.resources[id]) ?? 0;
}

/** The first word of what one has begun to compose. */
const begunAs = (table: Table<MerchantsView>): "offer" | "counter" =>
  viewOf(table).step === "counter" ? "counter" : "offer";

/** Whether an offer is thought of that the house has heard nothing of. */
export const isDrafting = (): boolean => bargain.value?.kind === "offer";

/** Think of an offer to the others, or of another trade than was offered; the house hears of it when it is sent. */
export function openOffer(table: Table<MerchantsView>): void {
  const { offers, active } = viewOf(table);
  const isCounter = openingOf(table.legal.value) === "counter";
  table.chooseAgain();
  draft.value = isCounter ? mirrored(offers[active]!, (id) => heldAt(table, id)) : {};
  bargain.value = { kind: "offer", give: null, get: null };
  tab.value = "trade";
}

/** Whatever was thought of for a position is forgotten with it. */
export function forgetBargain(): void {
  if (isTelling.value) return;
  if (isDrafting()) draft.value = {};
  bargain.value = null;
}

/** What was told in another way, by the bar or a typed line, is part of the draft. */
export function takeIn(table: Table<MerchantsView>): void {
  if (isTelling.value) return;
  draft.value = { ...draft.value, ...toldAt(table) };
  void agree(table);
}

/** What was told and is no longer all that is thought of is taken back, so that only the draft is proposed. */
async function agree(table: Table<MerchantsView>): Promise<void> {
  const told = toldAt(table);
  if (isTelling.value || isNothing(told) || isSame(told, draft.value)) return;
  isTelling.value = true;
  await beginAnew(table, begunAs(table));
  isTelling.value = false;
}

/** Think of nothing, and take back what was told. */
export function clearDraft(table: Table<MerchantsView>): void {
  if (isDrafting() && isNothing(draft.value)) bargain.value = null;
  draft.value = {};
  void agree(table);
}

async function beginAnew(table: Table, opening: string): Promise<void> {
  await settled(table, () => table.undo());
  await settled(table, () => table.play(opening));
}

/** A click on a card of the hand: let it go, put it into the offer, or exchange it. */
export function giveOne(table: Table<MerchantsView>, id: string): void {
  const [first = ""] = givesOf(table.legal.value, id);
  const isExchange = first.startsWith("exchange") && bargain.value?.kind === "exchange";
  if (!isExchange && openingOf(table.legal.value)) {
    if (!isDrafting()) openOffer(table);
    think(table, id, -1);
  } else if (first.startsWith("give")) think(table, id, -1);
  else if (first) exchange(table, { give: id });
}

/** Whether a click on a card of the hand puts it into an offer. */
export const canOffer = (table: Table<MerchantsView>, id: string): boolean =>
  openingOf(table.legal.value) !== undefined && heldAt(table, id) > 0;

const NOTHING_SAID: Bargain = { kind: "exchange", give: null, get: null };

/** Say which card goes to the supply, or which comes; what no longer fits is forgotten. Where only one can go, it
    need not be said. */
export function exchange(table: Table, said: { give: string } | { get: string }): void {
  const legal = table.legal.value;
  const before = bargain.value?.kind === "exchange" ? bargain.value : NOTHING_SAID;
  const next = { ...before, ...said };
  const fits = !next.give || !next.get || exchangeOf(legal, next.give, next.get);
  const { give, get, kind } = fits ? next : { ...NOTHING_SAID, ...said };
  strike(table, { kind, get, give: give ?? (get ? onlyGiven(legal, get) : null) });
}

/** Once all of a bargain is said, that move is chosen. */
export function strike(table: Table, next: Bargain): void {
  bargain.value = next;
  const move = next.kind === "buy" ? `buy ${next.get}` : exchangeOf(table.legal.value, next.give, next.get);
  if (move && next.get) chooseOrPlay(table, move);
  else table.chooseAgain();
}

/** A click chooses; one more on what is chosen plays it. */
export function chooseOrPlay(table: Table, move: string): void {
  if (table.chosen.value?.move === move) return void table.play(move);
  table.choose(move);
  showChosen();
}

/** Tell the offer that was thought of, or what of it is not told yet. */
export async function propose(table: Table<MerchantsView>): Promise<void> {
  const opening = openingOf(table.legal.value);
  const moves = isNothing(toldAt(table)) ? composed(draft.value, PIECES) : ["propose"];
  isTelling.value = true;
  const isTold = await playAll(table, opening ? [opening, ...moves] : moves, opening ? null : begunAs(table));
  isTelling.value = false;
  if (!isTold) return;
  bargain.value = null;
  draft.value = {};
}

/** Discard the cards that are to go. */
export async function discardAll(table: Table): Promise<void> {
  const gone = going.value;
  isTelling.value = true;
  going.value = {};
  if (!(await playAll(table, discards(gone, RESOURCES), null))) going.value = gone;
  isTelling.value = false;
}

/** Play these moves one after the other. If one is refused, all are taken back, and one starts over. */
async function playAll(table: Table, moves: string[], opening: string | null): Promise<boolean> {
  for (const [at, move] of moves.entries()) {
    await settled(table, () => table.play(move));
    const why = table.refusal.value;
    if (!why) continue;
    if (at > 0) {
      if (opening) await beginAnew(table, opening);
      else await settled(table, () => table.undo());
    }
    table.refusal.value = why;
    return false;
  }
  return true;
}
