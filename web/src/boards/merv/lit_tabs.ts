// Under which tab that is lit of which a move speaks. What pays is beside every part, and is left out
// here; so are one's own cubes, goods and camels, which only repeat what is lit elsewhere.

import type { LegalMove } from "../../wire";

export type Tab = "city" | "market" | "palace" | "mosque" | "mine";

const TABS: Record<string, Tab> = {
  ...{
    enter: "city",
    activate: "city",
    guard: "city",
    upgrade: "city",
    build: "city",
    trade: "city",
    collect: "city",
    queue: "city",
  },
  ...{ establish: "market", buy: "market", fulfil: "market" },
  ...{ courtier: "palace", score: "palace", learn: "palace", gain: "palace", deploy: "palace" },
  ...{ advance: "mosque", claim: "mosque" },
};

function tabOf(move: string): Tab | undefined {
  const [verb = "", thing, last] = move.split(" ");
  if (verb === "take") return last === "action" ? "city" : "market"; // the site at hand, or a caravan card
  if (verb === "place") return thing === "wall" ? "city" : "market";
  return TABS[verb];
}

/** The thing that is lit: a site may get several upgrades. */
const litBy = (move: string): string => (move.startsWith("upgrade ") ? move.split(" ")[1]! : move);

/** How many things are lit under each tab. */
export function litUnder(legal: readonly LegalMove[]): Map<Tab, number> {
  const things = new Map<string, Tab>();
  for (const { move } of legal) {
    const tab = tabOf(move);
    if (tab) things.set(litBy(move), tab);
  }
  const counts = new Map<Tab, number>();
  for (const tab of things.values()) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  return counts;
}

/** The tab to go to where nothing that is seen is lit, but something under a tab. */
export function tabToOpen(lit: ReadonlyMap<Tab, number>, seen: readonly Tab[]): Tab | undefined {
  if (seen.some((tab) => lit.has(tab))) return undefined;
  return [...lit].sort(([, a], [, b]) => b - a)[0]?.[0];
}
