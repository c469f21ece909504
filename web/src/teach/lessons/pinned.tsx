// A slip that is pinned beside a thing of the board, with a ring around that and a pointer; all else may be veiled.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Box } from "../../boards/parts/beside";
import { askedBoxes, boxOf, seek, thingOf } from "./finding";
import { grownBy, placed, pointer } from "./placing";
import "./slip.css";

const LOOK_AGAIN = 200; // milliseconds: boards move under the hand, and say so to nobody
const MOST_TRIES = 8; // to have a thing shown: who goes elsewhere meanwhile is left in peace
const EDGE = 8; // of the screen, which stays free
const RING = 5; // around the thing

interface Spot {
  slip: Box;
  thing: Box | null;
  holes: Box[];
}

interface Props {
  /** The thing, by kind and id. */
  at: string;
  step?: number;
  /** Whether the thing is what one shall use. */
  isDoing?: boolean;
  isVeiled?: boolean;
  children: ComponentChildren;
}

export function Pinned({ at, step, isDoing = false, isVeiled = false, children }: Props) {
  const slip = useRef<HTMLElement>(null);
  const spot = useSpot(slip, at);
  return (
    <>
      {spot && <Veil spot={spot} isDoing={isDoing} isVeiled={isVeiled} />}
      <aside
        class="lesson-slip"
        ref={slip}
        data-at={at}
        data-step={step}
        data-pinned={spot?.thing ? "" : undefined}
        style={spot ? { left: `${spot.slip.x}px`, top: `${spot.slip.y}px` } : { visibility: "hidden" }}
      >
        {children}
      </aside>
    </>
  );
}

interface VeilProps {
  spot: Spot;
  isDoing: boolean;
  isVeiled: boolean;
}

function Veil({ spot: { slip, thing, holes }, isDoing, isVeiled }: VeilProps) {
  const ring = thing && grownBy(thing, RING);
  return (
    <svg class={`lesson-veil ${isDoing ? "doing" : ""}`} width="100%" height="100%" aria-hidden="true">
      <mask id="lesson-holes">
        <rect width="100%" height="100%" fill="white" />
        {holes.map((hole, n) => (
          <rect key={n} {...hole} rx={4} fill="black" />
        ))}
      </mask>
      {isVeiled && <rect class="veil" width="100%" height="100%" mask="url(#lesson-holes)" />}
      {ring && <rect class="ring" {...ring} rx={Math.min(10, ring.height / 2)} />}
      {ring && <path class="pointer" d={pointer(slip, ring)} />}
    </svg>
  );
}

/** Where the slip stands, looked at again and again. */
function useSpot(slip: { current: HTMLElement | null }, at: string): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    let last = "";
    let tries = 0;
    const look = () => {
      const found = slip.current && spotOf(slip.current, at);
      const now = JSON.stringify(found);
      if (found && now !== last) setSpot(found);
      last = now;
      if (found && tries++ < MOST_TRIES) void seek(at);
    };
    void seek(at).then(look);
    const timer = setInterval(look, LOOK_AGAIN);
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
    };
  }, [at]);
  return spot;
}

/** Things that are told beside what is shown: they are not veiled. */
const CLEAR = ".top, .bands, .bar, .board-tabs, .prospect";

function spotOf(slip: HTMLElement, at: string): Spot {
  const found = thingOf(at);
  const thing = found ? plain(boxOf(found)) : null;
  const asked = askedBoxes().map(plain);
  const whole = found ? [plain(found.getBoundingClientRect())] : [];
  const room = { x: EDGE, y: EDGE, width: innerWidth - 2 * EDGE, height: innerHeight - 2 * EDGE };
  const size = { width: slip.offsetWidth, height: slip.offsetHeight };
  const ring = thing ? grownBy(thing, RING) : { x: innerWidth / 2, y: innerHeight / 2, width: 0, height: 0 };
  const clear = [...document.querySelectorAll(CLEAR)].map((one) => plain(one.getBoundingClientRect()));
  const holes = [...(thing ? [ring] : []), ...[...whole, ...asked].map((one) => grownBy(one, RING)), ...clear];
  return { slip: placed(size, ring, room, [...whole, ...asked]), thing, holes };
}

const plain = ({ x, y, width, height }: DOMRect): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});
