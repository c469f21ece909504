// What a browser can check of the luck of a finished game by itself: seal, seed and nonces. Whether every draw follows
// from them, only the rules can tell: that is for `fondaco verify`.
//
// @noble/hashes, since `crypto.subtle` is missing on the plain http of a home network. It is brought when needed.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { TableNow } from "../wire";
import type { Finding, OfSeat } from "./luck_findings";
import type { Seen } from "./nonces";

type Told = Pick<TableNow, "seal" | "seed" | "nonces" | "seats" | "yours">;

/** What the log of a finished game, and what this browser has seen before, say of its luck. */
export function findings(log: string, now: Told, seen: Seen | null): Finding[] {
  const rows = log.split("\n");
  const told = (word: string) => rows.find((row) => row.startsWith(`${word} `))?.slice(word.length + 1) ?? "";
  const seal = told("seal");
  const isTheSame = seal === now.seal && told("seed") === now.seed;
  const nonces = now.seats.map((_, seat) => told(`nonce ${seat}`));
  return [
    { what: now.seed ? (isTheSame && sealOf(now.seed) === seal ? "seedFits" : "seedWrong") : "seedMissing" },
    { what: seen ? (isTheSame && seen.seal === seal ? "sealSame" : "sealOther") : "sealUnseen" },
    ...nonces.map((_, seat) => ({ what: ofSeat(nonces, seat, now, seen), seat })),
  ];
}

function sealOf(seed: string): string {
  return /^[0-9a-f]{64}$/.test(seed) ? bytesToHex(sha256(hexToBytes(seed))) : "";
}

function ofSeat(nonces: string[], seat: number, now: Told, seen: Seen | null): OfSeat {
  const named = now.yours.includes(seat) ? seen?.nonces[seat] : undefined;
  if (named?.isTaken) return named.nonce === nonces[seat] ? "nonceThere" : "nonceOther";
  const whose = now.nonces[seat] ?? "unknown";
  if (whose === "follows")
    return nonces.some((one) => following(one, seat) === nonces[seat]) ? "follows" : "followsNot";
  return whose === "own" ? "theirs" : whose;
}

/** The nonce of a seat for which nobody named one, as it is made from that of another. */
function following(nonce: string, seat: number): string {
  return bytesToHex(sha256(utf8ToBytes(`${nonce} ${seat}`)));
}
