// Whether a panel of its own is wanted for the decision that is to be made.

import type { Context } from "./context";
import { CUBES } from "./cubes";
import * as speak from "./move_patterns";
import { matching } from "./move_patterns";
import type { Cube } from "./view";

const PAYING = ["pay *", "pay by *", "commit *", "boon *"];

/** The colors of upgrades that may be chosen now. */
const upgrades = ({ table }: Context): Cube[] =>
  CUBES.filter((cube) => matching(table.legal.value, speak.upgrade(cube)).length > 0);

/** Whether some move pays or binds, or there are several upgrades to choose from. */
export const isPaying = (context: Context): boolean =>
  matching(context.table.legal.value, PAYING).length > 0 || upgrades(context).length > 1;

/** Whether one chooses among the walls. */
export const isBuildingWall = ({ table }: Context): boolean =>
  table.legal.value.some(({ move }) => move.startsWith("build "));
