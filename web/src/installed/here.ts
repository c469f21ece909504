// The table that is on the screen, for whoever keeps what was seen.

import { signal } from "@preact/signals";
import type { Table } from "../play/table";

export const here = signal<Table | null>(null);
