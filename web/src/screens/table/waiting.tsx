// The waiting room: who sits where, how to invite, and the start.

import { Badge } from "../../pieces/badge";
import { nameNonces } from "../../play/nonces";
import type { Table } from "../../play/table";
import type { SeatNow, TableNow } from "../../wire";
import { words } from "../../words";
import { chosenLevel, HowItPlays, LevelSelect, useTitle } from "../bots";
import { CopyButton } from "../copy_button";
import { Frame } from "../frame";
import { SeatRating } from "../ratings/seat_rating";
import { Terms } from "../terms";
import { Lost } from "./bands";
import { Invite, KeptSeats } from "./invite";
import { ChatPanel, seatLink } from "./panels";
import "../styles/rooms.css";

export function Waiting({ table, now }: { table: Table; now: TableNow }) {
  const w = words.value.waiting;
  return (
    <Frame heading={`${now.name}: ${w.heading}`}>
      <Lost table={table} />
      <div class="waiting">
        <section class="sheet">
          <ol class="waiting-seats">
            {now.seats.map((seat, at) => (
              <SeatRow key={at} table={table} now={now} seat={seat} at={at} />
            ))}
          </ol>
          <KeptSeats now={now} />
          {now.removed && <p class="hint">{w.removed}</p>}
          <div class="row waiting-begin">
            <Begin table={table} now={now} />
            {now.owner && (
              <button class="plain" onClick={() => void table.ask({ type: "close" })}>
                {w.close}
              </button>
            )}
          </div>
          <p class="problem" role="alert">
            {table.refusal.value?.text}
          </p>
        </section>
        <Invite table={table} now={now} />
        <section class="sheet">
          <h2 class="head">{w.terms}</h2>
          <Terms now={now} />
        </section>
        <section class="sheet">
          <ChatPanel table={table} />
        </section>
      </div>
    </Frame>
  );
}

interface RowProps {
  table: Table;
  now: TableNow;
  seat: SeatNow;
  at: number;
}

function SeatRow({ table, now, seat, at }: RowProps) {
  const w = words.value.waiting;
  const isTaken = seat.kind === "person" || seat.kind === "bot";
  return (
    <li>
      <Badge seat={at} title={now.title} empty={!isTaken} size={34} />
      <span class="waiting-name">
        {isTaken ? seat.name : describe(seat)} {seat.program && <small>{words.value.table.bot}</small>}{" "}
        {now.rated && isTaken && <SeatRating table={now.id} at={at} />}
      </span>
      {now.yours.includes(at) ? (
        <button class="plain" onClick={() => void table.ask({ type: "leave", seat: at })}>
          {w.leave}
        </button>
      ) : (
        <Free table={table} now={now} seat={seat} at={at} />
      )}
    </li>
  );
}

function describe(seat: SeatNow): string {
  const w = words.value.waiting;
  if (seat.kind === "held") return w.held(seat.name);
  return seat.kind === "link" ? w.link : w.open;
}

function Free({ table, now, seat, at }: RowProps) {
  const w = words.value.waiting;
  return (
    <>
      {(seat.kind === "open" || seat.kind === "held") && !now.removed && (
        <button class="plain possible" onClick={() => void table.sit(at)}>
          {w.sit}
        </button>
      )}
      {now.owner && seat.kind === "link" && <LinkButton table={table} at={at} />}
      {now.owner && seat.kind === "person" && (
        <button class="plain" onClick={() => void table.ask({ type: "remove", seat: at })}>
          {w.remove}
        </button>
      )}
      {now.owner && seat.kind !== "person" && <BotChoice table={table} now={now} seat={seat} at={at} />}
    </>
  );
}

function LinkButton({ table, at }: { table: Table; at: number }) {
  const w = words.value.waiting;
  return <CopyButton text={() => seatLink(table, at)} name={w.seatLink} icon="link" />;
}

function BotChoice({ table, now, seat, at }: RowProps) {
  const w = words.value.waiting;
  const title = useTitle(now.title);
  const fill = (level: string) => void table.ask({ type: "fill", seat: at, level });
  if (seat.kind === "bot") {
    return (
      <button class="plain" onClick={() => fill("")}>
        {w.empty}
      </button>
    );
  }
  if (!title) return null;
  return (
    <span class="row bot-here">
      <LevelSelect title={title} label={words.value.bots.level} />
      <button class="plain" onClick={() => fill(chosenLevel(title))}>
        {w.botHere}
      </button>
      <HowItPlays title={title} />
    </span>
  );
}

function Begin({ table, now }: { table: Table; now: TableNow }) {
  const w = words.value.waiting;
  const empty = now.seats.flatMap((seat, at) =>
    seat.kind === "person" || seat.kind === "bot" ? [] : [words.value.setUp.seat(at + 1)],
  );
  if (empty.length > 0) return <p class="hint">{w.waitsFor(empty.join(", "))}</p>;
  if (!now.owner) return <p class="hint">{w.ownerStarts}</p>;
  const start = async (): Promise<void> => {
    await nameNonces(now); // whoever starts at once has a nonce of their own, too
    await table.ask({ type: "start" });
  };
  return (
    <button class="main" onClick={() => void start()}>
      {w.start}
    </button>
  );
}
