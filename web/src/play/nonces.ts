// The nonces that this browser adds to the luck of its seats. Each is made here, once the seal was seen; seal and
// nonces are kept in the browser's storage, to be compared with the log when the game is over.

import type { ServerMessage, TableNow } from "../wire";
import { ask } from "./http";
import { freshCid, randomHex } from "./random";

const KEY = "fondaco-luck";
const MOST = 100; // tables
const BYTES = 32; // of a nonce

/** What was seen and named at one table. */
export interface Seen {
  seal: string; // before any nonce was made
  nonces: Record<number, { nonce: string; isTaken: boolean }>; // by seat; whether the house has taken it
}

type All = Record<string, Seen>;
let kept: All = {}; // where there is no storage

function read(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as All;
  } catch {
    return kept;
  }
}

function write(all: All): void {
  kept = Object.fromEntries(Object.entries(all).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return; // it is known until the page is left
  }
}

/** What this browser has seen and named at a table, if it has named something there. */
export function seenAt(table: string): Seen | null {
  return read()[table] ?? null;
}

/** The nonce of a seat: made now that its seal is seen, unless it was made before. */
function nonceFor(now: TableNow, seat: number): string {
  const all = read();
  const seen = (all[now.id] ??= { seal: now.seal, nonces: {} });
  const nonce = seen.nonces[seat]?.nonce ?? randomHex(BYTES);
  seen.nonces[seat] = { nonce, isTaken: false };
  write(all);
  return nonce;
}

function noteTaken(table: string, seat: number): void {
  const all = read();
  const named = all[table]?.nonces[seat];
  if (named) named.isTaken = true;
  write(all);
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
