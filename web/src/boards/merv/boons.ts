// The pictures of boons, breakthroughs and what a hall counts.

import type { IconName } from "../../pieces/icon";
import type { Action, Hall } from "./view";

export const BOONS: Record<string, IconName> = {
  camel: "camel",
  white_upgrade: "star",
  favour: "favour",
  bonus_upgrade: "plus",
  scoring_tile: "tile",
  soldier: "soldier",
  courtier: "courtier",
  any_wall: "wall",
  mosque_scoring: "site-mosque",
  scroll: "scroll",
  caravan_card: "cinnamon",
  rare_good: "gem",
  mosque_step: "site-mosque",
  white_cube: "star",
  trading_post: "disk",
};

export const HALLS: Record<Hall, IconName> = {
  knowledge: "scroll",
  spice: "cinnamon",
  trade: "jar",
  faith: "site-mosque",
};
export const actionIcon = (action: Action): IconName => (action === "wall" ? "wall" : `site-${action}`);
