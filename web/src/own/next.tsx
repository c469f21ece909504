// One's tables in a row: where one is asked next, by a button or the key N; and who invites one to another game.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../pieces/icon";
import { house } from "../play/house";
import type { Table } from "../play/table";
import { go, Link } from "../route";
import { useFetched } from "../screens/fetched";
import { isMyTurn } from "../screens/table/pennant";
import type { TableRow } from "../wire";
import { ownWords } from "./words";

const SECONDS = 20; // between two looks at one's other tables

const putOff = signal<ReadonlySet<string>>(new Set()); // invitations

/** The tables where one is asked, the most urgent first, but for this one. */
export const waiting = (rows: readonly TableRow[], here: string): TableRow[] =>
  rows.filter((row) => row.your_turn && row.id !== here);

/** N leads on, wherever one is asked next. */
function useKey(next: TableRow | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isElsewhere = event.ctrlKey || event.metaKey || event.altKey;
      if (isElsewhere || (event.target as HTMLElement).matches("input, textarea, select")) return;
      if (next && event.key.toLowerCase() === "n") go(`/tables/${next.id}`);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [next?.id]);
}

export function Next({ table }: { table: Table }) {
  const w = ownWords.value.next;
  const now = table.now.value;
  const isMine = now !== null && isMyTurn(now) && now.status === "playing";
  const rows = useFetched(house.mine, `mine ${isMine}`, SECONDS).found ?? [];
  const found = waiting(rows, table.id);
  useKey(found[0]);
  if (!now || found.length === 0 || isMine) return <Invited rows={rows} />;
  return (
    <>
      <Invited rows={rows} />
      <div class="band own next-table">
        <span>{w.waits(found[0]!.name)}</span>
        <button class="plain" aria-label={w.label(found.length)} onClick={() => go(`/tables/${found[0]!.id}`)}>
          {w.one(found.length)} <Icon name="forward" /> <kbd>N</kbd>
        </button>
      </div>
    </>
  );
}

/** Who invites one to another game, wherever one is now. */
function Invited({ rows }: { rows: readonly TableRow[] }) {
  const w = ownWords.value.next;
  const row = rows.find((one) => one.invited && !putOff.value.has(one.id));
  if (!row) return null;
  return (
    <div class="band asked own invited">
      <b>{w.invited(row.invited!, row.name)}</b>
      <Link to={`/tables/${row.id}`} class="button">
        {w.go}
      </Link>
      <button class="plain" onClick={() => void (putOff.value = new Set([...putOff.value, row.id]))}>
        {w.later}
      </button>
    </div>
  );
}
