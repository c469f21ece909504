// The camel market in the middle of the city: four slots with what a camel brings there.

import { BOONS } from "./boons";
import type { Context } from "./context";
import { drawnProps } from "./drawn";
import { mervWords } from "./names";
import { siteAt, TILE } from "./plan";
import type { MarketSlot, MervView } from "./view";

const HALF = TILE / 2;
const REACH = 62; // outward from the middle of the market: 44 px on a phone
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
  return (
    <g
      class="camel-market"
      transform={`translate(${x} ${y})`}
      role="group"
      data-about="stall"
      aria-label={mervWords.value.plan.market(side)}
    >
      <rect class="ground" width={TILE} height={TILE} rx="3" />
      {slots.map((stall) => (
        <Stall key={stall.slot} context={context} stall={stall} />
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

function Stall({ context, stall }: { context: Context; stall: MervView["market"]["slots"][number] }) {
  const thing = { kind: "stall", id: stall.slot } as const;
  const { names } = context;
  const name = mervWords.value.plan.stall(names.marketSlot(stall.slot), names.thing(stall.boon), stall.camels);
  const { state, props } = drawnProps(context, thing, name);
  const [x, y] = CORNERS[stall.slot];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`stall ${state}`} data-stall={stall.slot} {...props}>
        <rect class="ring" x="2" y="2" width={HALF - 4} height={HALF - 4} rx="3" />
        <use
          class={stall.camels > 0 ? "boon taken" : "boon"}
          href={`#i-${BOONS[stall.boon] ?? "plus"}`}
          {...boonAt(stall.camels)}
        />
        {stall.camels > 0 && <use class="camel" href="#i-camel" x="3" y="6" width="33" height="33" />}
        {stall.camels > 1 && (
          <text class="count" x={HALF - 7} y={HALF - 6}>
            {stall.camels}
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
