// A table with its bots called by their level, in the language of the reader.

import { computed, type ReadonlySignal } from "@preact/signals";
import type { TableNow } from "../wire";
import { words } from "../words";
import { withNames } from "./levels";

export function inOwnWords(told: ReadonlySignal<TableNow | null>): ReadonlySignal<TableNow | null> {
  return computed(() => told.value && withNames(told.value, words.value.levels));
}
