// Those who watch are told so; and at a table of the house, who plays there.

import { Icon } from "../pieces/icon";
import type { Table } from "../play/table";
import { ownWords } from "./words";

export function Watching({ table }: { table: Table }) {
  const w = ownWords.value.watch;
  const now = table.now.value;
  if (!now || now.yours.length > 0 || now.status !== "playing") return null;
  const names = now.seats.flatMap(({ name, kind }) => (kind === "person" ? [name] : []));
  const whom = names.length > 0 ? w.whom(names.join(", ")) : w.band;
  return (
    <div class="band own watching">
      <Icon name="people" />
      <b>{whom}</b>
      {now.to_watch && <span>{w.house}</span>}
    </div>
  );
}
