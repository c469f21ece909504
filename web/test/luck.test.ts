// What a browser finds out about the luck of a game, from an honest house and from others; and the nonces that it names.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { findings } from "../src/play/luck_check";
import { type Finding, verdictOf } from "../src/play/luck_findings";
import type { Seen } from "../src/play/nonces";
import type { SeatNow, TableNow } from "../src/wire";

/** By the machine's own means, not by those of the client. */
async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
const made = (nonce: string, seat: number) => hash(new TextEncoder().encode(`${nonce} ${seat}`));

const SEED = "ab".repeat(32);
const OTHER = "cd".repeat(32);
const SEAL = await hash(new Uint8Array(32).fill(0xab));
const OTHER_SEAL = await hash(new Uint8Array(32).fill(0xcd));
const NONCE = "seven-herrings";
const MADE = await made(NONCE, 1);
const MADE_OF_TULIP = await made("tulip", 1);
const SEEN: Seen = { seal: SEAL, nonces: { 0: { nonce: NONCE, isTaken: true } } };
const BOTH = [{}, {}] as SeatNow[];

const logOf = (seal: string, seed: string, ...nonces: string[]) =>
  [
    "fondaco 1",
    "title merkator",
    `seal ${seal}`,
    ...nonces.map((nonce, seat) => `nonce ${seat} ${nonce}`),
    "start 1 2",
    "0 travel hamburg",
    `seed ${seed}`,
    "end 0",
    "",
  ].join("\n");
type Shown = Pick<TableNow, "seal" | "seed" | "nonces" | "seats" | "yours">;
const honest: Shown = { seal: SEAL, seed: SEED, nonces: ["own", "follows"], seats: BOTH, yours: [0] };
const whats = (found: Finding[]) => found.map(({ what }) => what);
const bad = (found: Finding[]) => whats(found.filter((one) => verdictOf(one) === "bad"));

describe("the luck of a finished game", () => {
  it("of an honest house is found right, without crypto.subtle", () => {
    vi.stubGlobal("crypto", {});
    const found = findings(logOf(SEAL, SEED, NONCE, MADE), honest, SEEN);
    vi.unstubAllGlobals();
    expect(whats(found)).toEqual(["seedFits", "sealSame", "nonceThere", "follows"]);
    expect(found.map(verdictOf)).toEqual(["good", "good", "good", "good"]);
  });

  it("is claimed to be no more than was seen", () => {
    const found = findings(logOf(SEAL, SEED, NONCE, MADE), honest, null);
    expect(whats(found)).toEqual(["seedFits", "sealUnseen", "theirs", "follows"]);
    const drawn = { ...honest, nonces: ["house", "early"] as Shown["nonces"] };
    expect(whats(findings(logOf(SEAL, SEED, NONCE, MADE), drawn, null)).slice(2)).toEqual(["house", "early"]);
    const older = { ...honest, nonces: [] };
    expect(whats(findings(logOf(SEAL, SEED, NONCE, MADE), older, null)).slice(2)).toEqual(["unknown", "unknown"]);
  });

  it("shows a seed that was chosen after the nonces", () => {
    const now = { ...honest, seal: OTHER_SEAL, seed: OTHER };
    expect(bad(findings(logOf(OTHER_SEAL, OTHER, NONCE, MADE), now, SEEN))).toEqual(["sealOther"]);
  });

  it("shows a seed that was changed", () => {
    const now = { ...honest, seed: OTHER };
    expect(bad(findings(logOf(SEAL, OTHER, NONCE, MADE), now, SEEN))).toEqual(["seedWrong"]);
    expect(bad(findings(logOf(SEAL, OTHER, NONCE, MADE), honest, SEEN))).toContain("seedWrong");
    expect(bad(findings(logOf(SEAL, "no seed", NONCE, MADE), { ...honest, seed: "no seed" }, SEEN))).toEqual([
      "seedWrong",
    ]);
  });

  it("shows a log that has another seal than the table", () => {
    expect(bad(findings(logOf(OTHER_SEAL, OTHER, NONCE, MADE), honest, SEEN))).toEqual(["seedWrong", "sealOther"]);
  });

  it("shows a nonce that was replaced, or is missing", () => {
    const other = findings(logOf(SEAL, SEED, "tulip", MADE_OF_TULIP), honest, SEEN);
    expect(bad(other)).toEqual(["nonceOther"]);
    expect(bad(findings(logOf(SEAL, SEED), honest, SEEN))).toEqual(["nonceOther", "followsNot"]);
  });

  it("shows a nonce that does not follow from another", () => {
    expect(bad(findings(logOf(SEAL, SEED, NONCE, "tulip"), honest, SEEN))).toEqual(["followsNot"]);
  });

  it("blames nobody for a nonce that was not taken, for a seat that was left, or for a game without a seed", () => {
    const unsure: Seen = { seal: SEAL, nonces: { 0: { nonce: "other", isTaken: false } } };
    expect(bad(findings(logOf(SEAL, SEED, NONCE, MADE), honest, unsure))).toEqual([]);
    const left: Seen = { seal: SEAL, nonces: { 0: { nonce: "other", isTaken: true } } };
    expect(bad(findings(logOf(SEAL, SEED, NONCE, MADE), { ...honest, yours: [] }, left))).toEqual([]);
    const unpublished = logOf(SEAL, SEED, NONCE, MADE).replace(`seed ${SEED}\n`, "");
    expect(whats(findings(unpublished, { ...honest, seed: "" }, SEEN))[0]).toBe("seedMissing");
  });
});

describe("the nonces of this browser", () => {
  const kept = new Map<string, string>();
  const sent: { seat: number; nonce: string }[] = [];
  let status = 200;
  const waiting = { id: "t1", status: "waiting", seal: SEAL, nonces: ["unknown", "unknown"], yours: [0, 1] };
  const now = waiting as unknown as TableNow;

  beforeEach(() => {
    kept.clear();
    sent.length = 0;
    status = 200;
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal("location", { search: "", protocol: "http:" });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    });
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as { seat: number; nonce: string });
      return Promise.resolve(new Response('{"text": "so it is"}', { status }));
    });
  });

  it("are made for each seat, and kept with the seal that was seen before", async () => {
    const { nameNonces, seenAt } = await import("../src/play/nonces");
    expect(seenAt("t1")).toBeNull();
    await nameNonces(now);
    expect(sent.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(sent.every(({ nonce }) => /^[0-9a-f]{64}$/.test(nonce))).toBe(true);
    expect(sent[0]!.nonce).not.toBe(sent[1]!.nonce);
    const nonces = { 0: { nonce: sent[0]!.nonce, isTaken: true }, 1: { nonce: sent[1]!.nonce, isTaken: true } };
    expect(seenAt("t1")).toEqual({ seal: SEAL, nonces });
  });

  it("stay the same, and so does the seal, whatever the house shows later", async () => {
    const { nameNonces, seenAt } = await import("../src/play/nonces");
    await nameNonces(now);
    await nameNonces({ ...now, seal: OTHER_SEAL });
    expect(sent[2]!.nonce).toBe(sent[0]!.nonce);
    expect(seenAt("t1")!.seal).toBe(SEAL);
  });

  it("are not named twice, nor in a game that has begun, nor taken as named when they were refused", async () => {
    const { nameNonces, seenAt } = await import("../src/play/nonces");
    await nameNonces({ ...now, nonces: ["own", "own"] });
    await nameNonces({ ...now, status: "playing" });
    expect(sent).toEqual([]);
    status = 422;
    await nameNonces(now);
    expect(Object.values(seenAt("t1")!.nonces).map(({ isTaken }) => isTaken)).toEqual([false, false]);
  });

  it("are kept of the last hundred tables", async () => {
    const { nameNonces, seenAt } = await import("../src/play/nonces");
    for (let n = 1; n <= 101; n++) await nameNonces({ ...now, id: `t${n}`, yours: [0] });
    expect([seenAt("t1"), seenAt("t2")?.seal, seenAt("t101")?.seal]).toEqual([null, SEAL, SEAL]);
  });
});
