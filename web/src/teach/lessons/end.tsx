// The end of a lesson: what was achieved, and what comes next.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../pieces/icon";
import { house } from "../../play/house";
import { go, Link } from "../../route";
import { useFetched } from "../../screens/fetched";
import { nextLesson } from "./progress";
import type { LessonTable } from "./table";
import { lessonWords, spoken } from "./words";

export function LessonEnd({ table }: { table: LessonTable }) {
  const w = lessonWords.value;
  const { lesson } = table.talk;
  const rows = useFetched(() => house.lessons(lesson.title), lesson.title).found;
  const next = rows ? nextLesson(lesson.title, rows, lesson.id) : undefined;
  const path = `/learn/${lesson.title}`;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), [rows === null]);
  return (
    <section class="lesson-end sheet" role="dialog" aria-label={w.done}>
      <p class="lesson-done">
        <Icon name="check" /> {w.done}
      </p>
      <h2>{spoken(lesson.name)}</h2>
      <p aria-live="polite">{spoken(lesson.achieved)}</p>
      <div class="row">
        <button class="quiet" onClick={() => void table.talk.again()}>
          {w.again}
        </button>
        {next && (
          <Link class="button plain" to={path}>
            {w.toPath}
          </Link>
        )}
        <button class="main" ref={main} onClick={() => go(next ? `${path}/${next.id}` : path)}>
          {next ? w.next(spoken(next.name)) : w.toPath}
        </button>
      </div>
    </section>
  );
}
