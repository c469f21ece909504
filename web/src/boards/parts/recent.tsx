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

const LINES = 5;

/** Where five of them would not be seen whole, each line has one row, and tells all of it when one points at it. */
function useRoomForFive(list: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const pane = list.current;
    if (!pane) return;
    const measure = () => {
      pane.classList.remove("close");
      pane.classList.toggle("close", isShort(pane));
    };
    measure();
    const watched = new ResizeObserver(measure);
    watched.observe(pane);
    return () => watched.disconnect();
  });
}

function isShort(pane: HTMLElement): boolean {
  const fifth = pane.querySelectorAll("li")[LINES - 1];
  return fifth !== undefined && fifth.getBoundingClientRect().bottom > pane.getBoundingClientRect().bottom;
}

export function Recent({ table, tell, isProspect }: Props) {
  const title = table.now.value?.title;
  const names = seatNames(table);
  const past = table.past.value?.at ?? Infinity;
  const lines = table.lines.value.filter((line) => line.at <= past);
  const told = newest(lines, (line) => tell(line, names), RECENT);
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => void list.current?.scrollTo(0, 0), [table.lines.value, past]);
  useRoomForFive(list);
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
            <button class="log-line" title={text} disabled={line.at === 0} onClick={() => void table.lookAt(line.at)}>
              <Sentence text={text} names={names} title={title} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
