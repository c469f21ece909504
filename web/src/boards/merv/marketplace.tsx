// The marketplace: Merv's gate in the middle, four near cities and behind each a far one; what
// they sell and for what, whose trading posts are there, camels that stand on the roads.

import { Icon } from "../../pieces/icon";
import type { Context } from "./context";
import { coins } from "./costs";
import { ChipAt } from "./cube_at";
import { drawnProps } from "./drawn";
import { costOf, mervWords } from "./names";
import { BadgeAt } from "./owner";
import type { City } from "./printed";
import type { TradingCity } from "./view";
import "./marketplace.css";

const GATE = { x: 141, y: 110 };
/** The middle of each city, in the order of the edition: near ones, then the far one behind each. */
const SPOTS = [
  [88, 80],
  [194, 80],
  [88, 140],
  [194, 140],
  [44, 24],
  [238, 24],
  [44, 196],
  [238, 196],
] as const;
const [WIDE, HIGH] = [84, 42];
const NEAR = 4;

export function Marketplace({ context }: { context: Context }) {
  const w = mervWords.value.plan;
  return (
    <section class="marketplace sheet">
      <h2 class="head" data-about="action marketplace">
        <Icon name="site-marketplace" size={15} /> {w.marketplace}
      </h2>
      <svg viewBox="0 0 282 220" role="group" aria-label={w.marketplace}>
        <rect class="land" width="282" height="220" rx="3" />
        <Roads />
        <use class="gate" href="#i-gate" x={GATE.x - 14} y={GATE.y - 14} width="28" height="28" />
        {context.view.marketplace.map((place, n) => (
          <CityAt key={place.city} context={context} place={place} n={n} />
        ))}
        {context.view.marketplace.map(
          ({ city, route }, n) => route > 0 && <CamelOnRoad key={city} n={n} city={city} count={route} />,
        )}
      </svg>
    </section>
  );
}

/** The road that ends in a city begins at the gate, or at the near city before it. */
const roadTo = (n: number): [number, number, number, number] => {
  const [x, y] = SPOTS[n]!;
  const [fx, fy] = n < NEAR ? [GATE.x, GATE.y] : SPOTS[n - NEAR]!;
  return [fx, fy, x, y];
};

function Roads() {
  const d = SPOTS.map((_, n) => roadTo(n))
    .map(([a, b, x, y]) => `M${a} ${b}L${x} ${y}`)
    .join("");
  return (
    <g aria-hidden="true">
      <path class="road-case" d={d} />
      <path class="road-way" d={d} />
    </g>
  );
}

function CamelOnRoad({ n, city, count }: { n: number; city: string; count: number }) {
  const [ax, ay, bx, by] = roadTo(n);
  const part = n < NEAR ? 0.28 : 0.47;
  const [x, y] = [ax + (bx - ax) * part, ay + (by - ay) * part];
  return (
    <g class="on-road" data-route={city} transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r="11" />
      <use class="camel" href="#i-camel" x="-9" y="-9.5" width="18" height="18" />
      {count > 1 && (
        <text x="9" y="11">
          {count}
        </text>
      )}
    </g>
  );
}

function CityAt({ context, place, n }: { context: Context; place: TradingCity; n: number }) {
  const city = context.printed.city.get(place.city)!;
  const { state, props } = drawnProps(context, { kind: "city", id: place.city }, cityName(context, city, place));
  const [x, y] = SPOTS[n]!;
  return (
    <g transform={`translate(${x - WIDE / 2} ${y - HIGH / 2})`}>
      <g class={`town ${city.ring} ${state}`} data-city={place.city} {...props}>
        <rect class="halo" x="-3.5" y="-3.5" width={WIDE + 7} height={HIGH + 7} rx="5" />
        <rect class="node" width={WIDE} height={HIGH} rx="3" />
        <g aria-hidden="true">
          <text class="town-name" x={WIDE / 2} y="15">
            {context.names.thing(place.city)}
          </text>
          <Offer city={city} />
          <Posts place={place} city={city} />
        </g>
      </g>
    </g>
  );
}

/** The good, and the cubes that it costs. */
function Offer({ city }: { city: City }) {
  return (
    <>
      <use class="good" href={city.ring === "inner" ? "#i-jar" : "#i-gem"} x="3" y="23" width="14" height="14" />
      {coins(city.cost).map((color, n) => (
        <ChipAt key={n} color={color} x={19 + n * 17.5} y={22} width={16.5} />
      ))}
    </>
  );
}

/** Trading posts from the right; before the first, what it brings. */
function Posts({ place, city }: { place: TradingCity; city: City }) {
  const isNear = city.ring === "inner";
  const { posts } = place;
  if (posts.length === 0 && isNear && !place.camel) return null;
  if (posts.length === 0)
    return (
      <use
        class={isNear ? "camel" : "reward"}
        href={isNear ? "#i-camel" : "#i-favour"}
        x={WIDE - 21}
        y="20"
        width="18"
        height="18"
      />
    );
  const size = posts.length > 2 && !isNear ? 15 : 17;
  const apart = Math.min(size, ((isNear ? 46 : 30) - size) / Math.max(1, posts.length - 1));
  return posts.map((owner, n) => (
    <BadgeAt key={owner} owner={owner} x={WIDE - 2 - size - n * apart} y={30 - size / 2} size={size} />
  ));
}

function cityName({ names, printed }: Context, city: City, { posts, camel, route }: TradingCity): string {
  const w = mervWords.value.plan;
  const brings = posts.length > 0 ? "" : city.ring === "outer" ? w.aFavour : camel ? w.aCamel : "";
  const good = names.thing(city.ring === "inner" ? "common" : "rare");
  return w.trade(
    names.thing(city.id),
    good,
    costOf(printed, city.cost),
    posts.map((owner) => names.owner(owner)).join(", "),
    brings,
    route,
  );
}
