// The prospect's place: the teacher sits there while there is a hint; else what the board shows. The teacher comes
// when it is first asked for.

import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Table } from "../play/table";
import { words } from "../words";
import { hintAt } from "./hints";
import { panelOf } from "./panels";

type Panel = ComponentType<{ table: Table }>;

export function Taught({ table, children }: { table: Table; children: ComponentChildren }): ComponentChildren {
  const other = panelOf(table);
  if (other) return other;
  return hintAt(table) ? <Teacher table={table} /> : children;
}

function Teacher({ table }: { table: Table }) {
  const [Found, found] = useState<Panel | null>(null);
  useEffect(() => void import("./hint_panel").then(({ HintPanel }) => found(() => HintPanel)), []);
  return Found ? (
    <Found table={table} />
  ) : (
    <section class="prospect sheet hint" aria-busy="true">
      <p class="hint-wait">{words.value.loading}</p>
    </section>
  );
}
