// Where not all has room, the parts of the board lie under tabs. Only on a phone the city is one of
// them: else it is beside them, and the market comes first. What is asked brings its tab, and a tab
// that is not shown tells how much is lit there.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { PHONE, useMedia } from "../../look/screen";
import type { IconName } from "../../pieces/icon";
import { Tabs } from "../parts/tabs";
import type { Context } from "./context";
import { litUnder, type Tab, tabToOpen } from "./lit_tabs";
import { mervWords } from "./names";

/** The part that is shown. */
export const tab = signal<Tab>("city");

const TABS: [Tab, IconName][] = [
  ["city", "dome"],
  ["market", "site-marketplace"],
  ["palace", "site-palace"],
  ["mosque", "site-mosque"],
  ["mine", "people"],
];

const shownAt = (isPhone: boolean): Tab => (tab.value === "city" && !isPhone ? "market" : tab.value);

/** Go to where something is lit, once for each decision. */
export function useAskedTab({ table, view }: Context): void {
  const isPhone = useMedia(PHONE);
  const isAsked = table.legal.value.length > 0;
  useEffect(() => {
    if (!isAsked) return;
    const seen: Tab[] = isPhone ? [tab.value] : ["city", shownAt(false)];
    tab.value = tabToOpen(litUnder(table.legal.value), seen) ?? tab.value;
  }, [table, isAsked, isPhone, view.step, table.now.value?.at]);
}

export function MervTabs({ context }: { context: Context }) {
  const w = mervWords.value;
  const isPhone = useMedia(PHONE);
  const shown = shownAt(isPhone);
  const lit = litUnder(context.table.legal.value);
  const tabs = TABS.filter(([name]) => isPhone || name !== "city").map(([name, icon]) => ({
    name,
    icon,
    label: name === "mine" && !isPhone ? w.others : w[name],
    waiting: { count: name === shown ? 0 : (lit.get(name) ?? 0), label: w.lit },
  }));
  return <Tabs tabs={tabs} shown={shown} label={w.boardParts} onShow={(name) => void (tab.value = name)} />;
}
