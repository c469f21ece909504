// Where not all has room, the parts of the board lie under tabs. Only on a phone the map and the
// hand are among them. What is asked brings its tab.

import { useEffect } from "preact/hooks";
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

/** Where that is done which is asked at a step; all else on the map. */
const ASKED_AT: Record<string, Tab> = {
  discard: "hand",
  fair: "trade",
  offer: "trade",
  answer: "trade",
  counter: "trade",
  choose: "trade",
  steal: "log",
};

/** Go to where something is asked, once for each step. */
export function useAskedTab({ table, view }: Context): void {
  const isAsked = table.legal.value.length > 0;
  const { step } = view;
  useEffect(() => {
    if (isAsked && step !== "act") tab.value = ASKED_AT[step] ?? "map";
    else if (isAsked && tab.value === "trade") tab.value = "map";
  }, [isAsked, step]);
}

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
