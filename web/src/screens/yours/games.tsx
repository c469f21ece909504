// Finished games in a list, the newest first: with whom, what came of it, how long it took.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Link } from "../../route";
import { words } from "../../words";
import { LevelMark, TitleMark } from "./marks";
import { minutesOf, type Played } from "./played";
import { compared, opponents, remarks, result } from "./said";
import { yoursWords } from "./words";

const AT_ONCE = matchMedia("(max-width: 699px)").matches ? 8 : 16;
const MORE = 50;

interface Props {
  games: Played[];
  all: number;
  /** Older ones that the house does not tell of here. */
  leftOut: number;
  marks: Record<string, number[]>;
  showAll(): void;
  /** What else is to be settled of them. */
  children: ComponentChildren;
}

export function Games({ games, all, leftOut, marks, showAll, children }: Props) {
  const w = yoursWords.value;
  const [most, setMost] = useState(AT_ONCE);
  const rest = games.length - most;
  return (
    <section class="sheet yours-games">
      <h2 class="head">
        {w.games} <span class="aside">{w.shown(Math.min(most, games.length), all)}</span>
      </h2>
      {games.length === 0 && (
        <p class="hint">
          {w.noneMeant}{" "}
          <button class="link" onClick={showAll}>
            {w.showAll}
          </button>
        </p>
      )}
      {games.length > 0 && <List games={games.slice(0, most)} marks={marks} />}
      {rest > 0 && (
        <button class="plain" onClick={() => setMost(most + MORE)}>
          {w.more(Math.min(rest, MORE))}
        </button>
      )}
      {children}
      <p class="hint">{w.accuracyHint}</p>
      <p class="hint">{w.counted}</p>
      {leftOut > 0 && <p class="hint">{w.leftOut(leftOut)}</p>}
    </section>
  );
}

function List({ games, marks }: { games: Played[]; marks: Record<string, number[]> }) {
  const { columns } = yoursWords.value;
  const order = ["day", "game", "with", "result", "points", "accuracy", "length"] as const;
  return (
    <table class="yours-list">
      <thead>
        <tr>
          {order.map((name) => (
            <th key={name} scope="col" class={name}>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {games.map((one) => (
          <Row key={one.game.table} one={one} marks={marks[one.game.title] ?? []} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ one, marks }: { one: Played; marks: number[] }) {
  const w = yoursWords.value;
  const { game, me } = one;
  const other = compared(one);
  return (
    <tr>
      <td class="day">{w.day(game.ended, Date.now())}</td>
      <td class="game">
        <Link to={one.against === "table" ? `/score/${game.title}/${game.table}` : `/tables/${game.table}`}>
          <TitleMark title={game.title} /> {game.name}
        </Link>
      </td>
      <td class="with">
        {one.level && <LevelMark level={one.level} />} <span>{opponents(one)}</span>
        {remarks(one).map((said) => (
          <small key={said}>{said}</small>
        ))}
      </td>
      <td class="result">
        <Tag won={one.won} said={result(one, marks)} />
      </td>
      <td class="points">
        {me.total !== null && <b class="num">{words.value.number(me.total)}</b>}
        {other !== null && <span> : {words.value.number(other)}</span>}
      </td>
      <td class="accuracy">{me.accuracy !== null && <Accuracy of={me.accuracy} />}</td>
      <td class="length">{one.against !== "table" && w.minutes(minutesOf(game))}</td>
    </tr>
  );
}

function Tag({ won, said }: { won: boolean | null; said: string }) {
  return said ? <span class={won ? "tag won" : "tag"}>{said}</span> : null;
}

function Accuracy({ of }: { of: number }) {
  return (
    <>
      <i class="yours-track">
        <i style={{ width: `${of}%` }} />
      </i>{" "}
      {of}
    </>
  );
}
