// How far somebody is in the path of a title, and what comes next: for any page that leads there.

import { house } from "../../play/house";
import { Link } from "../../route";
import { useFetched } from "../../screens/fetched";
import { nextLesson, playable, progressOf } from "./progress";
import { lessonWords, spoken } from "./words";
import "./path_progress.css";

export function PathProgress({ title }: { title: string }) {
  const w = lessonWords.value;
  const rows = playable(useFetched(() => house.lessons(title), title).found ?? []);
  if (rows.length === 0) return null;
  const done = rows.filter(({ id }) => progressOf(title, id).isDone);
  const next = nextLesson(title, rows);
  return (
    <p class="path-progress">
      <span class="path-dashes" aria-hidden="true">
        {rows.map(({ id }) => (
          <i key={id} class={progressOf(title, id).isDone ? "done" : id === next?.id ? "now" : ""} />
        ))}
      </span>
      <span>{w.progress(done.length, rows.length)},</span>
      {next ? (
        <Link to={`/learn/${title}/${next.id}`}>{w.comesNext(spoken(next.name))}</Link>
      ) : (
        <span>{w.allDone}</span>
      )}
    </p>
  );
}
