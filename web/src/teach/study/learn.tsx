// Learn from your mistakes: the costliest decisions as positions on the real board. One tries again as often as one
// likes, the house judges the try; then the better move is shown, with its reasons and what would have followed.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Account } from "../../analysis";
import { house } from "../../play/house";
import { type Params, place } from "../../route";
import { Frame } from "../../screens/frame";
import { words } from "../../words";
import { useAnalysis } from "../account/analysis";
import { teachWords, useSeated } from "../words";
import { Task } from "./learn_task";
import { begun, type Course, isDone, next, settled } from "./lesson";
import { Summary } from "./summary";
import { StudyTable } from "./table";

export function LearnScreen({ params }: { params: Params }) {
  const game = params["table"]!;
  const analysis = useAnalysis(game);
  const w = teachWords.value.learn;
  const account = analysis.now?.account;
  if (!analysis.now && !analysis.problem) return <Frame heading={w.heading}>{words.value.loading}</Frame>;
  if (!account) return <Frame heading={w.heading}>{analysis.problem || w.unanalysed}</Frame>;
  return <Lesson game={game} account={account} />;
}

const numbered = (name: string): number | null => {
  const text = place.peek().query.get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
};

function Lesson({ game, account }: { game: string; account: Account }) {
  const seat = numbered("seat") ?? 0;
  const [course, setCourse] = useState<Course>(() => begun(account, seat, numbered("from")));
  const table = useMemo(() => new StudyTable(game), [game]);
  useEffect(() => () => table.close(), [table]);
  const names = useSeatNames(game);
  useSeated(names);
  const w = teachWords.value.learn;
  if (course.all.length === 0) return <Frame heading={w.heading}>{w.nothing}</Frame>;
  if (isDone(course)) {
    return (
      <Summary game={game} account={account} course={course} again={() => setCourse(begun(account, seat, null))} />
    );
  }
  return (
    <Task
      key={course.at}
      table={table}
      account={account}
      course={course}
      names={names}
      settle={(outcome) => setCourse((now) => settled(now, outcome))}
      next={() => setCourse(next)}
    />
  );
}

/** The names of those who played. */
function useSeatNames(game: string): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => void house.table(game).then((now) => setNames(now.seats.map(({ name }) => name))), [game]);
  return names;
}
