// The final account: who won, every part of every score, how the points went, the moves that
// decided it, the proof of the luck, and what can be done next.

import type { Board } from "../../boards/board";
import { Badge } from "../../pieces/badge";
import { Icon } from "../../pieces/icon";
import { house } from "../../play/house";
import type { Line } from "../../play/lines";
import { nameNonces } from "../../play/nonces";
import { hasBegun } from "../../play/played";
import { seatNames } from "../../play/seats";
import type { Table } from "../../play/table";
import { go, Link } from "../../route";
import { type Analysis, useAnalysis } from "../../teach/account/analysis";
import type { Course, ScoreNow, TableNow } from "../../wire";
import { words } from "../../words";
import { translated } from "../../words/translated";
import { CopyButton } from "../copy_button";
import { useFetched } from "../fetched";
import { later } from "../later";
import { Account, Bars } from "./account";
import { Analysed } from "./analysed";
import { decisive } from "./decisive";
import { openSide } from "./opened";
import { Plot } from "./plot";
import { Proof } from "./proof";
import "./end.css";

const NextGame = later(async () => (await import("../../own/next_game")).NextGame);

interface Props {
  table: Table;
  board: Board;
}

export function End({ table, board }: Props) {
  const now = table.now.value!;
  const scores = (now.scores ?? []).map((score, at) => named(score, board, at < now.seats.length));
  const title = now.title;
  const course = useFetched(async () => (now.view ? house.course(table.id) : null), table.id).found;
  const stops = useFetched(async () => (now.view ? house.stops(table.id) : null), table.id).found;
  const analysis = useAnalysis(table.id);
  const isAnalysed = analysis.now?.status === "done";
  const race = course && stops && <Race course={course} turns={stops.turns} title={title} table={table} />;
  return (
    <div class="end">
      <Headline table={table} board={board} scores={scores} analysis={analysis} />
      <Analysed table={table} analysis={analysis} race={race} />
      {scores.length > 0 && (
        <>
          <Account scores={scores} title={title} seats={now.seats.length} board={board} />
          <Bars scores={scores} title={title} seats={now.seats.length} board={board} />
        </>
      )}
      {race && !isAnalysed && (
        <figure class="course sheet">
          <figcaption class="head">{words.value.end.course}</figcaption>
          {race}
        </figure>
      )}
      <div class="end-rest">
        {course && !isAnalysed && <Decisive table={table} board={board} course={course} title={title} />}
        {hasBegun(now) && <Proof table={table} now={now} />}
      </div>
    </div>
  );
}

/** How the points went, from turn to turn. */
function Race({ course, turns, title, table }: { course: Course; turns: number[]; title: string; table: Table }) {
  const totals = turns.map((at) => course.totals[at] ?? []);
  return <Plot course={{ ...course, totals }} title={title} look={(turn) => void table.lookAt(turns[turn] ?? 0)} />;
}

function Headline({ table, board, scores, analysis }: Props & { scores: ScoreNow[]; analysis: Analysis }) {
  const now = table.now.value!;
  const first = scores.findIndex((score) => score.rank === 1);
  const verdict = now.ended || !now.view ? "" : board.verdict?.(now.view);
  return (
    <header class="end-head sheet">
      {first >= 0 && first < now.seats.length && now.decided && <Badge seat={first} title={now.title} size={56} />}
      <div>
        <h2 class="end-title">{headline(now, scores)}</h2>
        {verdict && <p class="end-verdict">{verdict}</p>}
        {ownPlace(now, scores) && <p class="end-verdict">{ownPlace(now, scores)}</p>}
        {now.ended && <p class="end-verdict">{words.value.ended(now.ended)}</p>}
        {now.problem && (
          <p class="end-verdict" data-said>
            {translated(now.problem)}
          </p>
        )}
      </div>
      <Next table={table} now={now} analysis={analysis} />
    </header>
  );
}

/** A score in the language of the reader: its parts, and an opponent played by the rules. */
function named(score: ScoreNow, board: Board, isSeat: boolean): ScoreNow {
  const names = (name: string) => board.part?.(name) ?? name;
  const parts = score.parts.map(({ of, points }) => ({ of: names(of), points }));
  return { ...score, name: isSeat ? score.name : names(score.name), parts };
}

function headline(now: TableNow, scores: ScoreNow[]): string {
  const w = words.value.end;
  if (now.ended && !now.decided) return hasBegun(now) ? w.left : w.closed;
  const [best, second] = [...scores].sort((a, b) => a.rank - b.rank || b.total - a.total);
  if (!best) return words.value.table.over;
  if (!second) return now.ended ? w.givenUp : w.alone(words.value.number(best.total));
  const together = scores.filter((score) => score.rank === 1).map((score) => score.name);
  return together.length > 1
    ? w.tie(together.join(", "))
    : now.ended
      ? w.wins(best.name)
      : w.heading(best.name, words.value.number(best.total), words.value.number(second.total));
}

/** Where somebody who has not won has come. */
function ownPlace(now: TableNow, scores: ScoreNow[]): string {
  const own = now.yours.length === 1 && !now.ended ? scores[now.yours[0]!] : undefined;
  return own && own.rank > 1 ? words.value.end.place(own.rank, words.value.number(own.total)) : "";
}

function Next({ table, now, analysis }: { table: Table; now: TableNow; analysis: Analysis }) {
  const w = words.value.end;
  const learns = now.yours.find((seat) => (analysis.now?.account?.costliest[seat] ?? []).length > 0) ?? null;
  const again = async () => {
    const answer = await table.ask({ type: "rematch", own_nonces: true });
    if (answer.type !== "ok" || !answer.table) return;
    await nameNonces(await house.table(answer.table));
    go(`/tables/${answer.table}`);
  };
  return (
    <div class="row end-next">
      <button class="quiet" onClick={() => openSide(null)}>
        {w.board}
      </button>
      <CopyButton text={`${location.origin}/tables/${table.id}`} name={w.share} icon="link" />
      {now.view && (
        <button class="plain" onClick={() => void table.lookAt(0)}>
          <Icon name="play" /> {w.replay}
        </button>
      )}
      {analysis.now && analysis.now.status !== "impossible" && (
        <Link class="button" to={`/study/${table.id}?at=${now.moves}`}>
          {w.study}
        </Link>
      )}
      {now.voyage && (
        <Link class="button" to="/voyage">
          {w.voyage}
        </Link>
      )}
      {now.to_watch && <NextGame />}
      {now.yours.length > 0 && (
        <button class={learns === null ? "main" : "plain"} onClick={() => void again()}>
          {w.rematch}
        </button>
      )}
      {learns !== null && (
        <Link class="button main" to={`/study/${table.id}/learn?seat=${learns}`}>
          {w.learn}
        </Link>
      )}
    </div>
  );
}

/** The moves that changed the points most. */
function Decisive({ table, board, course, title }: Props & { course: Course; title: string }) {
  const all = decisive(course, table.lines.value, table.now.value!.seats.length);
  const found = all.map((one) => ({ ...one, text: told(table, board, one.line) })).filter(({ text }) => text);
  if (found.length === 0) return null;
  return (
    <section class="sheet">
      <h3 class="head">{words.value.end.decisive}</h3>
      <ol class="decisive">
        {found.map(({ at, seat, gain, text }) => (
          <li key={`${at} ${seat}`}>
            <button class="log-line" onClick={() => void table.lookAt(at)}>
              <Badge seat={seat} title={title} size={22} />
              <span>{text}</span>
              <b class="num">{gain > 0 ? `+${words.value.number(gain)}` : words.value.number(gain)}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function told(table: Table, board: Board, line: Line): string {
  const isOfPoints = line.lines.length === 0 && line.events.length > 1;
  const brief = isOfPoints ? undefined : board.brief?.(line, seatNames(table));
  return brief ?? board.tell(line, seatNames(table)).join(" ");
}
