// The nonces that this browser adds to the luck of its seats. Each is made here, once the seal was seen; seal and
// nonces are kept in the browser's storage, to be compared with the log when the game is over.

import type { ServerMessage, TableNow } from "../wire";
import { ask } from "./http";
import { freshCid, randomHex } from "./random";
import { keptHere, lastOf } from "./storage";

const MOST = 100; // tables
const BYTES = 32; // of a nonce

/** What was seen and named at one table. */
export interface Seen {
  seal: string; // before any nonce was made
  nonces: Record<number, { nonce: string; isTaken: boolean }>; // by seat; whether the house has taken it
}

const seen = keptHere<Record<string, Seen>>("fondaco-luck", {});

/** What this browser has seen and named at a table, if it has named something there. */
export function seenAt(table: string): Seen | null {
  return seen.read()[table] ?? null;
}

/** The nonce of a seat: made now that its seal is seen, unless it was made before. */
function nonceFor(now: TableNow, seat: number): string {
  const all = seen.read();
  const here = (all[now.id] ??= { seal: now.seal, nonces: {} });
  const nonce = here.nonces[seat]?.nonce ?? randomHex(BYTES);
  here.nonces[seat] = { nonce, isTaken: false };
  seen.write(lastOf(all, MOST));
  return nonce;
}

function noteTaken(table: string, seat: number): void {
  const all = seen.read();
  const named = all[table]?.nonces[seat];
  if (named) named.isTaken = true;
  seen.write(all);
}

/** A message by plain HTTP: it makes a stranger a guest. */
export const send = (table: string, message: object) =>
  ask<ServerMessage>("POST", `/api/tables/${encodeURIComponent(table)}/messages`, { ...message, cid: freshCid() });

/** Name the nonces of all seats that this browser holds at a table, where that is not done yet. */
export async function nameNonces(now: TableNow): Promise<void> {
  if (now.told) return; // its luck is drawn at a real table
  const due = now.yours.filter((seat) => now.nonces[seat] !== "own");
  await Promise.all(due.map((seat) => nameNonce(now, seat)));
}

async function nameNonce(now: TableNow, seat: number): Promise<void> {
  if (now.status !== "waiting") return;
  try {
    await send(now.id, { type: "nonce", seat, nonce: nonceFor(now, seat) });
    noteTaken(now.id, seat);
  } catch {
    return; // another device was faster, or the line is down: then it is tried again with the next news
  }
}

/** Sit down, and name the nonce of the seat. */
export async function sitDown(now: TableNow, seat: number, link: string): Promise<void> {
  await send(now.id, { type: "sit", seat, link });
  await nameNonce(now, seat);
}
