// The place of a lesson in its path, and how much of it is done.

import { house } from "../../play/house";
import { useFetched } from "../../screens/fetched";
import type { LessonTable } from "./table";
import { lessonWords, spoken } from "./words";

export function LessonBand({ table }: { table: LessonTable }) {
  const w = lessonWords.value;
  const { lesson, at } = table.talk;
  const rows = useFetched(() => house.lessons(lesson.title), lesson.title).found ?? [];
  const kind = rows.find(({ id }) => id === lesson.id)?.kind;
  const path = rows.filter((row) => row.kind === kind);
  const number = path.findIndex(({ id }) => id === lesson.id) + 1;
  return (
    <section class="band lesson-band" aria-label={w.lesson}>
      {kind === "path" && <span class="head">{w.number(number, path.length)}</span>}
      <b>{spoken(lesson.name)}</b>
      <span
        class="lesson-dashes"
        role="img"
        aria-label={w.steps(Math.min(at.value + 1, lesson.steps.length), lesson.steps.length)}
      >
        {lesson.steps.map((_, n) => (
          <i key={n} class={n < at.value ? "done" : n === at.value ? "now" : ""} />
        ))}
      </span>
    </section>
  );
}
