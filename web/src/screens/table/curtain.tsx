// Between two people at one screen: nothing is shown until the next one says who it is.

import { Badge } from "../../pieces/badge";
import type { Table } from "../../play/table";
import type { TableNow } from "../../wire";
import { words } from "../../words";

export function Curtain({ table, now }: { table: Table; now: TableNow }) {
  const seat = now.to_act ?? now.yours[0]!;
  const name = now.seats[seat]!.name;
  return (
    <main class="curtain">
      <Badge seat={seat} title={now.title} size={96} />
      <h1>{words.value.table.curtain(name)}</h1>
      <button class="main" autofocus onClick={() => void table.ask({ type: "look", seat })}>
        {words.value.table.curtainReady(name)}
      </button>
    </main>
  );
}
