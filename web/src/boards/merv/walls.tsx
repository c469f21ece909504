// The walls of the city: five places a side, bricks where a segment stands, towers where a gate does.

import type { Context } from "./context";
import { drawnProps, type State } from "./drawn";
import { mervWords } from "./names";
import { wallAt } from "./plan";
import { stamped } from "./stamps";
import type { MervView, WallSlot } from "./view";

export function Walls({ context, then }: { context: Context; then: MervView | null }) {
  return context.view.walls.map((wall, n) => (
    <Wall key={wall.slot} context={context} wall={wall} then={then?.walls[n]?.piece ?? null} />
  ));
}

function Wall({ context, wall, then }: { context: Context; wall: WallSlot; then: string | null }) {
  const w = mervWords.value.plan;
  const { names } = context;
  const thing = { kind: "wall", id: wall.slot } as const;
  const name = w.wall(names.wallSlot(wall.slot), wall.piece ? names.thing(wall.piece) : "", wall.gate);
  const { state, props } = drawnProps(context, thing, name);
  const { quarters, start, middle } = wallAt(wall.slot);
  const isOpen = wall.piece === null;
  const isGhost = isOpen && then !== null;
  const look = ["wall", isOpen ? "open" : "", state, stamped.value.includes(wall.slot) && "stamped"];
  return (
    <g
      class={look.filter(Boolean).join(" ")}
      data-wall={wall.slot}
      {...(isOpen || state ? props : { role: "img", "aria-label": name, "data-about": `wall ${wall.slot}` })}
    >
      <g transform={`rotate(${quarters * 90} 300 297) translate(${start.x} ${start.y})`} aria-hidden="true">
        {hasHalo(state) && <rect class="halo" x="-2" y="-9" width="88" height="29" rx="4" />}
        {isOpen && !isGhost ? <rect class="gap" width="84" height="18" rx="2" /> : <Bricks isGhost={isGhost} />}
        {state && <rect class="hit" x="-2" y="-24" width="88" height="62" />}
      </g>
      {wall.gate && <Gate x={middle.x} y={middle.y} isOpen={isOpen && !isGhost} />}
    </g>
  );
}

const hasHalo = (state: State): boolean => state === "chosen" || state.startsWith("possible");

/** Two courses of bricks and six merlons that point outward. */
function Bricks({ isGhost }: { isGhost: boolean }) {
  return (
    <g class={isGhost ? "bricks ghost" : "bricks"}>
      <path class="face" d="M0 0H84V18H0Z" />
      <path class="face" d={[2, 16, 30, 44, 58, 72].map((x) => `M${x}-6h10v6H${x}Z`).join("")} />
      <path
        class="joints"
        d="M0 9h84M12 0v9M24 0v9M36 0v9M48 0v9M60 0v9M72 0v9M6 9v9M18 9v9M30 9v9M42 9v9M54 9v9M66 9v9M78 9v9"
      />
    </g>
  );
}

/** A tower with its arch, upright on every side; the outline of one where it has still to be built. */
function Gate({ x, y, isOpen }: { x: number; y: number; isOpen: boolean }) {
  return (
    <g class={isOpen ? "gate open" : "gate"} transform={`translate(${x} ${y})`} aria-hidden="true">
      {!isOpen && <rect class="face" x="-17" y="-14" width="34" height="28" rx="2" />}
      <path class="arch" d="M-7 11V-1c0-4 4-6 7-8.5 3 2.5 7 4.5 7 8.5V11Z" />
    </g>
  );
}
