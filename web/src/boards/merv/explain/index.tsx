// What every thing of Merv's table is, by its kind and id: read from the view and the printed pieces.

import { byKind } from "../../parts/explained";
import type { Context } from "../context";
import {
  explainCalendar,
  explainQueue,
  explainSides,
  explainSite,
  explainSlot,
  explainStall,
  explainStock,
  explainWall,
} from "./city";
import {
  explainAction,
  explainBreakthrough,
  explainCard,
  explainCity,
  explainContract,
  explainDeck,
  explainHall,
  explainSpace,
  explainTile,
} from "./halls";
import { explainCamels, explainCube, explainSeat, explainSpice, explainStore, explainTrack } from "./things";

export const explain = byKind<Context>({
  site: explainSite,
  slot: explainSlot,
  sides: explainSides,
  wall: explainWall,
  stock: explainStock,
  stall: explainStall,
  place: (context, id) => explainQueue(context, `next ${id}`),
  queue: explainQueue,
  calendar: explainCalendar,
  city: explainCity,
  space: explainSpace,
  tile: explainTile,
  hall: explainHall,
  breakthrough: explainBreakthrough,
  contract: explainContract,
  card: explainCard,
  deck: explainDeck,
  action: explainAction,
  cube: explainCube,
  store: explainStore,
  spice: explainSpice,
  camels: explainCamels,
  track: explainTrack,
  seat: explainSeat,
});
