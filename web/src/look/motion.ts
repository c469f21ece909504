// How pieces move: they fly over the table from one thing to another, and what changed is stamped.
// Only transform and opacity change, which a browser animates without laying out the page again.

import { hurried, waited } from "./hurry";
import { PIECE_FLIES } from "./times";

export type Point = { x: number; y: number };

export type Flight = {
  /** What is seen flying; else a copy of what it leaves. */
  piece?: Element | undefined;
  /** So many pieces, one after the other. */
  count?: number;
  /** It is so many places behind the first of several that fly together. */
  after?: number;
  /** Points of the page that it passes: along a line. */
  way?: readonly Point[];
  duration?: number;
  /** 0.5 is half as fast, 4 four times. */
  speed?: number;
};

const APART = 40;
const STAMPED = 4000;
const EASE = "cubic-bezier(.2,.7,.2,1)";

export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Settles when the last piece has landed; at once where motion is not wanted. */
export async function fly(from: Element, to: Element, flight: Flight = {}): Promise<void> {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (isCalm() || hurried.value || !start.width || !end.width) return;
  const piece = flight.piece ?? from;
  await Promise.all(Array.from({ length: flight.count ?? 1 }, (_, n) => flyOne(piece, start, end, flight, n)));
}

async function flyOne(piece: Element, start: DOMRect, end: DOMRect, flight: Flight, n: number): Promise<void> {
  const { way = [], after = 0, duration = PIECE_FLIES, speed = 1 } = flight;
  const size = piece.getBoundingClientRect();
  const copy = lifted(piece, size);
  const at = (x: number, y: number): string => `translate(${x - size.width / 2}px, ${y - size.height / 2}px)`;
  const middle = (box: DOMRect): string => at(box.x + box.width / 2, box.y + box.height / 2);
  const stations = [middle(start), ...way.map(({ x, y }) => at(x, y)), middle(end)];
  document.body.append(copy);
  const delay = ((n + after) * APART) / speed;
  copy.animate(
    stations.map((transform) => ({ transform })),
    { duration: duration / speed, delay, easing: EASE, fill: "both" },
  );
  await waited(delay + duration / speed);
  copy.remove();
}

/** A copy that lies over the page where pieces fly; parts of a drawing get a sheet of their own. */
function lifted(piece: Element, size: DOMRect): HTMLElement {
  const copy = document.createElement("div");
  copy.className = "flying";
  copy.setAttribute("aria-hidden", "true");
  copy.style.width = `${size.width}px`;
  copy.style.height = `${size.height}px`;
  const twin = piece.cloneNode(true) as Element;
  twin.removeAttribute("id");
  copy.append(piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? sheeted(piece, twin) : twin);
  return copy;
}

function sheeted(piece: SVGGraphicsElement, twin: Element): SVGSVGElement {
  const { x, y, width, height } = piece.getBBox();
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  const dye = piece.closest("[class*='c-']");
  if (dye) sheet.setAttribute("class", [...dye.classList].filter((name) => name.startsWith("c-")).join(" "));
  twin.removeAttribute("transform");
  (twin as SVGElement).style.transform = "none";
  sheet.append(twin);
  return sheet;
}

/** Says what changed, beside the thing, for a while. Returns what takes it away sooner. */
export function stamp(thing: Element, text: string, lasts = STAMPED): () => void {
  const mark = document.createElement("span");
  mark.className = "stamp";
  mark.setAttribute("aria-hidden", "true");
  mark.textContent = text;
  const stand = (): void => {
    const box = thing.getBoundingClientRect();
    mark.hidden = box.width === 0; // it lies under a tab that is not shown
    mark.style.left = `${Math.max(4, box.left - 10)}px`;
    mark.style.top = `${Math.max(4, box.top - 12)}px`;
  };
  stand();
  const watch = new ResizeObserver(stand);
  watch.observe(thing);
  document.body.append(mark);
  thing.classList.add("changed");
  if (!isCalm())
    mark.animate(
      [
        { opacity: 0, transform: "scale(1.5)" },
        { opacity: 1, transform: "none" },
      ],
      { duration: 120, easing: EASE },
    );
  const forget = (): void => {
    watch.disconnect();
    mark.remove();
    thing.classList.remove("changed");
  };
  const timer = setTimeout(forget, lasts);
  return () => {
    clearTimeout(timer);
    forget();
  };
}
