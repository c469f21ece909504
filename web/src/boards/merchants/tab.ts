// Which part of the board is shown where not all has room.

import { signal } from "@preact/signals";

export type Tab = "map" | "hand" | "build" | "trade" | "log";

export const tab = signal<Tab>("map");
