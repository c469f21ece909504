// Which panel is opened beside the board, and where one stands when it is closed again.

import { signal } from "@preact/signals";

export type Side = "log" | "rules" | "chat" | "menu" | "moves" | "end" | "card" | "settings" | null;

export interface Opened {
  side: Side;
  clause: string; // of the rules, to begin with
}

export const opened = signal<Opened>({ side: null, clause: "" });

let opener: HTMLElement | null = null; // who had the focus before

export function openSide(side: Side, clause = ""): void {
  const wanted = opened.value.side === side && !clause ? null : side;
  if (opened.value.side === null) opener = document.activeElement as HTMLElement | null;
  opened.value = { side: wanted, clause };
  if (wanted === null) requestAnimationFrame(standAgain);
}

/** At the main button, so that Enter plays it; without one, where one stood before. */
function standAgain(): void {
  const main = document.querySelector<HTMLElement>(".bar .main[data-move]");
  const before = opener?.isConnected ? opener : null;
  (main ?? before ?? document.querySelector<HTMLElement>(".bar"))?.focus({ preventScroll: true });
}
