// A table: waiting for its people, being played, or over.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Board } from "../../boards/board";
import { here } from "../../installed/here";
import { broughtFor } from "../../look/brought_for";
import { SMALL } from "../../look/screen";
import { edition } from "../../play/edition";
import { house } from "../../play/house";
import { Table } from "../../play/table";
import { place } from "../../route";
import { textBoard } from "../../settings";
import type { TableNow } from "../../wire";
import { words } from "../../words";
import { translated } from "../../words/translated";
import { Frame } from "../frame";
import { later } from "../later";
import { Missing } from "../missing";
import { Playing } from "./playing";
import { useHold } from "./under_way";
import { useTurnNotice } from "./your_turn";
import "./table.css";
import { boardFor, fetchBoard } from "../../boards/shelf";
import type { Params } from "../../route";

const Waiting = later(async () => (await import("./waiting")).Waiting);

// The page of a table names its title: the board is on its way before the table has said anything. What is said of
// small screens is sent for before it, since what the board says of them goes before that.
const small = broughtFor(`${SMALL}, (pointer: coarse)`, () => import("./small.css"));
const named = document.querySelector<HTMLMetaElement>('meta[name="fondaco:title"]')?.content;
if (named) fetchBoard(named);

export function TableScreen({ params }: { params: Params }) {
  const id = params["table"]!;
  const table = useMemo(() => (here.value = new Table(id)), [id]);
  useEffect(() => () => table.close(), [table]);
  useHold(table);
  const now = table.now.value;
  const board = useBoard(table, now?.title);
  useTurnNotice(table, board);
  useMoment(table, now !== null);
  if (table.refused.value?.status === 404) return <Missing />;
  if (table.refused.value && !now) return <NotShown table={table} />;
  if (!now || (now.status !== "waiting" && !board)) return <Loading />;
  if (now.told && now.yours.length > 0) return <AtARealTable table={table} board={board} />;
  if (now.status === "waiting") return <Waiting table={table} now={now} />;
  if (now.status === "over" && !now.view && !now.problem) return <Closed now={now} />;
  return <Playing table={table} board={board!} />;
}

const companion = () => import("../companion/at_table");
type Companion = Awaited<ReturnType<typeof companion>>["Companion"];

/** Luck is told here, and the opponent's steps with it: what only few need comes when it is needed. */
function AtARealTable({ table, board }: { table: Table; board: Board | null }) {
  const [Found, found] = useState<Companion | null>(null);
  useEffect(() => void companion().then((brought) => found(() => brought.Companion)), []);
  if (!Found || !board) return <Loading />;
  return <Found table={table} board={board} />;
}

/** A table that was closed before its game began. */
function Closed({ now }: { now: TableNow }) {
  const why = translated(now.ended ?? "");
  return (
    <Frame heading={words.value.table.closed}>
      <p class="prose" data-said>
        {why.charAt(0).toUpperCase() + why.slice(1)}.
      </p>
    </Frame>
  );
}

function useBoard(table: Table, title: string | undefined): Board | null {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    if (!title) return;
    void Promise.all([boardFor(title, textBoard.value), small]).then(([found]) => {
      if (!table.now.value?.told) table.show = found.show(table);
      setBoard(found);
    });
  }, [title, table, textBoard.value, edition.value]);
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

function NotShown({ table }: { table: Table }) {
  const w = words.value.table;
  const { status, text } = table.refused.value!;
  const isAside = status === 410;
  return (
    <Frame heading={isAside ? w.aside : words.value.problem}>
      <p class="prose">{text}</p>
      {isAside && (
        <a class="button" href={house.logOf(table.id)} download>
          {w.download}
        </a>
      )}
    </Frame>
  );
}
