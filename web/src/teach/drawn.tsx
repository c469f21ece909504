// Moves drawn on the board: the numbered disc of a candidate at the thing that it speaks of, an arrow where a piece
// goes, a dotted one to what would follow. What is better is solid with a tick, what was played dashed with a cross.

import { useEffect, useState } from "preact/hooks";
import type { Candidate, Judged } from "../analysis";
import { startOf, targetOf } from "./find_drawn";
import { type Sign, signsOf } from "./parting";
import { said } from "./words";
import "./styles/drawn.css";

interface Spot {
  sign: Sign;
  box: DOMRect;
  from: DOMRect | null;
}

export function DrawnMoves({ moves }: { moves: readonly Candidate[] }) {
  const signs = moves.map((one, at): Sign => ({ moves: one.moves, text: String(at + 1), look: "rank" }));
  return <Drawn signs={signs} label={moves.map((one) => said(one.name)).join("; ")} />;
}

/** A decision of an account, and the better one. */
export function DrawnDecision({ one, n }: { one: Judged; n: number }) {
  return <Drawn signs={signsOf(one, String(n))} label={said((one.better ?? one.played).name)} />;
}

export function Drawn({ signs, label }: { signs: readonly Sign[]; label: string }) {
  const spots = useSpots(signs);
  return (
    <div class="drawn-moves" data-signs={label} aria-hidden="true">
      <svg class="drawn-arrows" width="100%" height="100%">
        {spots.map((spot, at) => spot.from && <Arrow key={at} spot={spot} from={spot.from} />)}
      </svg>
      {spots.map((spot, at) => (
        <Mark key={at} spot={spot} above={spots.slice(0, at).filter((one) => isSame(one, spot)).length} />
      ))}
    </div>
  );
}

const HIGH = 22; // of a number, where several stand at one thing

const isSame = (one: Spot, other: Spot): boolean => one.box.x === other.box.x && one.box.y === other.box.y;

function Mark({ spot: { sign, box }, above }: { spot: Spot; above: number }) {
  const { x, y } = markAt(sign, box);
  const [wide, tall] = [`${box.width + 8}px`, `${box.height + 8}px`];
  const frame = { left: `${box.left - 4}px`, top: `${box.top - 4}px`, width: wide, height: tall };
  return (
    <>
      {sign.look !== "rank" && <i class={`drawn-frame ${sign.look}`} style={frame} />}
      <i
        class={`drawn-mark ${sign.look} ${sign.text === "1" ? "on" : ""}`}
        style={{ left: `${x}px`, top: `${y - above * HIGH}px` }}
      >
        {sign.text}
      </i>
    </>
  );
}

const LARGE = 44; // a thing of this height is marked at its corner
const EDGE = 26; // of the screen, within which nothing is drawn

/** Numbers stand at the left end of small things, at the corner of large ones; words below them. */
function markAt(sign: Sign, box: DOMRect): { x: number; y: number } {
  if (sign.look !== "rank") return { x: box.left + box.width / 2, y: box.bottom };
  const isLarge = box.height > LARGE;
  return { x: Math.max(EDGE, box.left + (isLarge ? 12 : 0)), y: isLarge ? box.top : box.top + box.height / 2 };
}

/** From the edge of the one to that of the other. */
function Arrow({ spot, from }: { spot: Spot; from: DOMRect }) {
  const [a, b] = [middle(from), middle(spot.box)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length < 40) return null;
  const [ux, uy] = [dx / length, dy / length];
  const tip = { x: b.x - ux * Math.min(length / 2, spot.box.width / 2 + 10), y: b.y - uy * (spot.box.height / 2 + 8) };
  const side = { x: -uy * length * 0.12, y: ux * length * 0.12 };
  const turn = { x: (a.x + tip.x) / 2 + side.x, y: (a.y + tip.y) / 2 + side.y };
  const angle = (Math.atan2(tip.y - turn.y, tip.x - turn.x) * 180) / Math.PI;
  return (
    <g class={`drawn-arrow ${spot.sign.look}`}>
      <path d={`M${a.x} ${a.y}Q${turn.x} ${turn.y} ${tip.x} ${tip.y}`} />
      <path class="head" d="M-10 -6L0 0L-10 6" transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`} />
    </g>
  );
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

const LOOK_AGAIN = 250; // milliseconds: boards move under the hand, and say so to nobody

function useSpots(signs: readonly Sign[]): Spot[] {
  const [spots, setSpots] = useState<Spot[]>([]);
  const key = signs.map((sign) => `${sign.text} ${sign.moves.join()}`).join("\n");
  useEffect(() => {
    let last = "";
    const look = () => {
      const found = signs.flatMap(spotOf);
      const now = JSON.stringify(found.map(({ sign, box, from }) => [sign.text, box, from]));
      if (now !== last) setSpots(found);
      last = now;
    };
    bringIntoSight(signs);
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
    };
  }, [key]);
  return spots;
}

/** Where things are listed, the best one may lie further down. */
function bringIntoSight(signs: readonly Sign[]): void {
  const target = targetOf(signs[0]?.moves[0] ?? "");
  if (target && !isUncovered({ sign: signs[0]!, target, box: boxOf(target), from: null }))
    target.scrollIntoView({ block: "center" });
}

const MOST = 2; // things of one decision that are marked

/** What a decision speaks of first, and next where that is something else. */
function spotOf(sign: Sign): Spot[] {
  if (sign.moves.length === 0) return [];
  const targets = [...new Set(sign.moves.slice(0, MOST).flatMap((move) => targetOf(move) ?? []))];
  const hasArrow = sign.look !== "rank" || sign.text === "1";
  const from = hasArrow ? (startOf(sign.moves[0]!)?.getBoundingClientRect() ?? null) : null;
  const spots = targets.map((target, at) => ({ sign, target, box: boxOf(target), from: at === 0 ? from : null }));
  return spots.filter(isUncovered);
}

const COVERS = ".prospect, .bar, .board-tabs, .beside, .bands, .top";

/** Whether nothing lies over the place of a mark that the thing itself is not part of. */
function isUncovered({ sign, target, box }: Spot & { target: Element }): boolean {
  if (box.width === 0) return false;
  const { x, y } = markAt(sign, box);
  const cover = document.elementFromPoint(x, y)?.closest(COVERS);
  return !cover || cover.contains(target);
}

/** Of a thing that is drawn with what stands on it, only the thing. */
function boxOf(target: Element): DOMRect {
  return (target.querySelector(".plaque, .tile") ?? target).getBoundingClientRect();
}
