// One position of a lesson: what was played, the tries, and what the house says of them.

import { useEffect, useState } from "preact/hooks";
import type { Account, Judged } from "../../analysis";
import { house } from "../../play/house";
import type { Tried } from "../../wire";
import { Drawn } from "../drawn";
import { putPanel } from "../panels";
import { signsOf } from "../parting";
import { said, teachWords } from "../words";
import { TaskPanel } from "./learn_panel";
import type { Course, Outcome, Stage } from "./lesson";
import { ShownStudy } from "./shown";
import type { StudyTable } from "./table";

interface Props {
  table: StudyTable;
  account: Account;
  course: Course;
  names: string[];
  settle(outcome: Outcome): void;
  next(): void;
}

export function Task({ table, account, course, names, settle, next }: Props) {
  const one = course.all[course.at]!;
  const { stage, tries, again, show } = useTries(table, one, settle);
  const w = teachWords.value.learn;
  useEffect(() => {
    putPanel(table, () => <TaskPanel {...{ table, account, course, names, one, stage, tries, again, show, next }} />);
    return () => putPanel(table, null);
  }, [table, course, stage, names]);
  return (
    <ShownStudy table={table} heading={w.heading} band={null}>
      {stage.kind === "shown" && <Drawn signs={signsOf(one)} label={said(one.better!.name)} />}
    </ShownStudy>
  );
}

const isFine = (answer: Tried): boolean => answer.verdict === "best" || answer.verdict === "good";

/** The tries at one position. A decision is judged when it is complete, or luck has been drawn for it. */
function useTries(table: StudyTable, one: Judged, settle: (outcome: Outcome) => void) {
  const [stage, setStage] = useState<Stage>({ kind: "trying" });
  const [tries, setTries] = useState(1);
  const position = { at: one.at, moves: [], seat: one.seat };
  const again = () => {
    setStage({ kind: "trying" });
    void table.goTo(position);
  };
  useEffect(again, [table, one]);
  const study = table.line.study.value;
  const tried = study.at === one.at ? (study.moves ?? []) : [];
  const isWhole = tried.length > 0 && (!table.line.isMid.value || table.now.value?.to_act !== one.seat);
  useEffect(() => {
    if (!isWhole || stage.kind !== "trying") return;
    setStage({ kind: "judging" });
    const isSame = tried.join() === one.played.moves.join();
    house.tried(table.game, { study: position, moves: [...tried] }).then(
      (answer) => {
        setStage({ kind: "judged", answer, isSame });
        if (isFine(answer)) settle({ kind: "found", tries });
        else setTries((n) => n + 1);
      },
      (problem: Error) => setStage({ kind: "failed", text: problem.message }),
    );
  }, [isWhole, study]);
  const show = () => {
    settle({ kind: "shown" });
    setStage({ kind: "shown" });
    void table.goTo(position);
  };
  return { stage, tries, again, show };
}
