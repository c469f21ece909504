// The turning points of Merkator: a loss of goods, the final round, the end.

import type { Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import type { Told } from "../../wire";
import type { Staging } from "../parts/following";
import type { MerkatorView } from "./view";

const TOLD = ["flipped", "final_round", "game_over"];

/** They come with the first of them. */
const scenes = () => import("./scenes/index");

export function scenesAt(table: Table<MerkatorView>, tell: Staging<MerkatorView>["tell"]) {
  return ([event]: GameEvent[], told: Told): Promise<boolean> =>
    event && TOLD.includes(String(event["event"]))
      ? scenes().then(({ tellScene }) => tellScene(table, tell, event, told))
      : Promise.resolve(false);
}
