// What is asked of the house about puzzles.

import { ask } from "../../play/http";
import { patiently } from "../../play/patience";
import type { PuzzleSolution, PuzzlesNow, PuzzleTried, ServerMessage, StudyNow } from "../../wire";
import type { Studio } from "../study/line";

const at = (title: string, id: string) => `/api/puzzles/${encodeURIComponent(title)}/${encodeURIComponent(id)}`;

export const puzzles = () => ask<PuzzlesNow>("GET", "/api/puzzles");

export const solution = (title: string, id: string) => ask<PuzzleSolution>("GET", `${at(title, id)}/solution`);

export const tried = (title: string, id: string, moves: readonly string[]) =>
  patiently(() => ask<PuzzleTried>("POST", `${at(title, id)}/tried`, { moves }));

/** The position of a puzzle, in the place of a game that is studied. */
export const studioOf = (title: string, id: string): Studio => ({
  show: (study) => patiently(() => ask<StudyNow>("POST", `${at(title, id)}/study`, study)),
  answer: (asked) => patiently(() => ask<ServerMessage>("POST", `${at(title, id)}/messages`, asked)),
});
