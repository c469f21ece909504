// How many buttons have room in the bar: measured on the screen, once for each choice and width. Those that have to be
// there are counted first; of the others as many are shown as fit beside them.

import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { PHONE } from "../../look/screen";
import type { LegalMove } from "../../wire";
import { isRoomFor, type Space } from "./rows";

const TALL = 700; // a phone on which two rows have room
const LINES = 2; // into which a sentence of the bar may break
const NARROWEST = 150; // that sentence

const width = signal(innerWidth);
addEventListener("resize", () => (width.value = innerWidth));

/** What could stand in the bar, in its order, and which of it has to. */
export interface Near {
  moves: LegalMove[];
  /** The ways out, or the first move where there is none; all moves where they are few. */
  musts: ReadonlySet<LegalMove>;
  /** Changes with what has to be measured. */
  key: string;
}

interface Measured {
  key: string;
  width: number;
  /** How many of the buttons that need not be there are. */
  others: number;
}

const measured = signal<Measured>({ key: "", width: 0, others: 0 });

const isMeasured = (key: string): boolean => measured.value.key === key && measured.value.width === width.value;

/** How many of the buttons that need not be there have room; all of them, until that was measured. */
export const roomFor = (key: string): number => (isMeasured(key) ? measured.value.others : Infinity);

/** Measure, once these buttons are drawn, which of them have room. */
export function useRoom(row: RefObject<HTMLElement | null>, near: Near, isOff: boolean): void {
  useLayoutEffect(() => {
    if (isOff || !row.current || isMeasured(near.key)) return;
    measured.value = { key: near.key, width: width.value, others: fitting(row.current, near) };
  }, [near.key, width.value, isOff]);
}

/** How many buttons fit besides those that have to be there. */
function fitting(row: HTMLElement, { moves, musts }: Near): number {
  const wide = new Map([...row.querySelectorAll<HTMLElement>(".possible")].map((one, at) => [moves[at], one]));
  const space = spaceOf(row);
  const standing = [...row.children].filter((one) => !one.matches(".possible, .all")).map(widthOf);
  const must = moves.filter((one) => musts.has(one)).map((one) => widthOf(wide.get(one)));
  const others = moves.filter((one) => !musts.has(one)).map((one) => widthOf(wide.get(one)));
  const all = row.querySelector(".all");
  const rest = all?.classList.contains("spare") === false ? [widthOf(all)] : [];
  if (isRoomFor([...standing, ...must, ...others, ...rest], space)) return others.length;
  const taken = [...standing, ...must];
  const last = widthOf(all ?? undefined);
  const count = others.findIndex((_, at) => !isRoomFor([...taken, ...others.slice(0, at + 1), last], space));
  return count < 0 ? others.length : count;
}

const widthOf = (one: Element | undefined): number => Math.ceil(one?.getBoundingClientRect().width ?? 0);

/** What the row of the buttons can have; beside it, the sentence has to be read. */
function spaceOf(row: HTMLElement): Space {
  const bar = row.closest<HTMLElement>(".bar")!;
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const isOwnRow = getComputedStyle(bar).flexWrap === "wrap";
  const rows = matchMedia(PHONE).matches && innerHeight >= TALL ? 2 : 1;
  const { paddingLeft, paddingRight } = getComputedStyle(isOwnRow ? row : bar);
  const inner = bar.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return { width: isOwnRow ? inner : inner - besides(bar, row), rows, gap };
}

/** What stands in the bar besides the buttons, with the spaces between. */
function besides(bar: HTMLElement, row: HTMLElement): number {
  const gap = Number.parseFloat(getComputedStyle(bar).columnGap) || 0;
  const sentence = bar.querySelector<HTMLElement>(".sentence");
  const fixed = [...bar.children].filter((one) => one !== row && one !== sentence && !one.matches(".all-moves"));
  const widths = [...fixed.map(widthOf), sentence ? needOf(sentence) : 0].filter((wide) => wide > 0);
  return widths.reduce((sum, wide) => sum + wide + gap, 0);
}

const pen = document.createElement("canvas").getContext("2d");

/** How wide a sentence has to be to be read whole. */
function needOf(sentence: HTMLElement): number {
  const text = sentence.querySelector("span") ?? sentence;
  if (!pen) return NARROWEST;
  pen.font = getComputedStyle(text).font;
  const whole = Math.ceil(pen.measureText(text.textContent ?? "").width) + 2;
  const key = widthOf(sentence.querySelector(":scope > .quiet") ?? undefined);
  return Math.min(whole, Math.max(NARROWEST, whole / LINES)) + (key && key + 6);
}
