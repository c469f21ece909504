// Where not all has room, the parts of the board lie under tabs; the contracts that are ready are counted there.
// Only on a phone the map is one of them: else it is beside them, and the contracts come first.

import { signal } from "@preact/signals";
import { PHONE, useMedia } from "../../look/screen";
import type { IconName } from "../../pieces/icon";
import { Tabs } from "../parts/tabs";
import { merkatorWords } from "./names";

export type Tab = "map" | "office" | "contracts" | "market" | "others";

/** The part that is shown. */
export const tab = signal<Tab>("map");

const TABS: [Tab, IconName][] = [
  ["map", "pawn"],
  ["office", "building"],
  ["contracts", "contract"],
  ["market", "taler"],
  ["others", "people"],
];

export function MerkatorTabs({ ready }: { ready: number }) {
  const w = merkatorWords.value;
  const isPhone = useMedia(PHONE);
  const shown = tab.value === "map" && !isPhone ? "contracts" : tab.value;
  const tabs = TABS.filter(([name]) => isPhone || name !== "map").map(([name, icon]) => ({
    name,
    icon,
    label: w[name],
    waiting: { count: name === "contracts" ? ready : 0, label: w.readyCount },
  }));
  return <Tabs tabs={tabs} shown={shown} label={w.boardParts} onShow={(name) => void (tab.value = name)} />;
}
