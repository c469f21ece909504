// The points of each seat: a table by kinds of parts, the same as bars told apart by their
// patterns, and every single part for those who want to know.

import type { Board } from "../../boards/board";
import { Badge, seatClass } from "../../pieces/badge";
import { Icon } from "../../pieces/icon";
import type { ScoreNow } from "../../wire";
import { words } from "../../words";

interface Props {
  scores: ScoreNow[];
  title: string;
  seats: number;
  board: Board;
}

/** The columns of the account, and which of them a part of a score belongs to. */
interface Kinds {
  names: string[];
  of(part: string, at: number): number;
}

const MOST_KINDS = 8;

/** The kinds that the board names, by the order of parts; else the parts themselves, unless there are too many. */
function kindsOf(board: Board, scores: ScoreNow[]): Kinds {
  const named = board.groups?.();
  if (named) return { names: named, of: (_, at) => Math.min(at, named.length - 1) };
  const parts = [...new Set(scores.flatMap((score) => score.parts.map(({ of }) => of)))];
  if (parts.length > MOST_KINDS) return { names: [words.value.end.total], of: () => 0 };
  return { names: parts, of: (part) => parts.indexOf(part) };
}

function byKind(score: ScoreNow, kinds: Kinds): number[] {
  const found = new Array<number>(kinds.names.length).fill(0);
  for (const [at, part] of score.parts.entries()) found[kinds.of(part.of, at)]! += part.points;
  return found;
}

function ranked(scores: ScoreNow[]): { score: ScoreNow; seat: number }[] {
  return scores
    .map((score, seat) => ({ score, seat }))
    .sort((a, b) => a.score.rank - b.score.rank || b.score.total - a.score.total);
}

function Who({ seat, seats, title, size }: { seat: number; seats: number; title: string; size: number }) {
  return seat < seats ? <Badge seat={seat} title={title} size={size} /> : <Icon name="bot" size={size} />;
}

export function Account({ scores, title, seats, board }: Props) {
  const w = words.value.end;
  const kinds = kindsOf(board, scores);
  return (
    <section class="sheet">
      <h3 class="head">{w.account}</h3>
      <table class="account" aria-label={w.account}>
        <thead>
          <tr>
            <th scope="col">{w.seat}</th>
            {kinds.names.map((kind) => (
              <th key={kind} scope="col">
                {kind}
              </th>
            ))}
            {kinds.names.length > 1 && <th scope="col">{w.total}</th>}
          </tr>
        </thead>
        <tbody>
          {ranked(scores).map(({ score, seat }) => (
            <tr key={seat} class={score.rank === 1 ? "first" : ""}>
              <th scope="row">
                <span class="who">
                  <Who seat={seat} seats={seats} title={title} size={26} /> {score.name}
                </span>
              </th>
              {kinds.names.length > 1 &&
                byKind(score, kinds).map((points, at) => <td key={at}>{words.value.number(points)}</td>)}
              <td>
                <b class="num">{words.value.number(score.total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Parts scores={scores} />
    </section>
  );
}

function Parts({ scores }: { scores: ScoreNow[] }) {
  return (
    <details class="parts">
      <summary>{words.value.end.parts}</summary>
      {scores.map((score, seat) => (
        <p key={seat}>
          <b>{score.name}</b> {score.parts.map((part) => `${part.of} ${words.value.number(part.points)}`).join(", ")}
        </p>
      ))}
    </details>
  );
}

const PATTERNS = ["plain", "dots", "lines", "bars", "rows", "back", "grid", "coarse"];
const patternAt = (at: number): string => `pattern-${PATTERNS[at % PATTERNS.length]!}`;

export function Bars({ scores, title, seats, board }: Props) {
  const kinds = kindsOf(board, scores);
  const most = Math.max(1, ...scores.map((score) => score.total));
  if (kinds.names.length < 2) return null;
  return (
    <section class="sheet">
      <h3 class="head">{words.value.end.inParts}</h3>
      <ul class="bars" aria-hidden="true">
        {ranked(scores).map(({ score, seat }) => (
          <li key={seat} class={seat < seats ? seatClass(seat, title) : "seat-white"}>
            <Who seat={seat} seats={seats} title={title} size={26} />
            <span class="bar-of">
              {byKind(score, kinds).map((points, at) => (
                <i key={at} class={patternAt(at)} style={{ width: `${(Math.max(0, points) / most) * 100}%` }} />
              ))}
            </span>
            <b class="num">{words.value.number(score.total)}</b>
          </li>
        ))}
      </ul>
      <ul class="legend" aria-hidden="true">
        {kinds.names.map((kind, at) => (
          <li key={kind} class="seat-white">
            <i class={patternAt(at)} /> {kind}
          </li>
        ))}
      </ul>
    </section>
  );
}
