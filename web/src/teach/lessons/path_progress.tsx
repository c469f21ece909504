// How far somebody is in the path of a title, and what comes next: for any page that leads there.

import { house } from "../../play/house";
import { Link } from "../../route";
import { useFetched } from "../../screens/fetched";
import { useKeeping } from "../keeping";
import { PathDashes } from "./path_dashes";
import { nextLesson, pathOf, progressOf } from "./progress";
import { lessonWords, spoken } from "./words";

export function PathProgress({ title }: { title: string }) {
  const w = lessonWords.value;
  useKeeping();
  const rows = pathOf(useFetched(() => house.lessons(title), title).found ?? []);
  if (rows.length === 0) return null;
  const done = rows.filter(({ id }) => progressOf(title, id).isDone);
  const next = nextLesson(title, rows);
  return (
    <p class="path-progress">
      <PathDashes title={title} rows={rows} next={next} />
      <span>{w.progress(done.length, rows.length)},</span>
      {next ? (
        <Link to={`/learn/${title}/${next.id}`}>{w.comesNext(spoken(next.name))}</Link>
      ) : (
        <span>{w.allDone}</span>
      )}
    </p>
  );
}
