// Discarding after a 7: which cards of the hand are laid aside, and how many are still owed.

import { going, isTelling } from "./composing";
import type { Context } from "./context";

/** Whether one is asked for cards of the hand. */
export function isDiscarding({ table, view }: Context, seat: number): boolean {
  return (
    view.step === "discard" && view.to_act === seat && table.legal.value.some(({ move }) => move.startsWith("discard "))
  );
}

export const count = (): number => Object.values(going.value).reduce((sum, one) => sum + one, 0);

/** How many of a kind are left in the hand beside those that go. */
export const staying = (id: string, held: number): number => held - (going.value[id] ?? 0);

/** Whether one more of a kind can be laid aside. */
export const canGo = ({ view }: Context, id: string, held: number): boolean =>
  !isTelling.value && staying(id, held) > 0 && count() < view.turn.owed;

export function letGo(context: Context, id: string): void {
  going.value = { ...going.value, [id]: (going.value[id] ?? 0) + 1 };
  if (count() === context.view.turn.owed)
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-discard]")?.focus());
}

export const keep = (id: string) => void (going.value = { ...going.value, [id]: (going.value[id] ?? 1) - 1 });
