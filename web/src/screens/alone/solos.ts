// What one has reached alone, as the house knows it, and the luck of the day: asked for once a page.

import { signal } from "@preact/signals";
import { ask } from "../../play/http";
import { go } from "../../route";
import type { NewTable, SoloNow, TableNow } from "../../wire";
import { words } from "../../words";
import { aloneWords } from "./words";

export const solos = signal<SoloNow[]>([]);

export async function loadSolos(): Promise<void> {
  solos.value = await ask<SoloNow[]>("GET", "/api/solo");
}

/** A table for oneself, which begins at once: an ordinary one, or the voyage of the day. */
export async function begin(solo: SoloNow, luck: "sealed" | "voyage"): Promise<void> {
  const wanted: NewTable = { title: solo.title, seats: [{ kind: "me" }], options: solo.options, luck };
  const table = await ask<TableNow>("POST", "/api/tables", wanted);
  go(`/tables/${table.id}`);
}

export const nameOf = (name: string): string => aloneWords.value.names[name] ?? name;

/** A result as a number: points, or by how many one leads. */
export function asNumber(points: number, isLead: boolean): string {
  const number = words.value.number(points);
  return isLead && points > 0 ? `+${number}` : number;
}

/** A result in words. */
export function told(points: number | null, isLead: boolean): string {
  const w = aloneWords.value.voyage;
  if (points === null) return w.left;
  if (!isLead) return w.points(words.value.number(points));
  return points === 0 ? w.level : w.lead(words.value.number(Math.abs(points)), points > 0);
}
