"""The start of a game: when it is due, and the nonces that its sealed luck is made of.

A seat names its own nonce, after the seal was published. A seat that names none (a bot's, or that
of somebody who did not) gets one that follows from a nonce which was named: the owner's, else that
of the first seat that has one. Only where nobody has named any does the house draw them.
"""

from collections.abc import Sequence

import fondaco
from fondaco import Refused, Seal
from fondaco.core.sealed import following_nonce
from fondaco.server import journal, told
from fondaco.server.decisions import Decision
from fondaco.server.journal import Entry, Happening
from fondaco.server.live import LiveTable
from fondaco.server.record import Record
from fondaco.server.runtime import Runtime
from fondaco.server.wire import NonceOf


def due(live: LiveTable, *bodies: Happening) -> Decision:
    """Let this happen; and let the game begin, if it waited for just that."""
    record = live.record.copy()
    for body in bodies:
        record.add(Entry(record.seq + 1, "", "", body, 0))
    if not (record.opened.awaits_nonces and _are_all_named(record)):
        return Decision(*bodies)
    started, table = _started(live, record)
    return Decision(*bodies, started, table=table)


def begun(live: LiveTable, answers: Sequence[int] = ()) -> Decision:
    """Let the game begin, whoever has named a nonce; where luck is told, as the table lies."""
    for number, seat in enumerate(live.record.seats):
        if not seat.is_taken:
            raise Refused(f"Nobody is sitting at seat {number + 1} yet.")
    started, table = (
        _laid(live.record, answers) if live.record.opened.told else _started(live, live.record)
    )
    return Decision(started, table=table)


def _laid(record: Record, answers: Sequence[int]) -> tuple[journal.Started, fondaco.Table]:
    """The game as it lies on a real table."""
    opened = record.opened
    table = told.set_up(opened.title, len(record.seats), opened.options, answers)
    return journal.Started(head_of(table)), table


def _are_all_named(record: Record) -> bool:
    """Whether every seat is taken, and everybody there has named a nonce."""
    return all(seat.nonce_of == "own" or (seat.level and not seat.person) for seat in record.seats)


def _started(live: LiveTable, record: Record) -> tuple[journal.Started, fondaco.Table]:
    opened = record.opened
    if opened.voyage:
        table = fondaco.new(opened.title, 1, opened.options, voyage=opened.voyage)
        return journal.Started(head_of(table)), table
    nonces, whose = nonces_of(record, live.runtime)
    table = fondaco.new(
        record.opened.title,
        len(record.seats),
        record.opened.options,
        seal=Seal(live.seed),
        nonces=nonces,
    )
    return journal.Started(head_of(table), whose), table


def nonces_of(record: Record, runtime: Runtime) -> tuple[list[str], list[NonceOf]]:
    """The nonces of all seats, and whose they are."""
    source = _source(record)
    nonces: list[str] = []
    whose: list[NonceOf] = []
    for number, seat in enumerate(record.seats):
        if seat.nonce:
            nonces.append(seat.nonce)
            whose.append(seat.nonce_of)
        else:
            nonces.append(following_nonce(source, number) if source else runtime.token())
            whose.append("follows" if source else "house")
    return nonces, whose


def _source(record: Record) -> str:
    """The nonce from which others follow: one that was named after the seal, of the owner, of the
    first seat, in this order."""
    named = [
        (seat.nonce_of != "own", seat.person != record.owner, number, seat.nonce)
        for number, seat in enumerate(record.seats)
        if seat.nonce_of != "unknown"
    ]
    return min(named)[-1] if named else ""


def head_of(table: fondaco.Table) -> str:
    """The log of a table without its moves and its last line."""
    rows = table.log().split("\n")
    return "\n".join(rows[: len(rows) - 2 - table.moves_played])
