// Score sheets of games at real tables are kept by the house, as part of one's history. Until it has one, this device
// keeps it: at a table in a pub there may be no line.

import { signal } from "@preact/signals";
import { house } from "../../play/house";
import { HttpRefusal } from "../../play/http";
import { keptHere } from "../../play/storage";
import type { KeptSheet } from "../../wire";

/** As devices kept them before the house did: without a name, and without saying who one is. */
type Older = Omit<KeptSheet, "id" | "yours"> & Partial<KeptSheet>;

const here = keptHere<Older[]>("fondaco-scores", []);

const read = (): KeptSheet[] => here.read().map((one) => ({ id: `device-${one.made}`, yours: null, ...one }));

/** Sheets that the house does not have yet. */
export const waitingSheets = signal(read());

function write(sheets: KeptSheet[]): void {
  here.write(sheets);
  waitingSheets.value = sheets;
}

const others = ({ id }: KeptSheet): KeptSheet[] => read().filter((one) => one.id !== id);

/** Keep a sheet here, then in the house; why the house would not have it, if it would not. */
export function keepSheet(sheet: KeptSheet): Promise<string> {
  write([...others(sheet), sheet]);
  return sendWaiting();
}

/** Let the house have what waits here, one after the other; why it would not have one. Without a line, they wait on. */
export async function sendWaiting(): Promise<string> {
  try {
    for (const sheet of read()) {
      await house.keepSheet(sheet);
      write(others(sheet));
    }
  } catch (problem) {
    if (problem instanceof HttpRefusal) return problem.message;
  }
  return "";
}

/** Take a sheet out of one's history, wherever it is. */
export async function removeSheet(sheet: KeptSheet): Promise<void> {
  if (waitingSheets.value.some(({ id }) => id === sheet.id)) write(others(sheet));
  else await house.removeSheet(sheet.id);
}
