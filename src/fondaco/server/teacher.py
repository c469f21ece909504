"""A hint for whoever is to act: thought of by the bots' workers, by what that seat may know."""

import logging

from fondaco import Refused
from fondaco.analysis.shapes import Hint
from fondaco.server import journal, presenter, wire
from fondaco.server.bots import Bots
from fondaco.server.database import WriteFailed
from fondaco.server.decisions import Decision
from fondaco.server.keeper import HOUSE
from fondaco.server.lessons import check_may_hint
from fondaco.server.limits import Limits
from fondaco.server.playing import acting_seat
from fondaco.server.room import Room
from fondaco.server.visitor import Visitor
from fondaco.server.workers import Bill, WorkFailed

TOO_MANY = "That is too many hints at once. Wait a moment, then try again."
NOT_NOW = "The house could not do that just now. Try again."

log = logging.getLogger("fondaco.teacher")


async def hinted(
    bots: Bots, room: Room, visitor: Visitor, message: wire.AskHint, limits: Limits
) -> wire.ServerMessage:
    """The answer to whoever asks for a hint."""
    try:
        return await _hinted(bots, room, visitor, message, limits)
    except (Refused, WriteFailed) as problem:
        return wire.Refused(message.cid, str(problem))
    except WorkFailed as problem:
        log.error("no hint", extra={"table": room.id, "problem": str(problem)})
        return wire.Refused(message.cid, NOT_NOW)


async def _hinted(
    bots: Bots, room: Room, visitor: Visitor, message: wire.AskHint, limits: Limits
) -> wire.ServerMessage:
    seat = acting_seat(room.live, visitor)
    check_may_hint(room.live)
    if message.at == room.live.record.at:
        hint = room.hints.get(message.at) or await _thought_of(bots, room, visitor, limits)
        await room.note(lambda: _noted(room, seat, message.at), HOUSE)
    if message.at != room.live.record.at:
        return wire.Stale(message.cid, presenter.shown_to(room.live, visitor, None))
    room.hints = {message.at: hint}
    return wire.Hinted(message.cid, hint, room.live.record.hints[seat])


async def _thought_of(bots: Bots, room: Room, visitor: Visitor, limits: Limits) -> Hint:
    """A new hint, which is paid for by the seconds that it takes."""
    if not limits.hints.pay(visitor.person, 0.0):
        raise Refused(TOO_MANY)
    bill = Bill()
    try:
        return await bots.advice(room.live, bill)
    finally:
        limits.hints.owe(visitor.person, bill.seconds)


def _noted(room: Room, seat: int, at: int) -> Decision | None:
    """One hint for each position, however often it is asked for."""
    record = room.live.record
    is_new = record.at == at and record.hinted_at != at
    return Decision(journal.Hinted(seat)) if is_new else None
