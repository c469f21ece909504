// A dash for each lesson of a path: what is done, and what comes next.

import type { LessonRow } from "../../wire";
import { progressOf } from "./progress";
import "./path_progress.css";

interface Props {
  title: string;
  rows: readonly LessonRow[];
  next: LessonRow | undefined;
}

export function PathDashes({ title, rows, next }: Props) {
  return (
    <span class="path-dashes" aria-hidden="true">
      {rows.map(({ id }) => (
        <i key={id} class={progressOf(title, id).isDone ? "done" : id === next?.id ? "now" : ""} />
      ))}
    </span>
  );
}
