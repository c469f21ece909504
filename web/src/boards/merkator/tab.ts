// Which part of the board is shown, where they lie under tabs.

import { signal } from "@preact/signals";

export type Tab = "map" | "office" | "contracts" | "market" | "others";

/** The part that is shown. */
export const tab = signal<Tab>("map");
