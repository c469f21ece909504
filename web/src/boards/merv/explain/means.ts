// Whether a player could pay for something now: with cubes of its colors, with white ones, with the powers that are
// left in this turn. It tells what a look at one's cubes tells; what is possible the house decides.

import type { Cost } from "../printed";
import { type Action, type Color, isCourtier, type MervView, type Player } from "../view";

const COLORS: readonly Color[] = ["purple", "tan", "teal", "orange"];

/** What one pays with beside the cubes of the color that is asked for. */
function spare({ cubes, breakthroughs, owner }: Player, cost: Cost, view: MervView, action: Action): number {
  const isMine = view.active === owner;
  const has = (power: string, isUsed: boolean) => breakthroughs.includes(power) && !(isMine && isUsed);
  const { exchange_used, discount_used } = view.decision;
  const exchanged = COLORS.filter(
    (color) => has(`exchange_${color}`, exchange_used) && cubes[color] > (cost[color] ?? 0),
  );
  return cubes.white + Math.min(1, exchanged.length) + (has(`discount_${action}`, discount_used) ? 1 : 0);
}

/** The cubes that are missing for a cost, by color; none where it can be paid. */
export function missingFor(player: Player, cost: Cost, view: MervView, action: Action): Cost {
  let left = spare(player, cost, view, action);
  const missing: Cost = {};
  for (const color of COLORS) {
    const lacking = Math.max(0, (cost[color] ?? 0) - player.cubes[color]);
    const covered = Math.min(left, lacking);
    left -= covered;
    if (lacking > covered) missing[color] = lacking - covered;
  }
  return missing;
}

export const canPay = (player: Player, cost: Cost, view: MervView, action: Action): boolean =>
  Object.keys(missingFor(player, cost, view, action)).length === 0;

/** How many things for a cube each, all of one color. */
export const mostOfOneColor = (player: Player, view: MervView, action: Action): number =>
  Math.max(
    ...COLORS.map((color) => player.cubes[color] + spare(player, { [color]: player.cubes[color] }, view, action)),
  );

/** How many cubes of different colors, white ones besides. */
export const differentColors = ({ cubes }: Player): number =>
  COLORS.filter((color) => cubes[color] > 0).length + cubes.white;

/** The seat that looks, where it is one that plays. */
export function looker({ you, players }: MervView): Player | undefined {
  const found = players.find((one) => one.owner === you);
  return found && !isCourtier(found) ? found : undefined;
}
