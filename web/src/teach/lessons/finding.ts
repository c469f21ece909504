// Where on the screen stands what a slip speaks of. Boards mark every thing with `data-about`, its kind and its id.

import { isSeen } from "../find_drawn";

/** What is no thing of a board. */
const PARTS: Record<string, string> = {
  bar: ".bar .buttons",
  turn: ".bar .pennant",
  prospect: ".prospect",
};

const TALL = 200; // pixels: what is taller need not be seen as a whole

const OTHERS = ".other, .m-others, .me-other, .me-others, .v-other, .v-others";

/** The thing that a slip is pinned beside; its own place before that at another's. */
export function thingOf(at: string): Element | null {
  const selector = PARTS[at] ?? `.board-place [data-about=${JSON.stringify(at)}]`;
  const seen = [...document.querySelectorAll(selector)].filter(isOnScreen);
  const own = seen.filter((one) => !one.closest(OTHERS));
  return (own.length > 0 ? own : seen).sort((a, b) => area(b) - area(a))[0] ?? null;
}

const area = (one: Element): number => {
  const { width, height } = boxOf(one);
  return width * height;
};

const COVERS = ".board-tabs, .bar, .top, .bands, .prospect";

/** Whether it is seen, and its middle is on the screen. */
function isOnScreen(one: Element): boolean {
  const { y, height } = boxOf(one);
  return isSeen(one) && isSeenAt(one, y + height / 2);
}

/** Whether it is seen at that height, and nothing lies over it there. */
function isSeenAt(one: Element, at: number): boolean {
  const { x, width } = boxOf(one);
  const middle = x + width / 2;
  if (middle < 0 || at < 0 || middle > innerWidth || at > innerHeight) return false;
  const cover = document.elementFromPoint(middle, at)?.closest(COVERS);
  return !cover || cover.contains(one);
}

/** Have all of a thing seen that lies half under something. */
function uncover(one: Element): void {
  const { y, height } = boxOf(one);
  if (one.closest(".pan-zoom") || height > TALL) return;
  if (![y + 2, y + height - 2].every((at) => isSeenAt(one, at))) one.scrollIntoView({ block: "nearest" });
}

/** Of a thing that is drawn with what stands on it, only the thing. */
export function boxOf(one: Element): DOMRect {
  return (one.querySelector(".plaque, .tile") ?? one).getBoundingClientRect();
}

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Have a thing shown that lies under a tab, or beyond the edge of a map. */
export async function seek(at: string): Promise<void> {
  const found = thingOf(at);
  if (found) return uncover(found);
  const tabs = [...document.querySelectorAll<HTMLElement>(".board-tabs [data-tab]")];
  const shown = tabs.find((one) => one.getAttribute("aria-pressed") === "true");
  for (const tab of [shown, ...tabs.filter((one) => one !== shown)]) {
    tab?.click();
    await frame();
    follow(at);
    await frame();
    if (thingOf(at)) return;
  }
  shown?.click();
}

/** A map that is larger than its window goes where the focus goes; anything else is scrolled. */
function follow(at: string): void {
  const [hidden] = [...document.querySelectorAll(`.board-place [data-about=${JSON.stringify(at)}]`)].filter(isSeen);
  if (hidden?.closest(".pan-zoom")) hidden.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  else hidden?.scrollIntoView({ block: "nearest" });
}

/** All that is asked for now, which no slip may cover: what is lit, and the button that plays it. */
export const ASKED = ".board-place .possible, .board-place .chosen, .board-place .eu-lit, .bar .main, .bar [data-move]";

export function askedBoxes(): DOMRect[] {
  return [...document.querySelectorAll(ASKED)].filter(isSeen).map(boxOf);
}
