// The turning points of Merchants of Europe: a delivery, and the end. What tells them comes with the first.

import type { Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import type { Told } from "../../wire";
import type { MerchantsView } from "./view";

const TOLD = ["delivered", "game_over", "nobody_can_win"];

export function scenesAt(table: Table<MerchantsView>) {
  return async ([event]: GameEvent[], told: Told): Promise<boolean> => {
    if (!event || !TOLD.includes(String(event["event"]))) return false;
    const { tellScene } = await import("./scenes/index");
    return tellScene(table, event, told);
  };
}
