// Whether a move is being typed.

import { signal } from "@preact/signals";

export const typing = signal(false);
