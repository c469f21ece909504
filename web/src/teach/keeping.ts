// How far one has come with lessons and puzzles is kept with an account: what this browser knows is brought there, and
// all that the account knows comes back. A guest's stays here; who signs up takes it along, who signs out leaves it.

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { house } from "../play/house";
import { keptHere } from "../play/storage";
import type { Progress as Kept, LessonProgress } from "../wire";
import { lessonsKept, type Progress, takeLessons } from "./lessons/progress";
import { memory } from "./puzzle/streak";

const SETTLING = 1000; // milliseconds: several things are brought at once

/** Whose progress lies in this browser: the name of the account, or nobody's but a guest's. */
const owner = keptHere("fondaco-progress-of", "");

let sent = ""; // what the account knows, as far as this page knows; empty: there is none
let isMeeting = false;

function known(): Kept {
  const { outcomes, days } = memory.read();
  const lessons = Object.entries(lessonsKept()).map(([name, one]) => [name, told(one)]);
  return { lessons: Object.fromEntries(lessons) as Record<string, LessonProgress>, puzzles: outcomes, days };
}

const told = ({ isDone, place }: Progress): LessonProgress => ({
  done: isDone,
  place: place && { at: place.at, moves: [...place.moves], marks: [...place.marks] },
});

const read = ({ done, place }: LessonProgress): Progress => ({ isDone: done, place: place ?? null });

function take({ lessons = {}, puzzles = {}, days = [] }: Partial<Kept>): void {
  takeLessons(Object.fromEntries(Object.entries(lessons).map(([name, one]) => [name, read(one)])));
  memory.write({ ...memory.read(), outcomes: puzzles, days });
  sent = JSON.stringify(known());
}

/** Ask who is here, and be as far as their account says, with what was done here as a guest. */
async function meet(): Promise<void> {
  const me = await house.me();
  const name = me.guest ? "" : me.name;
  const before = owner.read();
  if (before && before !== name) take({});
  owner.write(name);
  sent = "";
  if (!name) return;
  const brought = known();
  const whole = await house.progress(brought);
  if (JSON.stringify(known()) === JSON.stringify(brought)) take(whole);
  else sent = "less"; // something was done meanwhile: it is brought next
}

let isWatched = false;

/** Each change goes to the account, if there is one. */
function watch(): void {
  if (isWatched) return;
  isWatched = true;
  let timer = 0;
  effect(() => {
    const now = JSON.stringify(known());
    clearTimeout(timer);
    if (sent && now !== sent) timer = window.setTimeout(() => void bring(now), SETTLING);
  });
}

async function bring(now: string): Promise<void> {
  sent = now;
  await house.progress(JSON.parse(now) as Kept).catch(() => undefined);
}

/** For pages that show how far one is. */
export function useKeeping(): void {
  useEffect(() => void begin(), []);
}

async function begin(): Promise<void> {
  if (isMeeting) return;
  isMeeting = true;
  await meet().catch(() => undefined);
  isMeeting = false;
  watch();
}
