// Who sits where at a table that is being set up.

import { Badge } from "../pieces/badge";
import { level as lastLevel } from "../settings";
import type { SeatWish, TitleNow } from "../wire";
import { words } from "../words";
import { Levels } from "./bots";

/** Seats of a number that the game allows, the new ones for bots. */
export function fitted(
  seats: SeatWish[],
  title: TitleNow,
  bot: SeatWish,
  wanted = Math.max(2, Math.min(...title.seats)),
): SeatWish[] {
  const count = title.seats.includes(wanted) ? wanted : Math.max(...title.seats);
  return Array.from({ length: count }, (_, at) => seats[at] ?? bot);
}

interface SeatsProps {
  title: TitleNow;
  seats: SeatWish[];
  change(seats: SeatWish[]): void;
  bot: SeatWish;
}

export function Seats({ title, seats, change, bot }: SeatsProps) {
  const w = words.value.setUp;
  const put = (at: number, seat: SeatWish) => change(seats.map((old, n) => (n === at ? seat : old)));
  const resize = (by: number) => change(fitted(seats, title, bot, seats.length + by));
  return (
    <section class="sheet">
      <h2 class="head">{w.seats}</h2>
      <ol class="set-up-seats">
        {seats.map((seat, at) => (
          <li key={at}>
            <Badge seat={at} title={title.title} size={34} />
            <SeatChoice
              title={title}
              seat={seat}
              at={at}
              put={(wish) => put(at, wish)}
              isMine={seats.findIndex((one) => one.kind === "me") === at}
            />
          </li>
        ))}
      </ol>
      <Levels title={title} />
      <div class="row">
        <button
          type="button"
          class="plain"
          disabled={!title.seats.includes(seats.length - 1)}
          onClick={() => resize(-1)}
        >
          {w.dropSeat}
        </button>
        <button
          type="button"
          class="plain"
          disabled={!title.seats.includes(seats.length + 1)}
          onClick={() => resize(1)}
        >
          {w.addSeat}
        </button>
      </div>
    </section>
  );
}

interface ChoiceProps {
  title: TitleNow;
  seat: SeatWish;
  at: number;
  isMine: boolean;
  put(seat: SeatWish): void;
}

function SeatChoice({ title, seat, at, isMine, put }: ChoiceProps) {
  const w = words.value.setUp;
  const value = seat.kind === "bot" ? `bot ${seat.level}` : seat.kind;
  const choose = (text: string) => {
    const [kind, level = ""] = text.split(" ");
    if (level) lastLevel.value = level;
    put({ kind: kind as SeatWish["kind"], level });
  };
  return (
    <>
      <select aria-label={w.seat(at + 1)} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="me">{isMine ? w.kinds.me : w.kinds.here}</option>
        <option value="open">{w.kinds.open}</option>
        <option value="link">{w.kinds.link}</option>
        {title.levels.map((level) => (
          <option key={level} value={`bot ${level}`}>
            {w.kinds.bot(level)}
          </option>
        ))}
      </select>
      {seat.kind === "me" && (
        <input
          aria-label={w.nameHere}
          placeholder={w.nameHere}
          maxLength={24}
          value={seat.name ?? ""}
          onInput={(event) => put({ ...seat, name: event.currentTarget.value })}
        />
      )}
    </>
  );
}
