// The last things that happened, one line each, newest on top; a click shows the board then.

import { useLayoutEffect, useRef } from "preact/hooks";
import { seatClass } from "../../pieces/badge";
import type { Line } from "../../play/lines";
import { newest } from "../../play/newest";
import { seatNames } from "../../play/seats";
import type { Table } from "../../play/table";
import { words } from "../../words";
import { Resting } from "./prospect";
import { Sentence } from "./sentence";
import "./parts.css";

const RECENT = 24; // sentences

interface Props {
  table: Table;
  tell(line: Line, seats: string[]): string[];
  /** Where it stands in the prospect's place, it looks like that. */
  isProspect?: boolean;
}

export function Recent({ table, tell, isProspect }: Props) {
  const title = table.now.value?.title;
  const names = seatNames(table);
  const past = table.past.value?.at ?? Infinity;
  const lines = table.lines.value.filter((line) => line.at <= past);
  const told = newest(lines, (line) => tell(line, names), RECENT);
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => void list.current?.scrollTo(0, 0), [table.lines.value, past]);
  if (isProspect && told.length === 0) return <Resting />;
  return (
    <section
      class={isProspect ? "recent prospect sheet" : "recent sheet"}
      ref={list}
      aria-label={words.value.table.log}
    >
      <h2 class="head">{words.value.table.log}</h2>
      <ol>
        {told.map(({ line, text }, at) => (
          <li key={told.length - at} class={line.seat === null ? "" : seatClass(line.seat, title)}>
            <button class="log-line" disabled={line.at === 0} onClick={() => void table.lookAt(line.at)}>
              <Sentence text={text} names={names} title={title} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
