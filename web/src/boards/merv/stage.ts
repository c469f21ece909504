// The view while something is shown: what happened so far of it is done to a copy, event by event.

import type { GameEvent } from "../../play/view";
import type { Cube, MervView, Owner, Side, Site } from "./view";

/** Who did it: a seat, or an opponent played by the rules. */
export const doer = (event: GameEvent): Owner => (event["opponent"] ?? event["seat"]) as Owner;

export function staged(view: MervView, event: GameEvent): MervView {
  return DONE[String(event["event"])]?.(view, event) ?? view;
}

type Done = (view: MervView, event: GameEvent) => MervView;

const DONE: Record<string, Done> = {
  year_began: (view, event) => ({ ...atSide(view, "north"), year: Number(event["year"]), round: 1 }),
  round_began: (view, event) => ({
    ...atSide(view, SIDES[Number(event["round"]) - 1] ?? view.side),
    round: Number(event["round"]),
  }),
  turn_began: turn,
  opponent_turn: turn,
  invasion: (view) => ({ ...view, step: "ransom" }),
  soldiers_return: (view) => ({ ...view, city: view.city.map((site) => site && { ...site, soldier: null }) }),
  scoring_began: (view) => ({ ...view, step: "audience", site: null }),
  entered: (view, event) => ({
    ...view,
    line: String(event["line"]),
    site: null,
    slots: view.slots.map((slot) => (slot.line === event["line"] ? { ...slot, master: doer(event) } : slot)),
  }),
  activated: (view, event) => ({ ...view, site: String(event["site"]) }),
  built: (view, event) => onSite(view, event, { owner: doer(event) }),
  destroyed: (view, event) => onSite(view, event, { owner: null }),
  deployed: (view, event) => onSite(view, event, { soldier: doer(event) }),
  upgraded: (view, event) => onSite(view, event, { upgrade: event["with"] as Cube }),
  walled: (view, event) => ({
    ...view,
    walls: view.walls.map((wall) => (wall.slot === event["slot"] ? { ...wall, piece: String(event["wall"]) } : wall)),
  }),
  queued: (view, event) => ({
    ...view,
    step: "line_up",
    queue: queued(view, event),
    slots: view.slots.map((slot) => (slot.master === doer(event) ? { ...slot, master: null } : slot)),
  }),
  established: (view, event) => ({
    ...view,
    marketplace: view.marketplace.map((one) =>
      one.city === event["city"] ? { ...one, posts: [...one.posts, doer(event)] } : one,
    ),
  }),
};

const SIDES: Side[] = ["north", "east", "south", "west"];

/** All slots of the next side are free. */
function atSide(view: MervView, side: Side): MervView {
  const kind = side === "north" || side === "south" ? "column" : "row";
  return {
    ...view,
    side,
    step: "slot",
    line: null,
    site: null,
    slots: [1, 2, 3, 4, 5].map((number) => ({ line: `${kind} ${number}`, master: null })),
  };
}

function turn(view: MervView, event: GameEvent): MervView {
  return { ...view, active: doer(event), step: "slot", line: null, site: null };
}

function onSite(view: MervView, event: GameEvent, change: Partial<Site>): MervView {
  return {
    ...view,
    city: view.city.map((site) => (site && site.site === event["site"] ? { ...site, ...change } : site)),
  };
}

/** The first master of a round's end finds the next queue empty. */
function queued(view: MervView, event: GameEvent): (Owner | null)[] {
  const before = view.step === "line_up" ? view.queue : view.queue.map(() => null);
  return before.map((owner, n) => (n + 1 === event["place"] ? doer(event) : owner));
}
