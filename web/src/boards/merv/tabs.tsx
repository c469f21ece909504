// Where not all has room, the parts of the board lie under tabs. Only on a phone the city is one of
// them: else it is beside them, and the market comes first.

import { signal } from "@preact/signals";
import { PHONE, useMedia } from "../../look/screen";
import type { IconName } from "../../pieces/icon";
import { Tabs } from "../parts/tabs";
import { mervWords } from "./called";

export type Tab = "city" | "market" | "palace" | "mosque" | "mine";

/** The part that is shown. */
export const tab = signal<Tab>("city");

const TABS: [Tab, IconName][] = [
  ["city", "dome"],
  ["market", "site-marketplace"],
  ["palace", "site-palace"],
  ["mosque", "site-mosque"],
  ["mine", "people"],
];

export function MervTabs() {
  const w = mervWords.value;
  const isPhone = useMedia(PHONE);
  const shown = tab.value === "city" && !isPhone ? "market" : tab.value;
  const tabs = TABS.filter(([name]) => isPhone || name !== "city").map(([name, icon]) => ({ name, icon, label: name === "mine" && !isPhone ? w.others : w[name] }));
  return <Tabs tabs={tabs} shown={shown} label={w.boardParts} onShow={(name) => void (tab.value = name)} />;
}
