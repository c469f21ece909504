// Which panel is opened beside the board.

import { signal } from "@preact/signals";

export type Side = "log" | "rules" | "chat" | "menu" | "moves" | "end" | null;

export interface Opened {
  side: Side;
  clause: string; // of the rules, to begin with
}

export const opened = signal<Opened>({ side: null, clause: "" });

export function openSide(side: Side, clause = ""): void {
  opened.value = { side: opened.value.side === side && !clause ? null : side, clause };
}
