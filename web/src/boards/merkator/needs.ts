// What a Contract asks for beside what an office holds: a tick or a cross for each good. This is
// reading a printed card, not a rule: whether it can be fulfilled is what the server says.

import { nameOf } from "./names";
import type { Contract, Printed } from "./printed";
import type { Office } from "./view";

export interface Need {
  good: string;
  count: number;
  held: number;
}

export function needsOf(contract: Contract, office: Office): Need[] {
  return Object.entries(contract.goods ?? {}).map(([good, count]) => ({
    good,
    count,
    held: Math.min(count, office.goods[good] ?? 0),
  }));
}

export function missingOf(needs: Need[]): Need[] {
  return needs.filter((need) => need.held < need.count);
}

/** Goods of which there are enough for a trade beside what the Contract asks for. */
export function spare(contract: Contract, office: Office, ratio: number): string[] {
  const asked = contract.goods ?? {};
  return Object.entries(office.goods)
    .filter(([good, held]) => held - (asked[good] ?? 0) >= ratio)
    .map(([good]) => good);
}

/** The first two letters of a Major place, for its cubes. */
export function lettersOf(printed: Printed, place: string): string {
  return nameOf(printed, place).slice(0, 2);
}
