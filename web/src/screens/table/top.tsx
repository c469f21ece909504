// The top of a table: the house, the game, the seats with points and presence, and the tools.

import type { Board } from "../../boards/board";
import { Badge } from "../../pieces/badge";
import { Icon } from "../../pieces/icon";
import type { Table } from "../../play/table";
import { Link } from "../../route";
import type { ClockNow, SeatNow, TableNow } from "../../wire";
import { words } from "../../words";
import { changeTheme } from "../frame";
import { SeatRating } from "../ratings/seat_rating";
import { ChatTool } from "./chat_news";
import { opened, openSide, type Side } from "./opened";
import { Pennant } from "./pennant";
import { useSeconds } from "./seconds";

export function Top({ table, board }: { table: Table; board: Board }) {
  const now = table.now.value!;
  const points = table.view.value ? board.points(table.view.value) : [];
  return (
    <header class="top">
      <Link to="/" class="brand">
        {words.value.name}
      </Link>
      <span class="top-game">{now.name}</span>
      <Pennant table={table} board={board} />
      <ol class="seats" aria-label={words.value.table.seats}>
        {now.seats.map((seat, at) => (
          <Seat key={at} table={table} now={now} seat={seat} at={at} points={points[at]} />
        ))}
      </ol>
      <Tools table={table} />
    </header>
  );
}

interface SeatProps {
  table: Table;
  now: TableNow;
  seat: SeatNow;
  at: number;
  points: string | undefined;
}

function Seat({ table, now, seat, at, points }: SeatProps) {
  const w = words.value.table;
  const isHere = seat.kind === "bot" || (table.presence.value?.seats.includes(at) ?? true);
  const actsNow = now.to_act === at;
  return (
    <li
      class={actsNow ? "seat acts" : "seat"}
      data-sits={at}
      data-about={`seat ${at}`}
      aria-current={actsNow ? "true" : undefined}
    >
      <Badge seat={at} title={now.title} />
      <span class="seat-name">{seat.name}</span>
      {now.rated && <SeatRating table={now.id} at={at} />}
      {points !== undefined && <b class="seat-points">{points}</b>}
      {seat.program && <small class="seat-level">{w.bot}</small>}
      {seat.resigned && <small class="seat-level">{words.value.resign.seat}</small>}
      {seat.level && !seat.resigned && <small class="seat-level">{seat.handed ? w.handed(seat.level) : w.bot}</small>}
      {!isHere && !seat.level && <small class="seat-away">{w.away}</small>}
      {now.clock && isTold(now.clock, at) && <Clock clock={now.clock} at={at} />}
    </li>
  );
}

/** How long the others are patient is told for whoever keeps them waiting, on the last day. */
function isTold(clock: ClockNow, at: number): boolean {
  return clock.rule.type !== "patience" || (clock.running === at && clock.left[at]! < 86_400_000);
}

function Clock({ clock, at }: { clock: ClockNow; at: number }) {
  const passed = useSeconds(clock, clock.running === at);
  const left = Math.max(0, Math.round((clock.left[at] ?? 0) / 1000 - passed));
  const kept = Math.min(left, Math.round((clock.reserve?.[at] ?? 0) / 1000));
  const text = kept > 0 ? `${shown(left - kept)} + ${shown(kept)}` : shown(left);
  return (
    <time class={left < 30 ? "clock low" : "clock"} aria-label={words.value.table.clock(text)}>
      {text}
    </time>
  );
}

function shown(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, String(seconds % 60).padStart(2, "0")];
  if (days > 0) return words.value.table.days(days, hours);
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

function Tools({ table }: { table: Table }) {
  const w = words.value.table;
  return (
    <div class="tools">
      <Tool side="log" icon="log" label={w.log} />
      <Tool side="rules" icon="book" label={w.rules} />
      <ChatTool table={table} />
      <button class="quiet theme" aria-label={words.value.nav.theme} onClick={changeTheme}>
        <Icon name="sun" />
      </button>
      <Tool side="menu" icon="menu" label={w.menu} />
    </div>
  );
}

function Tool({ side, icon, label }: { side: Side; icon: "log" | "book" | "menu"; label: string }) {
  return (
    <button
      class="quiet"
      aria-label={label}
      title={label}
      aria-pressed={opened.value.side === side}
      onClick={() => openSide(side)}
    >
      <Icon name={icon} />
    </button>
  );
}
