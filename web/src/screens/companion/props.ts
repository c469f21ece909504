// What every large screen of the companion shows.

import type { Board } from "../../boards/board";
import type { Table } from "../../play/table";
import type { Telling } from "../../play/telling";

export interface TellingProps {
  table: Table;
  board: Board;
  telling: Telling;
}
