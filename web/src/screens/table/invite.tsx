// How to invite: the links to seats that are kept for friends first, then the table's own address.

import { useEffect, useState } from "preact/hooks";
import type { Table } from "../../play/table";
import type { TableNow } from "../../wire";
import { words } from "../../words";
import { CopyButton } from "../copy_button";
import { seatLink } from "./panels";
import "../styles/rooms.css";

export function Invite({ table, now }: { table: Table; now: TableNow }) {
  const w = words.value.waiting;
  const kept = now.seats.flatMap((seat, at) => (seat.kind === "link" ? [at] : []));
  const isOpen = now.seats.some((seat) => seat.kind === "open");
  return (
    <section class="sheet invite">
      <h2 class="head">{w.invite}</h2>
      {now.owner && kept.map((seat) => <LinkBox key={seat} table={table} seat={seat} />)}
      {now.owner && kept.length > 0 && <p class="hint">{w.linkOnce}</p>}
      <CopyBox text={`${location.origin}/tables/${now.id}`} label={isOpen ? w.address : w.watchAddress} />
      <p class="hint">{isOpen ? w.inviteAll : w.watchOnly}</p>
    </section>
  );
}

function LinkBox({ table, seat }: { table: Table; seat: number }) {
  const [link, setLink] = useState("");
  useEffect(() => void seatLink(table, seat).then((found) => setLink(found ?? "")), [table, seat]);
  return <CopyBox text={link} label={words.value.waiting.linkOf(seat + 1)} />;
}

function CopyBox({ text, label }: { text: string; label: string }) {
  return (
    <>
      <p class="copy-label" aria-hidden="true">
        {label}
      </p>
      <div class="row copy-box">
        <input readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton text={text} name={words.value.waiting.copy} icon="copy" />
      </div>
    </>
  );
}

/** Why somebody who came by the table's address finds no seat to take. */
export function KeptSeats({ now }: { now: TableNow }) {
  const isFree = (kind: string) => now.seats.some((seat) => seat.kind === kind);
  const hasSeat = now.owner || now.yours.length > 0;
  if (hasSeat || !isFree("link") || isFree("open")) return null;
  return <p class="kept-seats">{words.value.waiting.keptForLinks(now.host)}</p>;
}
