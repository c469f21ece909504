// The turning points of Merchants of Europe: a delivery, and the end.

import type { Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import type { Told } from "../../wire";
import type { MerchantsView } from "./view";

const TOLD = ["delivered", "game_over", "nobody_can_win"];

/** They come with the first of them. */
const scenes = () => import("./scenes/index");

export function scenesAt(table: Table<MerchantsView>) {
  return ([event]: GameEvent[], told: Told): Promise<boolean> =>
    event && TOLD.includes(String(event["event"]))
      ? scenes().then(({ tellScene }) => tellScene(table, event, told))
      : Promise.resolve(false);
}
