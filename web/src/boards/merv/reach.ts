// What the influence of a player allows, as printed on its track; and what a contract finds.

import type { Contract, Printed } from "./printed";
import type { Player, Store } from "./view";

const reachedOf = (spaces: number[], influence: number): number => spaces.filter((space) => space <= influence).length;

/** The highest level of contract that may be fulfilled; 0 for none. */
export const levelOf = (printed: Printed, influence: number): number =>
  reachedOf(printed.influence.contract_levels, influence);

/** How many kinds of spice may be held; one needs no influence. */
export const kindsOf = (printed: Printed, influence: number): number =>
  1 + reachedOf(printed.influence.spice_types, influence);

export interface Need {
  what: "cubes" | Store | "either";
  count: number;
  has: boolean;
}

/** What a contract asks for, and whether a player has it; what lies on other contracts does not count. */
export function needsOf(contract: Contract, player: Player | undefined): Need[] {
  const free = (store: Store) => (player ? player.stores[store] - player.committed[store] : 0);
  const cubes = player ? Object.values(player.cubes).reduce((sum, count) => sum + count, 0) : 0;
  const goods = free("common") + free("rare") - contract.common - contract.rare;
  const needs: [Need["what"], number, number][] = [
    ["cubes", contract.cubes, cubes],
    ["scrolls", contract.scrolls, free("scrolls")],
    ["common", contract.common, free("common")],
    ["rare", contract.rare, free("rare")],
    ["either", contract.any_good, goods],
  ];
  return needs.filter(([, count]) => count > 0).map(([what, count, held]) => ({ what, count, has: held >= count }));
}

/** The top contracts, stack by stack in the order of levels; null where a stack is used up. */
export function stacksOf(
  printed: Printed,
  available: string[],
  taken: string[],
): { stack: string; top: Contract | null; left: number; level: number }[] {
  const stacks = [...new Set(printed.contracts.map((one) => one.stack))];
  return stacks.map((stack) => {
    const cards = printed.contracts.filter((one) => one.stack === stack);
    const left = cards.filter((one) => !taken.includes(one.id));
    return {
      stack,
      top: left.find((one) => available.includes(one.id)) ?? null,
      left: left.length,
      level: cards[0]!.level,
    };
  });
}
