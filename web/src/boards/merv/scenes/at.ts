// Where a scene is told: the table, what is on it, what was told.

import { seatNames } from "../../../play/seats";
import type { Table } from "../../../play/table";
import type { Told } from "../../../wire";
import type { Names } from "../context";
import { namesAt } from "../names";
import { printed } from "../say";
import type { MervView } from "../view";

export interface At {
  table: Table<MervView>;
  /** The view as far as it is shown. */
  view: MervView;
  told: Told;
}

export const namesOf = ({ table }: At): Names => namesAt(printed.value!, seatNames(table));
