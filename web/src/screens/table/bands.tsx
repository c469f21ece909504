// Bands under the top: a lost connection, what the house tells, a game that is soon too long; and what is asked.

import { useEffect, useState } from "preact/hooks";
import type { Board } from "../../boards/board";
import { outage } from "../../play/outage";
import { newer } from "../../play/renewal";
import type { Table } from "../../play/table";
import { until } from "../../play/until";
import type { TableNow } from "../../wire";
import { words } from "../../words";
import { translated } from "../../words/translated";
import { later } from "../later";
import { Band } from "./band";

const PATIENCE = 2000; // milliseconds

const AtTable = later(async () => (await import("../../own/at_table")).AtTable);

export function Bands({ table, board }: { table: Table; board: Board }) {
  const now = table.now.value!;
  return (
    <div class="bands" role="status">
      <Lost table={table} />
      <Outage />
      <Newer />
      {isAsking(table, now) && <Questions table={table} board={board} />}
      <SoonOver now={now} />
      <Busy now={now} />
      <Own table={table} />
    </div>
  );
}

/** Whether somebody has to answer, or looks at another moment: what is said then comes when it is needed. */
const isAsking = ({ past }: Table, now: TableNow): boolean =>
  past.value !== null || Boolean(now.problem || now.asked || now.clock?.ran_out);

const Questions = later(async () => (await import("./questions")).Questions);

/** What is one's own there: at once where something has happened since, else when all that is needed first is here. */
function Own({ table }: { table: Table }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void until(() => table.attempt.value === 0).then(() => setTime(true)), PATIENCE);
    return () => clearTimeout(timer);
  }, [table]);
  return isTime || table.since.value !== null ? <AtTable table={table} /> : null;
}

/** That the house cannot be reached, or what it tells everybody. */
export function Lost({ table }: { table: Table }) {
  const w = words.value.table;
  const notice = table.notices.now.value;
  if (table.attempt.value > 0) return <Band look="lost">{w.lost(table.attempt.value)}</Band>;
  if (!notice) return null;
  return <Band look="lost">{notice.seconds ? w.notice(notice.seconds) : translated(notice.text)}</Band>;
}

function Outage() {
  return outage.value ? <Band look="lost">{words.value.table.outage}</Band> : null;
}

function Newer() {
  const w = words.value.table;
  if (newer.value === null) return null;
  return (
    <Band look="asked">
      {w.newer}
      <button class="plain" onClick={() => location.reload()}>
        {w.loadNow}
      </button>
    </Band>
  );
}

function SoonOver({ now }: { now: TableNow }) {
  const left = now.moves_left ?? null;
  return left === null ? null : <Band look="asked">{words.value.table.movesLeft(left)}</Band>;
}

function Busy({ now }: { now: TableNow }) {
  return now.hurried ? <Band look="busy">{words.value.table.hurried}</Band> : null;
}
