// What one lets the board answer in one's stead, by ordinary moves: declining all offers of a turn,
// or those that give nothing of what one wants. Kept for the table that is shown.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Context } from "./context";
import type { Counts, MerchantsView } from "./view";

/** The kinds for which one wants to be asked; none: for all. */
export const wishes = signal<readonly string[]>([]);
/** Whose offers are declined until the turn passes on. */
export const declined = signal<number | null>(null);

export const toggleWish = (id: string): void =>
  void (wishes.value = wishes.value.includes(id) ? wishes.value.filter((one) => one !== id) : [...wishes.value, id]);

/** Whether an offer gives something of what is wanted; who wants nothing in particular is told of all. */
export const isWanted = (gives: Counts, wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((id) => (gives[id] ?? 0) > 0);

/** Whether the offer of the active seat is declined without asking. */
function isDeclined({ step, active, offers }: MerchantsView): boolean {
  return step === "answer" && (declined.value === active || !isWanted(offers[active]?.gives ?? {}, wishes.value));
}

function forgetAnswers(): void {
  wishes.value = [];
  declined.value = null;
}

export function useAnswers({ table, view }: Context): void {
  const canDecline = table.legal.value.some(({ move }) => move === "decline");
  const isAnswered = canDecline && isDeclined(view);
  useEffect(forgetAnswers, [table]);
  useEffect(() => void (declined.value !== view.active && (declined.value = null)), [view.active]);
  useEffect(() => void (isAnswered && table.play("decline")), [isAnswered, table.now.value?.at]);
}
