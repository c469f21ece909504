// The turning points of Merkator: a loss of goods, the final round, the end. What tells them comes with the first.

import type { Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import type { Told } from "../../wire";
import type { Staging } from "../parts/following";
import type { MerkatorView } from "./view";

const TOLD = ["flipped", "final_round", "game_over"];

export function scenesAt(table: Table<MerkatorView>, tell: Staging<MerkatorView>["tell"]) {
  return async ([event]: GameEvent[], told: Told): Promise<boolean> => {
    if (!event || !TOLD.includes(String(event["event"]))) return false;
    const { tellScene } = await import("./scenes/index");
    return tellScene(table, tell, event, told);
  };
}
