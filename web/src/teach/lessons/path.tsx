// The lessons of a title, in their order: what is done, where one was, what comes next.

import { useState } from "preact/hooks";
import { Icon } from "../../pieces/icon";
import { house } from "../../play/house";
import { go, Link, type Params } from "../../route";
import { useFetched } from "../../screens/fetched";
import { Frame } from "../../screens/frame";
import type { LessonRow } from "../../wire";
import { words } from "../../words";
import { PathProgress } from "./path_progress";
import { nextLesson, progressOf } from "./progress";
import { minutesOf } from "./steps";
import { lessonWords, spoken } from "./words";
import "./lessons.css";

const BESIDE = ["solo", "variant"] as const; // the path

export function PathScreen({ params }: { params: Params }) {
  const title = params["title"]!;
  const w = lessonWords.value;
  const { found: rows, problem } = useFetched(() => house.lessons(title), title);
  const shelf = useFetched(house.shelf, "shelf").found;
  const name = shelf?.find((one) => one.title === title)?.name ?? "";
  if (!rows) return <Frame heading={w.path(name)}>{problem || words.value.loading}</Frame>;
  const next = nextLesson(title, rows);
  return (
    <Frame heading={w.path(name)}>
      <div class="lesson-path">
        <p class="prose">{rows.length > 0 ? w.lead : w.none}</p>
        <PathProgress title={title} />
        <Part title={title} kind="path" rows={rows} next={next} />
        {rows.length > 0 && <FirstGameOffer title={title} />}
        {BESIDE.map((kind) => (
          <Part key={kind} title={title} kind={kind} rows={rows} next={next} />
        ))}
        <p>
          <Link to={`/rules/${title}`} class="quiet">
            <Icon name="book" /> {w.readRules}
          </Link>
        </p>
      </div>
    </Frame>
  );
}

const APPRENTICES = 2;

/** A real game, with slips beside it. */
function FirstGameOffer({ title }: { title: string }) {
  const w = lessonWords.value;
  const [problem, setProblem] = useState("");
  const play = () => {
    const others = Array.from({ length: APPRENTICES }, () => ({ kind: "bot" as const, level: "apprentice" }));
    house.open({ title, seats: [{ kind: "me" }, ...others] }).then(
      ({ id }) => go(`/tables/${id}?first`),
      (trouble: Error) => setProblem(trouble.message),
    );
  };
  return (
    <section class="sheet first-game">
      <h2>{w.firstGame}</h2>
      <p>{w.firstGameText}</p>
      <button class="plain" onClick={play}>
        <Icon name="play" /> {w.play}
      </button>
      <p class="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}

interface PartProps {
  title: string;
  kind: LessonRow["kind"];
  rows: readonly LessonRow[];
  next: LessonRow | undefined;
}

function Part({ title, kind, rows, next }: PartProps) {
  const w = lessonWords.value;
  const own = rows.filter((row) => row.kind === kind);
  if (own.length === 0) return null;
  return (
    <section class="sheet">
      <h2 class="head">
        {w.kinds[kind]} <span class="aside">{kind === "path" && w.about(minutesOf(own))}</span>
      </h2>
      <ol>
        {own.map((row) => (
          <Row key={row.id} title={title} row={row} isNext={row === next} />
        ))}
      </ol>
    </section>
  );
}

function Row({ title, row, isNext }: { title: string; row: LessonRow; isNext: boolean }) {
  const w = lessonWords.value;
  const { isDone, place } = progressOf(title, row.id);
  const state = isDone ? "done" : isNext ? "next" : "";
  const verb = place ? w.goOn : isDone ? w.repeat : w.begin;
  return (
    <li class={`lesson-row ${state}`}>
      <i class="lesson-mark" aria-hidden="true" />
      <span class="lesson-name">{spoken(row.name)}</span>
      <small>
        {row.why
          ? w.otherEdition
          : place
            ? w.isBegun(place.at + 1, row.steps)
            : isDone
              ? w.isDone
              : w.minutes(minutesOf([row]))}
      </small>
      {!row.why && (
        <Link
          to={`/learn/${title}/${row.id}`}
          class={isNext ? "button main" : "button plain"}
          label={`${verb}: ${spoken(row.name)}`}
        >
          {verb}
        </Link>
      )}
    </li>
  );
}
