// The points of each seat: a table by kinds of parts, the same as bars told apart by their
// patterns, and every single part for who wants to know.

import type { Board } from "../../boards/board";
import { Badge, seatClass, type Title } from "../../pieces/badge";
import { Icon } from "../../pieces/icon";
import type { ScoreNow } from "../../wire";
import { words } from "../../words";

interface Props {
  scores: ScoreNow[];
  title: Title;
  seats: number;
  board: Board;
}

/** The points of a score by kinds of parts: the first ones, and all others together. */
function byGroup(score: ScoreNow, groups: number): number[] {
  const found = Array<number>(groups).fill(0);
  score.parts.forEach((part, at) => (found[Math.min(at, groups - 1)]! += part.points));
  return found;
}

const groupsOf = (board: Board): string[] => board.groups?.() ?? [words.value.end.total];

function ranked(scores: ScoreNow[]): { score: ScoreNow; seat: number }[] {
  return scores.map((score, seat) => ({ score, seat })).sort((a, b) => a.score.rank - b.score.rank || b.score.total - a.score.total);
}

function Who({ seat, seats, title, size }: { seat: number; seats: number; title: Title; size: number }) {
  return seat < seats ? <Badge seat={seat} title={title} size={size} /> : <Icon name="bot" size={size} />;
}

export function Account({ scores, title, seats, board }: Props) {
  const w = words.value.end;
  const groups = groupsOf(board);
  return (
    <section class="sheet">
      <h3 class="head">{w.account}</h3>
      <table class="account" aria-label={w.account}>
        <thead>
          <tr>
            <th scope="col">{w.seat}</th>
            {groups.map((group) => (
              <th key={group} scope="col">
                {group}
              </th>
            ))}
            {groups.length > 1 && <th scope="col">{w.total}</th>}
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
              {groups.length > 1 && byGroup(score, groups.length).map((points, at) => <td key={at}>{words.value.number(points)}</td>)}
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

const PATTERNS = ["plain", "dots", "lines"];
const patternAt = (at: number): string => `pattern-${PATTERNS[at % PATTERNS.length]!}`;

export function Bars({ scores, title, seats, board }: Props) {
  const groups = groupsOf(board);
  const most = Math.max(1, ...scores.map((score) => score.total));
  if (groups.length < 2) return null;
  return (
    <section class="sheet">
      <h3 class="head">{words.value.end.inParts}</h3>
      <ul class="bars" aria-hidden="true">
        {ranked(scores).map(({ score, seat }) => (
          <li key={seat} class={seat < seats ? seatClass(seat, title) : "seat-white"}>
            <Who seat={seat} seats={seats} title={title} size={26} />
            <span class="bar-of">
              {byGroup(score, groups.length).map((points, at) => (
                <i key={at} class={patternAt(at)} style={{ width: `${(Math.max(0, points) / most) * 100}%` }} />
              ))}
            </span>
            <b class="num">{words.value.number(score.total)}</b>
          </li>
        ))}
      </ul>
      <ul class="legend" aria-hidden="true">
        {groups.map((group, at) => (
          <li key={group} class="seat-white">
            <i class={patternAt(at)} /> {group}
          </li>
        ))}
      </ul>
    </section>
  );
}
