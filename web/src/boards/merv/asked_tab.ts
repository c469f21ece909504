// Which part of the board is shown, where they lie under tabs. What is asked brings its tab.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { PHONE, useMedia } from "../../look/screen";
import type { Context } from "./context";
import { litUnder, type Tab, tabToOpen } from "./lit_tabs";

/** The part that is shown. */
export const tab = signal<Tab>("city");

export const shownAt = (isPhone: boolean): Tab => (tab.value === "city" && !isPhone ? "market" : tab.value);

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
