// Whose a piece is: each seat has its color and house mark, and the two opponents played by the rules have
// an outline, a mark and a figure of their own.

import { Badge, seatClass } from "../../pieces/badge";
import { named } from "../../pieces/icon";
import type { Owner } from "./view";
import "./owner.css";

export type Kind = "master" | "soldier" | "courtier" | "dome";

/** The class that gives an owner's colors (--s, --on-s, --s-text) to what stands inside it. */
export const ownerClass = (owner: Owner): string =>
  typeof owner === "number" ? seatClass(owner, "merv") : `own-${owner}`;

/** A crescent for the magistrate, a hat for the courtier. */
const MARKS = {
  magistrate: "M15.6 3.6a9 9 0 1 0 0 16.8 7.4 7.4 0 1 1 0-16.8Z",
  courtier: "M8 4.5h8l-.7 10.3H20V18H4v-3.2h4.7Z",
};
/** An octagon and a pointed arch, which no seat has. */
const OUTLINES = {
  magistrate: "M9 1.6h10L26.4 9v10L19 26.4H9L1.6 19V9Z",
  courtier: "M14 1C21 5 26 11 26 26.4H2C2 11 7 5 14 1Z",
};
const TURBAN_AND_ROBE = `
  M12 .6l1.6 2.2c2.4.4 4 2 4 3.9 0 1.2-.7 2.2-1.7 2.9-.2.6-.5 1.1-.9 1.5 4.2.9 6.2 3.6 6.4 11.6H2.6
   C2.8 14.7 4.8 12 9 11.1c-.4-.4-.7-.9-.9-1.5C7.1 8.9 6.4 7.9 6.4 6.7c0-1.9 1.6-3.5 4-3.9Z`;

/** Where the mark stands on a figure of 24 by 24, and how large it is. */
const MARKED: Record<Kind, [x: number, y: number, size: number]> = {
  master: [7.2, 12, 9.6],
  soldier: [7.4, 12.5, 9.1],
  courtier: [7.4, 12, 9.1],
  dome: [6.5, 11, 11],
};

interface PieceProps {
  kind: Kind;
  owner: Owner;
  x: number;
  y: number;
  size: number;
  class?: string;
}

/** A piece on a drawing, with the mark of its owner. */
export function Piece({ kind, owner, x, y, size, class: extra = "" }: PieceProps) {
  const [mx, my, mark] = MARKED[kind];
  const at = { x: x + (mx * size) / 24, y: y + (my * size) / 24, size: (mark * size) / 24 };
  return (
    <g class={`piece ${ownerClass(owner)} ${extra}`} data-piece={kind} data-owner={owner}>
      <Figure kind={kind} owner={owner} x={x} y={y} size={size} />
      <Mark owner={owner} {...at} />
    </g>
  );
}

/** The masters of the two opponents look like nobody else's. */
function Figure({ kind, owner, x, y, size }: PieceProps) {
  if (kind === "master" && owner === "magistrate")
    return <path d={TURBAN_AND_ROBE} transform={`translate(${x} ${y}) scale(${size / 24})`} />;
  const drawn = kind === "master" && owner === "courtier" ? "courtier" : kind;
  return <use href={`#i-${drawn}`} x={x} y={y} width={size} height={size} />;
}

function Mark({ owner, x, y, size }: { owner: Owner; x: number; y: number; size: number }) {
  if (typeof owner === "number")
    return <use class="mark" href={`#i-mark-${(owner % 4) + 1}`} x={x} y={y} width={size} height={size} />;
  return <path class="mark drawn" d={MARKS[owner]} transform={`translate(${x} ${y}) scale(${size / 24})`} />;
}

/** The badge of any owner. */
export function OwnerBadge({ owner, size = 26, label }: { owner: Owner; size?: number; label?: string | undefined }) {
  if (typeof owner === "number") return <Badge seat={owner} title="merv" size={size} label={label} />;
  return (
    <svg class={`badge ${ownerClass(owner)}`} viewBox="0 0 28 28" width={size} height={size} {...named(label)}>
      <path d={OUTLINES[owner]} />
      <path class="mark drawn" d={MARKS[owner]} transform="translate(6 6) scale(.667)" />
    </svg>
  );
}

/** The same badge as a part of a drawing. */
export function BadgeAt({ owner, x, y, size }: { owner: Owner; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <OwnerBadge owner={owner} size={size} />
    </g>
  );
}

/** A piece by itself, beside words. */
export function PieceIcon({
  kind,
  owner,
  size = 24,
  label,
}: {
  kind: Kind;
  owner: Owner;
  size?: number;
  label?: string | undefined;
}) {
  return (
    <svg class="piece-icon" viewBox="0 0 24 24" width={size} height={size} {...named(label)}>
      <Piece kind={kind} owner={owner} x={0} y={0} size={24} />
    </svg>
  );
}
