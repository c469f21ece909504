"""A hint for whoever is to act: thought of by the bots' workers, by what that seat may know."""

import asyncio
import logging

from fondaco import Refused, Seeded
from fondaco.analysis.hints import think
from fondaco.analysis.ranked import SEED
from fondaco.analysis.shapes import Hint, Words
from fondaco.server import journal, presenter, wire
from fondaco.server.asker import Asker
from fondaco.server.bots import Bots
from fondaco.server.database import WriteFailed
from fondaco.server.decisions import Decision
from fondaco.server.hinting import check_may_hint
from fondaco.server.keeper import HOUSE
from fondaco.server.live import LiveTable
from fondaco.server.playing import acting_seat
from fondaco.server.room import Place, Room
from fondaco.server.visitor import Visitor
from fondaco.server.workers import Bill, WorkFailed

TOO_MANY = "That is too many hints at once. Wait a moment, then try again."
NOT_NOW = "The house could not do that just now. Try again."

log = logging.getLogger("fondaco.teacher")


async def hinted(
    bots: Bots, room: Room, visitor: Visitor, message: wire.AskHint, asker: Asker
) -> wire.ServerMessage:
    """The answer to whoever asks for a hint."""
    try:
        return await _hinted(bots, room, visitor, message, asker)
    except (Refused, WriteFailed) as problem:
        return wire.Refused(message.cid, str(problem))
    except WorkFailed as problem:
        log.error("no hint", extra={"table": room.id, "problem": str(problem)})
        return wire.Refused(message.cid, NOT_NOW)


async def _hinted(
    bots: Bots, room: Room, visitor: Visitor, message: wire.AskHint, asker: Asker
) -> wire.ServerMessage:
    seat = acting_seat(room.live, visitor)
    check_may_hint(room.live)
    if message.at == room.live.record.at:
        place = (message.at, seat)
        thought = room.hints.get(place) or _begun(bots, room, place, asker)
        question = _question(room.live, seat)
        hint = None if message.first else await asyncio.shield(thought)  # others wait for it, too
        await room.note(lambda: _noted(room, seat, message.at), HOUSE)
    if message.at != room.live.record.at:
        return wire.Stale(message.cid, presenter.shown_to(room.live, visitor, None))
    return wire.Hinted(message.cid, hint, room.live.record.hints[seat], question)


def _question(live: LiveTable, seat: int) -> Words:
    """The first nudge needs no search: it is read off the position, as the seat may know it."""
    assert live.table is not None
    return think(live.game, live.table.guess(seat, Seeded(SEED)), seat)


def _begun(bots: Bots, room: Room, place: Place, asker: Asker) -> asyncio.Task[Hint]:
    """A thought about where the table stands, for all who ask there; who asks first pays."""
    if not asker.begin():
        raise Refused(TOO_MANY)
    bill = Bill()
    try:
        thought = asyncio.ensure_future(bots.advice(room.live, bill))
    except BaseException:
        asker.settle(0.0)
        raise
    room.hints = {place: thought}

    def settle(thought: asyncio.Task[Hint]) -> None:
        asker.settle(bill.seconds)
        if thought.cancelled() or thought.exception():  # who asks again has it thought of again
            room.hints.pop(place, None)

    thought.add_done_callback(settle)
    return thought


def _noted(room: Room, seat: int, at: int) -> Decision | None:
    """One hint for each position, however often it is asked for."""
    record = room.live.record
    is_new = record.at == at and record.hinted_at != at
    return Decision(journal.Hinted(seat)) if is_new else None
