// The camel market in the middle of the city: four slots with what a camel brings there.

import { BOONS } from "./boons";
import type { Context } from "./context";
import { drawnProps } from "./drawn";
import { movesWith } from "./drawn_moves";
import { mervWords } from "./names";
import { stateOf } from "./picking";
import { siteAt, TILE } from "./plan";
import type { MarketSlot, MervView } from "./view";

const HALF = TILE / 2;
/** On a phone the market comes nearer while something can be done there, over its neighbors: a stall is as wide as a
    finger then, 44 px where the whole city has 260. */
const NEARER = 1.5;
const REACH = 58; // outward from the middle of the market
const FINGER = { width: REACH, height: REACH };
const CORNERS: Record<MarketSlot, [x: number, y: number]> = {
  top_left: [0, 0],
  top_right: [HALF, 0],
  bottom_right: [HALF, HALF],
  bottom_left: [0, HALF],
};

export function CamelMarket({ context, isClose }: { context: Context; isClose: boolean }) {
  const { side, slots } = context.view.market;
  const { x, y } = siteAt(3, 3);
  const isLit = slots.some(({ slot }) => stateOf(context.table, movesWith(stall(slot), context.view)));
  const nearer = isClose && isLit ? ` translate(${HALF} ${HALF}) scale(${NEARER}) translate(${-HALF} ${-HALF})` : "";
  return (
    <g
      class={nearer ? "camel-market nearer" : "camel-market"}
      transform={`translate(${x} ${y})${nearer}`}
      role="group"
      data-about="stall"
      aria-label={mervWords.value.plan.market(side)}
    >
      <rect class="ground" width={TILE} height={TILE} rx="3" />
      {slots.map((one) => (
        <Stall key={one.slot} context={context} stall={one} isClose={isClose} />
      ))}
      <circle class="side" cx={HALF} cy={HALF} r="8.5" />
      <text class="side" x={HALF} y={HALF + 4} aria-hidden="true">
        {side.toUpperCase()}
      </text>
      {!isClose && <Label />}
    </g>
  );
}

/** Its name, across the upper edge. */
function Label() {
  return (
    <g class="market-name" aria-hidden="true">
      <rect x={HALF - 36} y="-8" width="72" height="14" rx="2" />
      <text x={HALF} y="3">
        {mervWords.value.plan.marketName}
      </text>
    </g>
  );
}

const stall = (id: MarketSlot) => ({ kind: "stall", id }) as const;

interface StallProps {
  context: Context;
  stall: MervView["market"]["slots"][number];
  isClose: boolean;
}

/** Where nothing can be done with one, a finger on a phone only asks what it is. */
function Stall({ context, stall: { slot, boon, camels }, isClose }: StallProps) {
  const { names } = context;
  const name = mervWords.value.plan.stall(names.marketSlot(slot), names.thing(boon), camels);
  const drawn = drawnProps(context, stall(slot), name);
  const isQuiet = isClose && drawn.state === "asked";
  const state = isQuiet ? "" : drawn.state;
  const props = isQuiet ? { role: "img", "aria-label": name, "data-about": `stall ${slot}` } : drawn.props;
  const [x, y] = CORNERS[slot];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`stall ${state}`} data-stall={slot} {...props}>
        <rect class="ring" x="2" y="2" width={HALF - 4} height={HALF - 4} rx="3" />
        <use class={camels > 0 ? "boon taken" : "boon"} href={`#i-${BOONS[boon] ?? "plus"}`} {...boonAt(camels)} />
        {camels > 0 && <use class="camel" href="#i-camel" x="3" y="6" width="33" height="33" />}
        {camels > 1 && (
          <text class="count" x={HALF - 7} y={HALF - 6}>
            {camels}
          </text>
        )}
        {state && <rect class="hit" x={x === 0 ? HALF - REACH : 0} y={y === 0 ? HALF - REACH : 0} {...FINGER} />}
      </g>
    </g>
  );
}

/** A camel stands on its boon: that moves to the corner. */
const boonAt = (camels: number) =>
  camels > 0 ? { x: 24, y: 3, width: 14, height: 14 } : { x: 10, y: 10, width: 21, height: 21 };
