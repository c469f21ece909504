// The turning points of Merv: the Mongols ride in, a year is counted.

import type { Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import type { Told } from "../../wire";
import { PARTS } from "./scenes/counting";
import type { MervView } from "./view";

const TOLD = ["invasion", "scoring_began", "hall_scored", "year_began", "game_over"];

/** Whether it is one of the turning points, or a part of one. */
const isTold = (event: GameEvent): boolean =>
  TOLD.includes(String(event["event"])) || (event["event"] === "scored" && PARTS.includes(String(event["for"])));

/** They come with the first of them. */
const scenes = () => import("./scenes/index");

export function scenesAt(table: Table<MervView>, staged: () => MervView | null) {
  return (events: GameEvent[], told: Told): Promise<boolean> => {
    const view = staged();
    if (!view || !events.some(isTold)) return Promise.resolve(false);
    return scenes().then(({ tellScene }) => tellScene({ table, view, told }, events.filter(isTold)));
  };
}
