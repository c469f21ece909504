// Whether a game goes on, or cannot.

import type { TableNow } from "../wire";

/** The game is under way, and people play it. */
export const isPlayed = (now: TableNow): boolean => now.status === "playing" && now.problem === "";

/** The game is under way, but nobody can play on here. */
export const isStuck = (now: TableNow): boolean => now.status === "playing" && now.problem !== "";

/** Whether there was a game at all: a table may be closed before. */
export const hasBegun = (now: TableNow): boolean => now.problem !== "" || !!now.view;
