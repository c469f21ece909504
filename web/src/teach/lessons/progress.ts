// How far somebody has come in which lesson, kept in this browser; ../keeping.ts keeps it with an account, too.

import { signal } from "@preact/signals";
import { keptHere } from "../../play/storage";
import type { LessonRow } from "../../wire";

/** Where a lesson was left: the step, what was played, and how much of that before each step. */
export interface Place {
  at: number;
  moves: readonly string[];
  marks: readonly number[];
}

export interface Progress {
  isDone: boolean;
  place: Place | null;
}

const NONE: Progress = { isDone: false, place: null };
const storage = keptHere<Record<string, Progress>>("fondaco-lessons", {});
const kept = signal(storage.read());

const named = (title: string, lesson: string): string => `${title}/${lesson}`;

export const progressOf = (title: string, lesson: string): Progress => kept.value[named(title, lesson)] ?? NONE;

export function keepProgress(title: string, lesson: string, progress: Progress): void {
  takeLessons({ ...kept.value, [named(title, lesson)]: progress });
}

export const lessonsKept = (): Record<string, Progress> => kept.value;

export function takeLessons(all: Record<string, Progress>): void {
  kept.value = all;
  storage.write(all);
}

/** The lessons that one can play here. */
export const playable = (rows: readonly LessonRow[]): LessonRow[] => rows.filter(({ why }) => !why);

/** Those of the path, without what is beside it: playing alone, and variants. */
export const pathOf = (rows: readonly LessonRow[]): LessonRow[] => playable(rows).filter(({ kind }) => kind === "path");

/** Whether somebody has begun a path, and not come to its end. */
export function isOnTheWay(title: string, path: readonly LessonRow[]): boolean {
  const all = path.map(({ id }) => progressOf(title, id));
  return all.some(({ isDone, place }) => isDone || place) && !all.every(({ isDone }) => isDone);
}

/** What comes next: the first lesson that is not done, after this one if there is one; else any that is left. */
export function nextLesson(title: string, rows: readonly LessonRow[], after = ""): LessonRow | undefined {
  const open = playable(rows).filter(({ id }) => !progressOf(title, id).isDone && id !== after);
  const at = rows.findIndex(({ id }) => id === after);
  return open.find(({ id }) => rows.findIndex((row) => row.id === id) > at) ?? open[0];
}
