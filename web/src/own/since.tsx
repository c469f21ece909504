// How much has happened since one looked at this table last; it is played back, and can be once more.

import type { Table } from "../play/table";
import { openSide } from "../screens/table/opened";
import { ownWords } from "./words";

export function SinceBand({ table }: { table: Table }) {
  const w = ownWords.value.since;
  const since = table.since.value;
  const now = table.newest.value;
  if (!since || !now || table.past.value) return null;
  const minutes = Math.round((Date.now() - since.made) / 60_000);
  return (
    <div class="band own since">
      <b>{w.head(now.moves - since.moves, w.ago(minutes))}</b>
      {!table.catchingUp.value && (
        <button class="plain" onClick={() => void table.playBack()}>
          {w.again}
        </button>
      )}
      <button class="plain" onClick={() => openSide("log")}>
        {w.log}
      </button>
      <button class="quiet" aria-label={w.close} onClick={() => void (table.since.value = null)}>
        ×
      </button>
    </div>
  );
}
