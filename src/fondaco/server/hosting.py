"""What whoever opened a table can do about it, and what becomes of it when somebody is gone."""

from fondaco import Refused
from fondaco.server import journal, wire
from fondaco.server.decisions import Decision, check_owner, check_seat, check_waiting
from fondaco.server.live import LiveTable
from fondaco.server.playing import ended
from fondaco.server.visitor import Visitor

BY_OWNER = "it was closed by the person who opened it"
BY_HOUSE = "it was closed by the house"
NOBODY_LEFT = "nobody is left to play it"


def remove(live: LiveTable, visitor: Visitor, message: wire.Remove) -> Decision:
    check_owner(live, visitor)
    check_seat(live, message.seat)
    check_waiting(live)
    seat = live.record.seats[message.seat]
    if not seat.person:
        raise Refused(f"Nobody is sitting at seat {message.seat + 1}.")
    if seat.person == visitor.person:
        raise Refused("You sit there yourself.")
    return Decision(journal.Removed(message.seat, seat.person))


def close(live: LiveTable, visitor: Visitor, message: wire.Close) -> Decision:
    check_owner(live, visitor)
    check_waiting(live)
    return Decision(journal.Ended(BY_OWNER))


def hush(live: LiveTable, visitor: Visitor, message: wire.Hush) -> Decision:
    check_owner(live, visitor)
    return Decision(journal.Hushed(message.speakers))


def closed(live: LiveTable) -> Decision | None:
    """End a table, whatever it does, for the house; nothing, if it is over."""
    if live.status == "over":
        return None
    return _ended(live, BY_HOUSE)


def _ended(live: LiveTable, why: str, *before: journal.Happening) -> Decision:
    """Leave a game, or a table at which none has begun."""
    if live.table is None:
        return Decision(*before, journal.Ended(why))
    return ended(live, why, *before)


def forgotten(live: LiveTable, person: str) -> Decision:
    """Somebody's name goes; a table that this leaves without anybody ends."""
    body = journal.Forgotten(person)
    record = live.record
    held = {seat.person for seat in record.seats if not seat.is_gone}
    is_last = person in held | {record.owner} and not held - {person, ""}
    if is_last and live.status != "over":
        return _ended(live, NOBODY_LEFT, body)
    return Decision(body)
