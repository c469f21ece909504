// The turning points of Merchants of Europe: a delivery, and the end.

import type { Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import type { Told } from "../../wire";
import { tellScene } from "./scenes/index";
import type { MerchantsView } from "./view";

const TOLD = ["delivered", "game_over", "nobody_can_win"];

export function scenesAt(table: Table<MerchantsView>) {
  return ([event]: GameEvent[], told: Told): Promise<boolean> =>
    event && TOLD.includes(String(event["event"])) ? tellScene(table, event, told) : Promise.resolve(false);
}
