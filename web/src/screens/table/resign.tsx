// Giving up: what it means is said before one confirms it.

import type { Table } from "../../play/table";
import { words } from "../../words";
import { openSide } from "./opened";

export function Resign({ table }: { table: Table }) {
  const w = words.value.resign;
  const now = table.now.value!;
  const seats = now.yours.filter((seat) => !now.seats[seat]!.resigned);
  if (now.resigning === "none") return null;
  const resign = (seat: number) => void table.ask({ type: "resign", seat }).then(() => openSide(null));
  return (
    <li>
      <details class="resign">
        <summary>{w.resign}</summary>
        <p>{now.resigning === "bot" ? w.bot : now.seats.length === 2 ? w.two : w.ends}</p>
        {seats.map((seat) => (
          <button key={seat} class="plain" onClick={() => resign(seat)}>
            {seats.length > 1 ? w.confirmFor(now.seats[seat]!.name) : w.confirm}
          </button>
        ))}
      </details>
    </li>
  );
}
