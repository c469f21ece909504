// Tables in a list, a line each: game, who sits there, and what one can do.

import { Badge } from "../pieces/badge";
import { seatName } from "../play/levels";
import { Link } from "../route";
import type { SeatNow, TableRow } from "../wire";
import { words } from "../words";
import { later } from "./later";
import "./styles/rooms.css";

const TimeLeft = later(async () => (await import("../own/time_left")).TimeLeft);

interface Props {
  rows: TableRow[];
  none: string;
  mine?: boolean;
}

export function TableList({ rows, none, mine = false }: Props) {
  if (rows.length === 0) return <p class="hint">{none}</p>;
  return (
    <ul class="tables">
      {rows.map((row) => (
        <li key={row.id}>
          <span class="tables-name">
            <b>{row.name}</b> <Others seats={row.seats} />
            {row.your_turn && row.deadline && <TimeLeft until={row.deadline} />}
          </span>
          <span class="badges">
            {row.seats.map((seat, at) => (
              <Badge
                key={at}
                seat={at}
                title={row.title}
                empty={!isTaken(seat)}
                label={seatName(seat, words.value.levels)}
              />
            ))}
          </span>
          <Door row={row} mine={mine} />
        </li>
      ))}
    </ul>
  );
}

const isTaken = (seat: SeatNow) => seat.kind === "person" || seat.kind === "bot";

function Others({ seats }: { seats: SeatNow[] }) {
  const names = seats.filter(isTaken).map((seat) => seatName(seat, words.value.levels));
  return <span class="hint">{names.join(", ")}</span>;
}

function Door({ row, mine }: { row: TableRow; mine: boolean }) {
  const w = words.value.start;
  const to = `/tables/${row.id}`;
  if (row.your_turn) {
    return (
      <Link to={to} class="turn-link">
        {w.yourTurn}
      </Link>
    );
  }
  const isOpen = row.status === "waiting" && row.seats.some((seat) => seat.kind === "open");
  if (row.invited) {
    return (
      <Link to={to} class="button">
        {w.invites(row.invited)}
      </Link>
    );
  }
  const text = mine ? w.status[row.status] : isOpen ? w.join : w.watch;
  return <Link to={to}>{text}</Link>;
}
