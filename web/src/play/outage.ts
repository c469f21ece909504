// Whether the house can write anything down at the moment; while it cannot, what was sent is sent again.

import { signal } from "@preact/signals";

export const outage = signal(false);
