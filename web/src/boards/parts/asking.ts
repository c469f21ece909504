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

const ask = (thing: string | null): void => void (askedAbout.value = thing);

const elementAt = (event: Event): HTMLElement | SVGElement | null =>
  (event.target as Element).closest<HTMLElement | SVGElement>("[data-about]");

const thingAt = (event: Event): string | null => elementAt(event)?.dataset["about"] ?? null;

const isTouch = (event: Event): boolean => (event as PointerEvent).pointerType === "touch";

function rest(event: PointerEvent): void {
  if (!isTouch(event)) return;
  const thing = thingAt(event);
  isAnswered = false;
  from = { x: event.clientX, y: event.clientY };
  if (!(event.target as Element).closest(".prospect")) ask(null);
  if (!thing) return;
  holding = window.setTimeout(() => {
    isAnswered = true;
    ask(thing);
  }, HOLD);
}

const lift = (): void => clearTimeout(holding);

function stray(event: PointerEvent): void {
  if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) lift();
}

/** A finger that has asked clicks on nothing; one that taps on what is not lit asks. */
function tap(event: MouseEvent): void {
  if (isAnswered) {
    isAnswered = false;
    event.preventDefault();
    event.stopPropagation();
  } else if (isTouch(event) && !elementAt(event)?.closest(LIT)) ask(thingAt(event));
}

const LIT = ".possible, .chosen, .eu-lit, button:not([aria-disabled=true])";

/** What the place of the board listens to. */
export const asking = {
  onPointerOver: (event: PointerEvent) => void (isTouch(event) || ask(thingAt(event))),
  onPointerLeave: (event: PointerEvent) => void (isTouch(event) || ask(null)),
  onFocusIn: (event: FocusEvent) => void ((event.target as Element).matches(":focus-visible") && ask(thingAt(event))),
  onFocusOut: () => ask(null),
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
