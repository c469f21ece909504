// The final account: who won, every part of every score, how the points went, the proof of the
// luck, and what can be done next. A slider looks at any moment of the game.

import type { Board } from "../../boards/board";
import { house } from "../../play/house";
import type { Table } from "../../play/table";
import { Badge, seatClass, type Title } from "../../pieces/badge";
import { Icon } from "../../pieces/icon";
import { go } from "../../route";
import type { ScoreNow, TableNow } from "../../wire";
import { words } from "../../words";
import { useAsked } from "../asked";
import { copy } from "../copy";
import { Plot } from "./plot";

export function End({ table, board }: { table: Table; board: Board }) {
  const now = table.now.value!;
  const scores = (now.scores ?? []).map((score, at) => named(score, board, at < now.seats.length));
  const verdict = now.ended || !now.view ? "" : board.verdict?.(now.view);
  return (
    <div class="end">
      <h2 class="end-title">{headline(now, scores)}</h2>
      {verdict && <p class="end-verdict">{verdict}</p>}
      <Account scores={scores} title={now.title as Title} seats={now.seats.length} />
      <CourseOf table={table} title={now.title as Title} />
      <Replay table={table} />
      <Next table={table} now={now} />
      <Proof now={now} />
    </div>
  );
}

/** A score in the language of the reader: its parts, and an opponent whom the rules play. */
function named(score: ScoreNow, board: Board, isSeat: boolean): ScoreNow {
  const called = (name: string) => board.part?.(name) ?? name;
  const parts = score.parts.map(({ of, points }) => ({ of: called(of), points }));
  return { ...score, name: isSeat ? score.name : called(score.name), parts };
}

function headline(now: TableNow, scores: ScoreNow[]): string {
  const w = words.value.end;
  if (now.ended) return w.left;
  if (scores.length === 1) return w.alone(words.value.number(scores[0]!.total));
  const best = scores.filter((score) => score.rank === 1).map((score) => score.name);
  return best.length === 1 ? w.heading(best[0]!) : w.tie(best.join(", "));
}

interface AccountProps {
  scores: ScoreNow[];
  title: Title;
  seats: number;
}

function Account({ scores, title, seats }: AccountProps) {
  const w = words.value.end;
  const parts = [...new Set(scores.flatMap((score) => score.parts.map((part) => part.of)))];
  return (
    <table class="account">
      <caption class="head">{w.account}</caption>
      <thead>
        <tr>
          <th scope="col">{w.of}</th>
          {scores.map((score, at) => (
            <th key={at} scope="col" class={at < seats ? seatClass(at, title) : ""}>
              {at < seats && <Badge seat={at} title={title} size={20} />} {score.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            {scores.map((score, at) => (
              <td key={at}>{pointsOf(score, part)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{w.total}</th>
          {scores.map((score, at) => (
            <td key={at}>
              <b>{words.value.number(score.total)}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function pointsOf(score: ScoreNow, part: string): string {
  const found = score.parts.filter((one) => one.of === part);
  return found.length ? words.value.number(found.reduce((sum, one) => sum + one.points, 0)) : "–";
}

function CourseOf({ table, title }: { table: Table; title: Title }) {
  const course = useAsked(() => house.course(table.id), table.id);
  if (!course.found) return null;
  return (
    <figure class="course">
      <figcaption class="head">{words.value.end.course}</figcaption>
      <Plot course={course.found} title={title} at={table.past.value?.at ?? null} look={(at) => void table.lookAt(at)} />
    </figure>
  );
}

function Replay({ table }: { table: Table }) {
  const w = words.value.end;
  const now = table.now.value!;
  const at = table.past.value?.at ?? now.moves;
  const look = (to: number) => void table.lookAt(Math.min(Math.max(to, 0), now.moves));
  return (
    <div class="replay row" role="group" aria-label={w.replay}>
      <button class="plain" aria-label={w.first} onClick={() => look(0)}>
        <Icon name="back" />
      </button>
      <button class="plain" aria-label={w.previous} onClick={() => look(at - 1)}>
        <Icon name="previous" />
      </button>
      <input type="range" min={0} max={now.moves} value={at} aria-label={w.slider} onInput={(event) => look(Number(event.currentTarget.value))} />
      <button class="plain" aria-label={w.next} onClick={() => look(at + 1)}>
        <Icon name="next" />
      </button>
      <button class="plain" aria-label={w.last} onClick={() => look(now.moves)}>
        <Icon name="forward" />
      </button>
    </div>
  );
}

function Next({ table, now }: { table: Table; now: TableNow }) {
  const w = words.value.end;
  const again = async () => {
    const answer = await table.ask({ type: "rematch" });
    if (answer.type === "ok") go(`/tables/${answer.table}`);
  };
  return (
    <div class="row">
      {now.yours.length > 0 && (
        <button class="main" onClick={() => void again()}>
          {w.rematch}
        </button>
      )}
      <a class="button" href={house.logOf(table.id)} download>
        {w.download}
      </a>
      <button class="plain" onClick={() => void copy(`${location.origin}/tables/${table.id}`)}>
        {w.share}
      </button>
    </div>
  );
}

function Proof({ now }: { now: TableNow }) {
  const w = words.value.end;
  if (!now.seal) return null;
  return (
    <details class="proof">
      <summary>{w.proof}</summary>
      <p>{w.proofText}</p>
      <dl>
        <dt>{w.seal}</dt>
        <dd>
          <code>{now.seal}</code>
        </dd>
        <dt>{w.seed}</dt>
        <dd>
          <code>{now.seed}</code>
        </dd>
      </dl>
    </details>
  );
}
