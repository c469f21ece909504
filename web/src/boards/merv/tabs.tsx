// Where not all has room, the parts of the board lie under tabs. Only on a phone the city is one of
// them: else it is beside them, and the market comes first. A tab
// that is not shown tells how much is lit there.

import { PHONE, useMedia } from "../../look/screen";
import type { IconName } from "../../pieces/icon";
import { Tabs } from "../parts/tabs";
import { shownAt, tab } from "./asked_tab";
import type { Context } from "./context";
import { litUnder, type Tab } from "./lit_tabs";
import { mervWords } from "./names";

const TABS: [Tab, IconName][] = [
  ["city", "dome"],
  ["market", "site-marketplace"],
  ["palace", "site-palace"],
  ["mosque", "site-mosque"],
  ["mine", "people"],
];

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
