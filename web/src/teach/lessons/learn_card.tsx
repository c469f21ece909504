// The way into learning, for the start page: the path that one is on, with what comes next, and the other titles.

import { house } from "../../play/house";
import { Link } from "../../route";
import { useFetched } from "../../screens/fetched";
import type { LessonRow, TitleNow } from "../../wire";
import { useKeeping } from "../keeping";
import { PathDashes } from "./path_dashes";
import { isOnTheWay, nextLesson, pathOf, progressOf } from "./progress";
import { minutesOf } from "./steps";
import { lessonWords, spoken } from "./words";

interface Path {
  title: string;
  name: string;
  rows: LessonRow[];
}

export function LearnCard({ shelf }: { shelf: TitleNow[] }) {
  useKeeping();
  const all = usePaths(shelf);
  const now = all.find(({ title, rows }) => isOnTheWay(title, rows)) ?? all[0];
  if (!now) return null;
  return (
    <>
      <Now path={now} />
      <ul class="other-paths">
        {all
          .filter((path) => path !== now)
          .map((path) => (
            <li key={path.title}>
              <Link to={`/learn/${path.title}`}>{path.name}</Link> <Done path={path} />
            </li>
          ))}
      </ul>
    </>
  );
}

/** The paths of those titles that have one. */
function usePaths(shelf: TitleNow[]): Path[] {
  const load = () => Promise.all(shelf.map(({ title }) => house.lessons(title)));
  const found = useFetched(load, `paths ${shelf.length}`).found;
  const rows = found?.length === shelf.length ? found : shelf.map(() => []);
  const all = shelf.map(({ title, name }, at) => ({ title, name, rows: pathOf(rows[at]!) }));
  return all.filter((path) => path.rows.length > 0);
}

const countOf = ({ title, rows }: Path): number => rows.filter(({ id }) => progressOf(title, id).isDone).length;

function Done({ path }: { path: Path }) {
  return <small>{lessonWords.value.progress(countOf(path), path.rows.length)}</small>;
}

function Now({ path }: { path: Path }) {
  const w = lessonWords.value;
  const { title, rows } = path;
  const next = nextLesson(title, rows);
  return (
    <>
      <p class="path-progress">
        <Link to={`/learn/${title}`}>{path.name}</Link>
        <Done path={path} />
      </p>
      <PathDashes title={title} rows={rows} next={next} />
      <h3>{next ? spoken(next.name) : w.firstGame}</h3>
      <p class="hint">{next ? w.minutes(minutesOf([next])) : w.allDone}</p>
      <Link to={next ? `/learn/${title}/${next.id}` : `/learn/${title}`} class="button">
        {next ? (progressOf(title, next.id).place ? w.goOn : w.begin) : w.play}
      </Link>
    </>
  );
}
