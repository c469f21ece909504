// Asking about a thing: one points at it, holds a finger on it, or goes there with Shift and an arrow. Every thing of a
// board has `data-about`, its kind and its id, whether a move speaks of it or not; the prospect tells of it.

import { signal } from "@preact/signals";

/** The thing that is asked about: "contract c05_italy". */
export const askedAbout = signal<string | null>(null);

const HOLD = 450; // milliseconds that a finger rests on what it asks about
const STILL = 9; // pixels that it may stray meanwhile

let holding = 0; // the clock of a finger that rests
let from = { x: 0, y: 0 };
let isAnswered = false; // the finger has asked: lifting it is no click

let isPinned = false; // it was clicked: it stays while one goes to the rule, or to another such thing

const ask = (thing: string | null): void => void (askedAbout.value = thing);

/** Point at something, unless what was clicked is still told of. */
function point(thing: string | null, event: Event): void {
  if (!isPinned && !(event.target as Element).closest(".prospect")) ask(thing);
}

/** Nothing is asked any more. */
export function stopAsking(): void {
  isPinned = false;
  ask(null);
}

const elementAt = (event: Event): HTMLElement | SVGElement | null =>
  (event.target as Element).closest<HTMLElement | SVGElement>("[data-about]");

const thingAt = (event: Event): string | null => elementAt(event)?.dataset["about"] ?? null;

const isTouch = (event: Event): boolean => (event as PointerEvent).pointerType === "touch";

function rest(event: PointerEvent): void {
  if (!isTouch(event)) return;
  const thing = thingAt(event);
  isAnswered = false;
  from = { x: event.clientX, y: event.clientY };
  if (!(event.target as Element).closest(".prospect")) stopAsking();
  if (!thing) return;
  holding = window.setTimeout(() => {
    isAnswered = isPinned = true;
    ask(thing);
  }, HOLD);
}

const lift = (): void => clearTimeout(holding);

function stray(event: PointerEvent): void {
  if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) lift();
}

/** A finger that has asked clicks on nothing. What is not lit stays in the prospect once it was clicked. */
function tap(event: MouseEvent): void {
  if (isAnswered) {
    isAnswered = false;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if ((event.target as Element).closest(".prospect")) return;
  const isLit = elementAt(event)?.closest(LIT) ?? null;
  isPinned = isLit === null && thingAt(event) !== null;
  if (isLit === null) ask(thingAt(event));
}

const LIT = ".possible, .chosen, .eu-lit, button:not([aria-disabled=true])";

const isByKey = (event: FocusEvent): boolean => (event.target as Element).matches(":focus-visible");

/** What the table listens to. */
export const asking = {
  onPointerOver: (event: PointerEvent) => void (isTouch(event) || point(thingAt(event), event)),
  onPointerLeave: (event: PointerEvent) => void (isTouch(event) || point(null, event)),
  onFocusIn: (event: FocusEvent) => void (isByKey(event) && point(thingAt(event), event)),
  onFocusOut: (event: FocusEvent) => void (isByKey(event) && point(null, event)),
  onPointerDown: rest,
  onPointerMove: stray,
  onPointerUp: lift,
  onPointerCancel: lift,
  onClickCapture: tap,
  onContextMenu: (event: MouseEvent) => void (isAnswered && event.preventDefault()),
};

/** From one thing to the next, lit or not, of those that are seen. */
export function askNext(direction: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(".table-screen [data-about]")].filter((one) =>
    one.checkVisibility(),
  );
  if (all.length === 0) return;
  const at = all.findIndex((one) => one.contains(document.activeElement));
  const next = all[(at + direction + all.length) % all.length]!;
  if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
  next.focus();
}
