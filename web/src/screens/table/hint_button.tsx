// The way to a hint: a quiet button in the bar, and a key.

import { Icon } from "../../pieces/icon";
import type { Table } from "../../play/table";
import { hintAt, mayAsk, nudge } from "../../teach/hints";
import { words } from "../../words";

export function HintButton({ table }: { table: Table }) {
  if (!mayAsk(table)) return null;
  return (
    <button
      class="quiet ask-hint"
      aria-pressed={hintAt(table) !== null}
      title={words.value.table.hint}
      onClick={() => nudge(table)}
    >
      <Icon name="bulb" /> <span>{words.value.table.hint}</span> <kbd>H</kbd>
    </button>
  );
}
