// A table: waiting for its people, being played, or over.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Board } from "../../boards/board";
import { Table } from "../../play/table";
import { place } from "../../route";
import { textBoard } from "../../settings";
import { words } from "../../words";
import { Frame } from "../frame";
import { Missing } from "../missing";
import { Playing } from "./playing";
import { Waiting } from "./waiting";
import { useTurnNotice } from "./your_turn";
import "./table.css";
import { boardFor } from "../../boards/shelf";
import type { Params } from "../../route";

// Most tables are of the first title: its board is on its way before the table has said its own.
void import("../../boards/merkator");

export function TableScreen({ params }: { params: Params }) {
  const id = params["table"]!;
  const table = useMemo(() => new Table(id), [id]);
  useEffect(() => () => table.close(), [table]);
  useTurnNotice(table);
  const now = table.now.value;
  const board = useBoard(table, now?.title);
  useMoment(table, now !== null);
  if (table.isMissing.value) return <Missing />;
  if (table.problem.value && !now?.view) return <Aside table={table} />;
  if (!now || (now.status !== "waiting" && !board)) return <Loading />;
  if (now.status === "waiting") return <Waiting table={table} now={now} />;
  return <Playing table={table} board={board!} />;
}

function useBoard(table: Table, title: string | undefined): Board | null {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    if (!title) return;
    void boardFor(title, textBoard.value).then((found) => {
      table.show = found.show(table);
      setBoard(found);
    });
  }, [title, table, textBoard.value]);
  return board;
}

/** Open the moment that the address names, such as ?at=41. */
function useMoment(table: Table, isThere: boolean): void {
  const at = place.value.query.get("at");
  useEffect(() => {
    if (isThere && at !== null && /^\d{1,6}$/.test(at)) void table.lookAt(Number(at));
  }, [isThere, at, table]);
}

function Loading() {
  return (
    <main class="setting" aria-busy="true">
      <p>{words.value.loading}</p>
    </main>
  );
}

function Aside({ table }: { table: Table }) {
  const w = words.value.table;
  return (
    <Frame heading={words.value.problem}>
      <p class="prose">{table.problem.value}</p>
      <a class="button" href={`/api/tables/${table.id}/log`} download>
        {w.download}
      </a>
    </Frame>
  );
}
