// The edition that is on the screen: of the table, or of the moment of it that is looked at.

import { signal } from "@preact/signals";

export const edition = signal("");
