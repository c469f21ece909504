// What the house tells everybody at a table, and for how long it is shown.

import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notices } from "../src/play/notices";
import type { Notice } from "../src/wire";

const said = (seconds: number, lasts = false): Notice => ({ type: "notice", text: "Listen!", seconds, lasts });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what passes is taken down after a while, what lasts is not", () => {
  const notices = new Notices(signal(0));
  notices.hear(said(0));
  vi.advanceTimersByTime(9_000);
  expect(notices.now.value).not.toBeNull();
  vi.advanceTimersByTime(2_000);
  expect(notices.now.value).toBeNull();
  notices.hear(said(0, true));
  vi.advanceTimersByTime(3_600_000);
  expect(notices.now.value).not.toBeNull();
});

test("what comes after a notice is not taken down with it", () => {
  const notices = new Notices(signal(0));
  notices.hear(said(0));
  vi.advanceTimersByTime(5_000);
  notices.hear(said(0, true));
  vi.advanceTimersByTime(60_000);
  expect(notices.now.value?.lasts).toBe(true);
});

test("a planned stop is told until it has come", () => {
  const notices = new Notices(signal(0));
  notices.hear(said(30));
  vi.advanceTimersByTime(30_000);
  expect(notices.now.value).not.toBeNull();
});

test("who comes back is told anew", () => {
  const attempt = signal(0);
  const notices = new Notices(attempt);
  notices.hear(said(0, true));
  attempt.value = 1;
  expect(notices.now.value).toBeNull();
});
