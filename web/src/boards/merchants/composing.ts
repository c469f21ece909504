// The offer that is being composed: thought of freely, then told to the house as its small moves.
// What the house refuses is taken back, so that one can think again.

import { effect, signal } from "@preact/signals";
import { showChosen } from "../../screens/table/keys";
import type { Table } from "../../play/table";
import { composed, type Draft, givesOf, thinkable } from "./meant";
import { PIECES } from "./resource";

export const draft = signal<Draft>({});
export const isTelling = signal(false);

/** What the trade panel asks: which card to buy, or which to exchange for which. */
export type Bargain = { kind: "buy" | "exchange"; give: string | null; get: string | null };
export const bargain = signal<Bargain | null>(null);

/** The first word of what one points at that can be built in several places. */
export const wanted = signal<string | null>(null);

/** Think of one more, or one less, of a kind. */
export function think(table: Table, id: string, by: 1 | -1): void {
  const count = (draft.value[id] ?? 0) + by;
  if (isThinkable(table, id, by)) draft.value = { ...draft.value, [id]: count };
}

export function isThinkable(table: Table, id: string, by: 1 | -1): boolean {
  return thinkable(table.legal.value, id, (draft.value[id] ?? 0) + by);
}

/** A click on a card of the hand: discard it, put it into the offer, or exchange it. */
export function giveOne(table: Table, id: string): void {
  const [first = ""] = givesOf(table.legal.value, id);
  if (first.startsWith("discard")) chooseOrPlay(table, first);
  else if (first.startsWith("give")) think(table, id, -1);
  else if (first) bargain.value = { kind: "exchange", give: id, get: null };
}

/** A click chooses; one more on what is chosen plays it. */
export function chooseOrPlay(table: Table, move: string): void {
  if (table.chosen.value?.move === move) return void table.play(move);
  table.choose(move);
  showChosen();
}

/** Tell the offer that was thought of. `opening` is the move that began it. */
export async function propose(table: Table, opening: "offer" | "counter"): Promise<void> {
  isTelling.value = true;
  if (await playAll(table, composed(draft.value, PIECES), opening)) draft.value = {};
  isTelling.value = false;
}

/** Play these moves one after the other. If one is refused, all are taken back, and it begins anew. */
async function playAll(table: Table, moves: string[], opening: string): Promise<boolean> {
  for (const [at, move] of moves.entries()) {
    await settled(table, () => table.play(move));
    const why = table.refusal.value;
    if (!why) continue;
    if (at > 0) {
      await settled(table, () => table.undo());
      await settled(table, () => table.play(opening));
    }
    table.refusal.value = why;
    return false;
  }
  return true;
}

const PATIENCE = 4000;

/** Do something, and wait until the table shows it. */
async function settled(table: Table, act: () => Promise<void>): Promise<void> {
  const before = table.now.value?.at;
  await act();
  if (table.refusal.value) return;
  await new Promise<void>((done) => {
    const stop = effect(() => {
      const isShown = table.now.value?.at !== before && !table.catchingUp.value;
      if (isShown) queueMicrotask(finish);
    });
    const late = setTimeout(finish, PATIENCE);
    function finish() {
      clearTimeout(late);
      queueMicrotask(stop);
      done();
    }
  });
}
