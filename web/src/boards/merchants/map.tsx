// The map of Europe at this moment: the engraved sheet, numbers, routes, posts and pieces, and the
// light of all that a legal move names. It decides nothing: what is possible comes from the house.

import { useMemo, useRef } from "preact/hooks";
import { useMedia } from "../../look/screen";
import { later } from "../../screens/later";
import { PanZoom } from "../pan_zoom";
import { lookedAt } from "../parts/answer";
import { type Context, sheetOf } from "./context";
import { goalLookedAt, stationsOf } from "./destinations";
import { stations, wayOf } from "./journey";
import { frameOf, labels, numberSpot, regionOf, robberSpot } from "./layout";
import { CityNames, RegionNames, Sites } from "./map_city";
import { hexPointedAt, mapInput } from "./map_input";
import { Lights, Ticks } from "./map_lights";
import { foundingAt, litThings, postsAtRobber } from "./map_lit";
import { Price, Route, Way } from "./map_path";
import { NumberToken, Robber } from "./map_piece";
import { boxOf, Grounds, MapSheet } from "./map_sheet";
import { Travelers } from "./map_travelers";
import { Marks } from "./marks";
import { merchantsWords } from "./names";
import type { Sheet } from "./printed";
import { isNear, see } from "./seen_part";
import { fresh, lifted } from "./stamps";
import type { Site } from "./view";
import "./map.css";

/** Once a move is looked at. */
const Ghost = later(async () => (await import("./map_ghost")).Ghost);

/** Where one looks at all of it, there is none. */
const Overview = later(async () => (await import("./map_overview")).Overview);

const SMALL = "(max-width: 1199px)"; // one looks at a part of the sheet at first, else at all of it
const WHOLE = { x: 0.5, y: 0.5, scale: () => 0 };

export function EuropeMap({ context }: { context: Context }) {
  const w = merchantsWords.value.europe;
  const isSmall = useMedia(SMALL);
  const section = useRef<HTMLElement>(null);
  const frame = useMemo(() => frameOf(sheetOf(context)), [sheetOf(context)]);
  const opening = useMemo(() => regionOf(ownPoints(context), frame), [context.table, context.view.board]);
  return (
    <section class="eu sheet" data-board={context.view.board} ref={section}>
      <PanZoom
        ratio={frame.width / frame.height}
        opening={isSmall ? opening : WHOLE}
        onSeen={(part) => see(part, section.current)}
        {...w.tools}
      >
        <Europe context={context} />
      </PanZoom>
      <div class="eu-frame" aria-hidden="true" />
      {isSmall && <Overview context={context} frame={frame} />}
    </section>
  );
}

/** Where one's own trading posts are, or all where one has none. */
function ownPoints({ view, printed }: Context) {
  const own = view.players[view.you ?? view.active]?.color;
  const mine = Object.keys(view.cities).filter((city) => view.cities[city]!.post === own);
  return mine.flatMap((city) => printed.pointOf(city) ?? []);
}

function Europe({ context }: { context: Context }) {
  const { view, printed, table, names } = context;
  const sheet = sheetOf(context);
  const frame = useMemo(() => frameOf(sheet), [sheet]);
  const named = useMemo(() => namedHexes(sheet), [sheet]);
  const marks = useMemo(
    () =>
      new Marks(table.legal.value, table.picked.value, (color) => postsAtRobber(context, color), foundingAt(context)),
    [table.legal.value, table.picked.value, view],
  );
  const looked = lookedAt(table) ?? "";
  const lit = litThings(context, marks);
  // What is the same until the next move is drawn once.
  const still = [view, fresh.value, merchantsWords.value];
  const numbers = useMemo(() => <Numbers context={context} sheet={sheet} />, still);
  const routes = useMemo(() => <Routes context={context} sheet={sheet} />, still);
  const sites = useMemo(
    () => (
      <Sites
        places={sheet.places}
        cities={view.cities}
        seats={view.players.length}
        fresh={fresh.value}
        says={(city, site) => cityLabel(context, city, site)}
      />
    ),
    still,
  );
  const regions = useMemo(
    () => (
      <RegionNames
        sheet={sheet}
        nameOf={(hex) => names.hex(hex.id)}
        isNear={isNear.value}
        pointed={hexPointedAt.value}
      />
    ),
    [sheet, merchantsWords.value, isNear.value, hexPointedAt.value],
  );
  const goal = goalLookedAt(table);
  const way = goal
    ? wayOf(printed, stationsOf(goal.way))
    : wayOf(printed, stations(looked, table.lines.value, view.active), true);
  return (
    <div class="eu-map">
      <MapSheet printed={printed} board={view.board} frame={frame} named={named} />
      <svg
        class="eu-pieces"
        viewBox={boxOf(frame)}
        role="group"
        aria-label={merchantsWords.value.europe.label(view.board === "main")}
        {...mapInput(context, marks)}
      >
        <Grounds sheet={sheet} />
        <Lights lit={lit} kind="hex" printed={printed} view={view} />
        {numbers}
        <Lights lit={lit} kind="path" printed={printed} view={view} />
        {way.points.length > 0 && <Way points={way.points} stops={[]} />}
        {routes}
        <Lights lit={lit} kind="place" printed={printed} view={view} />
        {sites}
        {regions}
        <CityNames sheet={sheet} nameOf={(city) => names.city(city.id)} words={merchantsWords.value} />
        <Travelers context={context} lit={lit} />
        {!lifted.value.has("robber") && <TheRobber context={context} />}
        <Subjects context={context} />
        {looked && <Ghost context={context} move={looked} />}
        {way.stops.length > 0 && <Way points={[]} stops={way.stops} />}
        {goal && <Price at={way.points.at(-1)!} pays={goal.way.pays} />}
        {table.chosen.value && <Ticks lit={lit} printed={printed} />}
      </svg>
    </div>
  );
}

/** The hexes in whose lower part a name stands. */
function namedHexes(sheet: Sheet): ReadonlySet<string> {
  const at = labels(sheet, (city) => city.name);
  const has = ({ x, y }: { x: number; y: number }) =>
    at.some((label) => Math.abs(label.x - x) < 40 && label.y > y && label.y < y + 36);
  return new Set(
    sheet.hexes.filter((hex) => has({ x: numberSpot(hex).x, y: numberSpot(hex).y + 10 })).map((hex) => hex.id),
  );
}

function Numbers({ context, sheet }: { context: Context; sheet: Sheet }) {
  const { view, printed, names } = context;
  const arched = new Set(
    printed.tokens.filter((token) => token.arch).map((token) => `${token.terrain} ${token.value}`),
  );
  return (
    <g class="eu-numbers">
      {sheet.hexes.map((hex) => {
        const at = numberSpot(hex);
        const number = view.numbers[hex.id];
        if (number === undefined)
          return <circle key={hex.id} class={`eu-blank ${hex.token}`} cx={at.x} cy={at.y} r="10" />;
        const isLaid = hex.id in view.tokens;
        return (
          <g
            key={hex.id}
            role="img"
            data-number={hex.id}
            data-about={`hex ${hex.id}`}
            data-gives={printed.terrain.get(hex.terrain)?.resource}
            aria-label={merchantsWords.value.europe.number(names.hex(hex.id), names.terrain(hex.terrain), number)}
          >
            <NumberToken
              number={number}
              at={at}
              isLaid={isLaid}
              isArched={isLaid && arched.has(`${hex.terrain} ${number}`)}
              class={fresh.value.has(hex.id) ? "fresh" : ""}
            />
          </g>
        );
      })}
    </g>
  );
}

function Routes({ context: { view }, sheet }: { context: Context; sheet: Sheet }) {
  const opened = sheet.paths.filter((path) => path.id in view.routes);
  return (
    <g class="eu-routes">
      {opened.map((path) => (
        <Route
          key={path.id}
          path={path}
          color={view.routes[path.id]!}
          seats={view.players.length}
          class={fresh.value.has(path.id) ? "fresh" : ""}
        />
      ))}
    </g>
  );
}

function TheRobber({ context: { view, printed, names } }: { context: Context }) {
  const hex = printed.hex.get(view.robber);
  if (!hex) return null;
  return (
    <g role="img" aria-label={merchantsWords.value.europe.robber(names.hex(hex.id))} data-about="robber">
      <Robber at={robberSpot(hex)} />
    </g>
  );
}

/** What the step is about: the city that was founded or connected, the hex that gets a number. */
function Subjects({ context: { view, printed } }: { context: Context }) {
  const { connecting, founded, numbered } = view.turn;
  if (!["connect", "number", "take_token"].includes(view.step)) return null;
  const points = [connecting, founded, numbered].flatMap((id) => (id ? (printed.pointOf(id) ?? []) : []));
  return (
    <>
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} class="eu-fresh" cx={x} cy={y} r="20" />
      ))}
    </>
  );
}

function cityLabel({ names, view }: Context, city: string, { post, commodity }: Site): string {
  const w = merchantsWords.value.europe;
  const isSeat = view.players.some((player) => player.color === post);
  const owned = isSeat ? w.post(names.city(city), names.color(post)) : w.nobodys(names.city(city));
  return commodity ? `${owned}, ${w.delivered(names.color(commodity))}` : owned;
}
