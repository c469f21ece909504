// Costs in cubes, one after the other.

import type { Cost } from "./printed";
import type { Color } from "./view";

/** { teal: 2 } is teal, teal. */
export const coins = (cost: Cost): Color[] =>
  Object.entries(cost).flatMap(([color, count]) => new Array<Color>(count).fill(color as Color));
