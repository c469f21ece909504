// A house that has too much to do at once is asked again after a while; only one that stays busy is said to be so.

import { HttpRefusal } from "./http";

const BUSY = 429;
const TRIES = 5;
const FIRST_WAIT = 500;

export const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

export async function patiently<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let wait = FIRST_WAIT, tries = 1; ; wait *= 2, tries++) {
    try {
      return await ask();
    } catch (problem) {
      const isBusy = problem instanceof HttpRefusal && problem.status === BUSY;
      if (!isBusy || tries === TRIES) throw problem;
    }
    await pause(wait);
    signal?.throwIfAborted();
  }
}
