// What is asked brings its tab, where the parts of the board lie under tabs.

import { useEffect } from "preact/hooks";
import type { Context } from "./context";
import { type Tab, tab } from "./tab";

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
