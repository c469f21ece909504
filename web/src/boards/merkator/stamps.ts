// What is on its way to be as the view has it, and what just changed.

import { signal } from "@preact/signals";

/** Where the token is shown while the view still has it elsewhere. */
export const traveling = signal<string | null>(null);
/** New cubes by place, for as long as their stamp is to be seen. */
export const added = signal<Record<string, number>>({});
