// What the things in and around the city of Merv are: sites, slots, walls, the camel market, the queues.

import { Icon } from "../../../pieces/icon";
import type { Explained } from "../../parts/explained";
import { LineSites } from "../about";
import { actionIcon, BOONS } from "../boons";
import type { Context } from "../context";
import { costOf, mervWords } from "../names";
import { isBetweenTurns, type Site } from "../view";
import { actionNow, meansFor, stallNow } from "./now";
import { thingWords } from "./words";

const siteAt = ({ view }: Context, id: string): Site | undefined =>
  view.city.find((site) => site?.site === id) ?? undefined;

export function explainSite(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const site = siteAt(context, id);
  if (!site) return null;
  return {
    title: context.names.site(id),
    sign: <Icon name={actionIcon(site.action)} />,
    lines: [
      mervWords.value.actions[site.action],
      `${w.gives(yieldOf(context, site))} ${ownerOf(context, site)}`,
      ...actionNow(context, site.action),
      ...danger(context, site),
    ],
    clause: "resource.own",
  };
}

function yieldOf({ names }: Context, { resource, upgrade }: Site): string {
  const cube = (color: string) => mervWords.value.amount(1, names.thing(color));
  if (upgrade === "white") return cube("white");
  return upgrade ? mervWords.value.list([cube(resource), cube(upgrade)]) : cube(resource);
}

function ownerOf({ view, names }: Context, { owner }: Site): string {
  const w = thingWords.value;
  if (owner === null) return w.empty;
  return owner === view.you ? w.own : w.building(names.owner(owner));
}

/** Whether the Mongols could take the building, and what a soldier there would bring. */
function danger({ view, names }: Context, site: Site): string[] {
  const w = thingWords.value;
  if (site.owner === null) return [];
  if (site.walled) return [w.safeWalled];
  if (site.soldier !== null) return [w.safeSoldier(names.owner(site.soldier))];
  return [w.exposed(names.thing(site.resource)), w.soldierHere(site.owner === view.you ? 1 : 2)];
}

export function explainSlot(context: Context, line: string): Explained | null {
  const w = thingWords.value;
  const slot = context.view.slots.find((one) => one.line === line);
  if (!slot) return null;
  return {
    title: w.slotTitle(context.names.line(line)),
    lines: [
      slot.master === null ? w.slotFree : w.slotTaken(context.names.owner(slot.master)),
      <LineSites key={line} context={context} line={line} />,
    ],
    clause: "slot.free",
  };
}

/** Slots of the sides that are not used in this round. */
export function explainSides({ view }: Context): Explained {
  const w = thingWords.value;
  const side = mervWords.value.side[view.side] ?? view.side;
  return { title: w.sidesTitle, lines: [w.sidesUse(side)], clause: "round.sides" };
}

/** A place of the wall, and what a wall there would bring now. */
export function explainWall(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const { view, names } = context;
  const wall = view.walls.find((one) => one.slot === id);
  if (!wall) return null;
  const behind = sitesBehind(context, id).filter((site) => site.owner !== null);
  const influence = behind.reduce((sum, site) => sum + (site.owner === view.you ? 1 : 2), 0);
  return {
    title: names.wallSlot(id),
    sign: <Icon name={wall.gate ? "gate" : "wall"} />,
    lines: [
      wall.piece ? names.thing(wall.piece) : w.wallOpen(wall.gate),
      w.wallStands,
      ...(wall.piece ? [] : [w.wallBrings(influence)]),
    ],
    clause: "wall.influence",
  };
}

/** The two sites behind a place of the wall: "north_3" is before column 3. */
function sitesBehind({ view }: Context, id: string): Site[] {
  const [side = "", number] = id.split("_");
  const near = { north: [1, 2], west: [1, 2], south: [5, 4], east: [5, 4] }[side] ?? [];
  const isUpright = side === "north" || side === "south";
  const is = (site: Site) =>
    isUpright
      ? site.column === Number(number) && near.includes(site.row)
      : site.row === Number(number) && near.includes(site.column);
  return view.city.flatMap((site) => (site && is(site) ? [site] : []));
}

export function explainStock(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const wall = context.printed.wall.get(id);
  if (!wall) return null;
  return {
    title: context.names.thing(id),
    sign: <Icon name={wall.kind === "gate" ? "gate" : "wall"} />,
    lines: [
      `${w.costs(costOf(context.printed, wall.cost))} ${w.stockLeft(context.view.walls_left[id] ?? 0)}`,
      ...meansFor(context, wall.cost, "wall"),
    ],
    clause: "wall.cost",
  };
}

export function explainStall(context: Context, slot: string): Explained | null {
  const w = thingWords.value;
  const stall = context.view.market.slots.find((one) => one.slot === slot);
  if (!stall) return { title: w.marketTitle, lines: [w.stallUse], clause: "market.once" };
  return {
    title: w.stallTitle(context.names.thing(stall.boon)),
    sign: <Icon name={BOONS[stall.boon] ?? "plus"} />,
    lines: [w.stallUse, w.stallCamels(stall.camels), ...stallNow(context, stall.camels)],
    clause: "market.once",
  };
}

/** Of the queue that waits, or of the next one: "2", "next 2". */
export function explainQueue(context: Context, id: string): Explained {
  const w = thingWords.value;
  const number = Number(id.split(" ").at(-1));
  const isNext = id.startsWith("next");
  const owner = isNext === isBetweenTurns(context.view) ? context.view.queue[number - 1] : undefined;
  return {
    title: w.queueTitle(number, isNext),
    lines: [
      ...(owner === null || owner === undefined ? [] : [w.queueWaits(context.names.owner(owner))]),
      w.queueUse,
      ...(isNext ? [w.queueNext] : []),
    ],
    clause: isNext ? "end.skip" : "round.order",
  };
}

export function explainCalendar(context: Context): Explained {
  const w = thingWords.value;
  const { year, round } = context.view;
  return { title: mervWords.value.moment(year, round), lines: [w.calendar, w.invasion], clause: "invasion.years" };
}
