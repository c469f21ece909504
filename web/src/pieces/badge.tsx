// A seat's badge: an outline and a house mark, as merchants signed their bales, and only then a color.

import { titles } from "../boards/titles";
import { named } from "./icon";

const OUTLINES = [
  "M14 1.5a12.5 12.5 0 1 0 0 25a12.5 12.5 0 1 0 0-25Z",
  "M5.5 2.5h17a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3h-17a3 3 0 0 1-3-3v-17a3 3 0 0 1 3-3Z",
  "M14 .8 27.2 14 14 27.2 .8 14Z",
  "M2.5 2.5h23v12.5c0 6-4.5 9.5-11.5 12.2C7 24.5 2.5 21 2.5 15Z",
];
const HUES = ["red", "blue", "yellow", "green"];

/** The class that gives a seat's colors (--s, --on-s, --s-text) to what stands inside it. */
export const seatClass = (seat: number, title = ""): string => `seat-${(titles[title]?.hues ?? HUES)[seat % 4]}`;

type BadgeProps = { seat: number; title?: string; size?: number; label?: string | undefined; empty?: boolean };

/** The outline of a seat alone, around a point: a mark on a line. */
export function Outline({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  return <path d={OUTLINES[seat % 4]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 28})`} />;
}

/** An `empty` badge is a chair that nobody has taken yet. */
export function Badge({ seat, title = "", size = 26, label, empty = false }: BadgeProps) {
  const look = empty ? "badge empty" : `badge ${seatClass(seat, title)}`;
  return (
    <svg class={look} viewBox="0 0 28 28" width={size} height={size} {...named(label)}>
      <path d={OUTLINES[seat % 4]} />
      {!empty && <use href={`#i-mark-${(seat % 4) + 1}`} x="6" y="6" width="16" height="16" />}
    </svg>
  );
}
