// What is on its way to be as the view has it, and what just changed.

import { signal } from "@preact/signals";
import type { MervView } from "./view";

/** The view as far as it is shown; null when nothing is under way. */
export const staging = signal<MervView | null>(null);
/** Sites and walls that just changed, for as long as their stamp is to be seen. */
export const stamped = signal<readonly string[]>([]);
