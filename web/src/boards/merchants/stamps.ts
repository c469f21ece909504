// What is on its way to be as the view has it, and what just changed.

import { signal } from "@preact/signals";

/** Ids of what is new, for as long as its stamp is to be seen. */
export const fresh = signal<ReadonlySet<string>>(new Set());
/** Pieces that are on their way, and not where the view still has them. */
export const lifted = signal<ReadonlySet<string>>(new Set());
