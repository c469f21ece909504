// A page that is older than the house loads itself anew, at a moment when nobody loses anything by it: nothing is half
// chosen, awaited, typed or looked up. Pages other than tables do so when somebody goes to the next one.

import { signal } from "@preact/signals";
import { WIRE } from "../wire";

/** The version that the house speaks, where it is newer than this page. */
export const newer = signal<number | null>(null);

const RENEWED = "fondaco-renewed"; // for which version this tab was loaded anew, and when
const LOOK = 1000;
const ONCE_IN = 60_000; // while a house goes over to a new version, it may still bring the old page
const TYPED = "input:not([type]):not([readonly]), input[type=text], textarea";

const holds = new Set<() => boolean>();

/** As long as this is so, the page stays; returns how to let it go. */
export function hold(isHeld: () => boolean): () => void {
  holds.add(isHeld);
  return () => void holds.delete(isHeld);
}

/** The house has told which version it speaks. */
export function learn(wire: number): void {
  if (!(wire > (newer.value ?? WIRE))) return;
  if (newer.value === null) setInterval(() => isCalm() && renew(), LOOK);
  newer.value = wire;
}

export function isCalm(): boolean {
  const isTable = location.pathname.startsWith("/tables/");
  const typed = [...document.querySelectorAll<HTMLInputElement>(TYPED)].some((one) => one.value !== "");
  return isTable && !typed && !document.querySelector("dialog[open]") && ![...holds].some((isHeld) => isHeld());
}

/** Load the page anew, but not over and over. */
export function renew(): void {
  const [wire, time] = (sessionStorage.getItem(RENEWED) ?? "").split(" ");
  if (wire === String(newer.value) && Date.now() - Number(time) < ONCE_IN) return;
  sessionStorage.setItem(RENEWED, `${newer.value} ${Date.now()}`);
  location.reload();
}
