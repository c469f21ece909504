// Where not all has room, the parts of the board lie under tabs. Only on a phone the map and the
// hand are among them.

import { PHONE, useMedia } from "../../look/screen";
import type { IconName } from "../../pieces/icon";
import { Tabs } from "../parts/tabs";
import { buildCount } from "./build";
import type { Context } from "./context";
import { merchantsWords } from "./names";
import { type Tab, tab } from "./tab";

const TABS: [Tab, IconName][] = [
  ["map", "pawn"],
  ["hand", "resource-grain"],
  ["build", "post"],
  ["trade", "people"],
  ["log", "log"],
];
const BESIDE: readonly Tab[] = ["build", "trade", "log"]; // where the map and the hand always are

export function MerchantsTabs({ context }: { context: Context }) {
  const w = merchantsWords.value;
  const isPhone = useMedia(PHONE);
  const shown = isPhone || BESIDE.includes(tab.value) ? tab.value : "build";
  const waiting = (name: Tab) => ({ count: name === "build" ? buildCount(context) : 0, label: w.waiting });
  const tabs = TABS.filter(([name]) => isPhone || BESIDE.includes(name)).map(([name, icon]) => ({
    name,
    icon,
    label: w[name],
    waiting: waiting(name),
  }));
  return <Tabs tabs={tabs} shown={shown} label={w.boardParts} onShow={(name) => void (tab.value = name)} />;
}
