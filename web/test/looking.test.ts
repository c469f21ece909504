// Looking back: a busy house is asked again, what is overtaken is stopped, and the story tells where the rules changed.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "../src/play/lines";
import type { TableNow } from "../src/wire";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("location", { search: "", protocol: "http:" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

const { house } = await import("../src/play/house");
const { withNews, withStory } = await import("../src/play/lines");
const { Looking } = await import("../src/play/looking");
const { edition } = await import("../src/play/edition");
const { effect, signal } = await import("@preact/signals");

type Answer = [status: number, body: object];
const asked: { path: string; signal: AbortSignal | null }[] = [];
let answers: Answer[] = [];
let isSlow = false;

/** A house that gives the answers one after the other, the last of them again and again. */
async function answer(path: string, { signal }: RequestInit): Promise<Response> {
  asked.push({ path, signal: signal ?? null });
  const [status, body] = answers.length > 1 ? answers.shift()! : answers[0]!;
  if (isSlow) await new Promise((done) => setTimeout(done, 1000));
  signal?.throwIfAborted();
  return new Response(JSON.stringify(body), { status });
}

const moment = (at: number) => ({ table: "t", at, moves: 9, view: { at }, lines: [], edition: "e1" });
const TOO_MUCH = "That is too much at once. Wait a moment, then try again.";
const BUSY: Answer = [429, { text: TOO_MUCH }];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  asked.length = 0;
  isSlow = false;
});
afterEach(() => vi.useRealTimers());

const NOW = { status: "over", moves: 9, eyes: 1, edition: "today" } as TableNow;
const lookingBack = () => new Looking("t", signal<TableNow | null>(NOW));
const moves = () => asked.map(({ path }) => /moments\/(\d+)\?seat=1$/.exec(path)?.[1]);

describe("a moment", () => {
  it("is shown with its edition", async () => {
    answers = [[200, moment(3)]];
    const looking = lookingBack();
    expect(edition.value).toBe("today");
    await looking.lookAt(3);
    expect(looking.past.value).toEqual({ at: 3, view: { at: 3 }, lines: [], edition: "e1", problem: "" });
    expect(edition.value).toBe("e1");
    looking.backToNow();
    expect(edition.value).toBe("today");
    expect(moves()).toEqual(["3"]);
  });

  it("that was not kept says so", async () => {
    answers = [[422, { text: "Not kept." }]];
    const looking = lookingBack();
    await looking.lookAt(3);
    expect(looking.past.value).toMatchObject({ at: 3, view: null, problem: "Not kept." });
    expect(edition.value).toBe("today");
  });

  it("is asked for again where the house is busy", async () => {
    answers = [BUSY, BUSY, [200, moment(3)]];
    const looking = lookingBack();
    void looking.lookAt(3);
    await vi.runAllTimersAsync();
    expect(looking.past.value).toMatchObject({ at: 3, problem: "" });
    expect(asked).toHaveLength(3);
  });

  it("is given up where the house stays busy", async () => {
    answers = [BUSY];
    const looking = lookingBack();
    void looking.lookAt(3);
    await vi.runAllTimersAsync();
    expect(looking.past.value).toMatchObject({ at: 3, view: null, problem: TOO_MUCH });
    expect(asked).toHaveLength(5);
  });

  it("that is overtaken is no longer asked for", async () => {
    answers = [[200, moment(9)]];
    isSlow = true;
    const looking = lookingBack();
    const seen: (number | undefined)[] = [];
    effect(() => void seen.push(looking.past.value?.at));
    for (const at of [3, 4, 5, 9]) void looking.lookAt(at);
    await vi.runAllTimersAsync();
    expect(seen).toEqual([undefined, 9]);
    expect(moves()).toEqual(["3", "9"]);
    expect(asked.map(({ signal }) => signal!.aborted)).toEqual([true, false]);
  });

  it("does not come after one has gone back to now", async () => {
    answers = [BUSY, [200, moment(3)]];
    const looking = lookingBack();
    void looking.lookAt(3);
    await vi.advanceTimersByTimeAsync(100);
    looking.backToNow();
    await vi.runAllTimersAsync();
    expect(looking.past.value).toBeNull();
    expect(asked).toHaveLength(1);
  });
});

describe("an edition", () => {
  it("is asked for once, by its hash", async () => {
    answers = [[200, { good: [] }]];
    await Promise.all([house.edition("merv", "a1"), house.edition("merv", "a1"), house.edition("merv", "b2")]);
    expect(asked.map(({ path }) => path)).toEqual(["/api/editions/merv/a1", "/api/editions/merv/b2"]);
  });

  it("that the house has never seen gives way to today's", async () => {
    answers = [
      [404, { text: "No." }],
      [200, { good: ["wine"] }],
    ];
    expect(await house.edition("merkator", "c3")).toEqual({ good: ["wine"] });
    expect(asked.map(({ path }) => path)).toEqual(["/api/editions/merkator/c3", "/api/editions/merkator"]);
  });
});

describe("the story", () => {
  const move = (at: number) => ({ at, seat: 0, events: [], lines: [`move ${at}`] });
  const story = { moves: [move(1), move(2), move(3)], chat: [], renewals: [{ at: 2, rules: 2, edition: "e" }] };
  const told = (what: string, text: string) => {
    return withNews(
      [],
      { type: "told", seq: 9, what, seat: null, text, events: [], lines: [], made: 0, table: null },
      3,
    );
  };
  const order = (lines: Line[]) => lines.map((line) => (line.at === 0 ? `${line.what} ${line.text}` : line.at));

  it("tells between the moves where the rules changed", () => {
    expect(order(withStory([], story))).toEqual([1, 2, "renewed 2 e", 3]);
    expect(order(withStory([], { ...story, renewals: [{ at: 3, rules: 3, edition: "e" }] }))).toEqual([
      1,
      2,
      3,
      "renewed 3 e",
    ]);
    expect(order(withStory([], { ...story, moves: [] }))).toEqual(["renewed 2 e"]);
  });

  it("does not tell it twice", () => {
    expect(order(withStory(told("renewed", "2 e"), story))).toEqual([1, 2, "renewed 2 e", 3]);
    expect(order(withStory(told("renewed", "3 e"), story))).toEqual([1, 2, "renewed 2 e", 3, "renewed 3 e"]);
    expect(order(withStory(told("taken", ""), story)).at(-1)).toBe("taken ");
  });

  it("may leave out moves that were not kept", () => {
    const [known] = withStory([], { ...story, moves: [move(3)], renewals: [] });
    expect(order(withStory([known!], { ...story, moves: [move(3)] }))).toEqual(["renewed 2 e", 3]);
  });
});
