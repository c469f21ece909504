"""The seats of a table, as a page shows them to one visitor."""

from msgspec import Struct

from fondaco import Refused
from fondaco.server import seating, wire
from fondaco.server.live import LiveTable
from fondaco.server.pages.wording import time_left
from fondaco.server.visitor import Visitor

EMPTY = ("open", "link", "held")


class SeatShown(Struct, frozen=True):
    """A seat: who has it, what it waits for, and what the visitor may do about it."""

    at: int
    name: str
    kind: str
    level: str
    handed: bool
    mine: bool
    acts: bool
    time: str
    can_sit: bool
    link: str  # for those who may invite somebody to it

    @property
    def is_empty(self) -> bool:
        return self.kind in EMPTY


def seats_shown(live: LiveTable, visitor: Visitor, now: wire.TableNow) -> list[SeatShown]:
    return [_shown(live, visitor, now, at) for at in range(len(now.seats))]


def _shown(live: LiveTable, visitor: Visitor, now: wire.TableNow, at: int) -> SeatShown:
    seat = now.seats[at]
    is_empty = seat.kind in EMPTY
    return SeatShown(
        at,
        seat.name if is_empty else live.record.names()[at],
        seat.kind,
        seat.level,
        seat.handed,
        at in now.yours,
        at == now.to_act,
        _time(now, at),
        is_empty and _can_sit(live, visitor, at),
        _link(live, visitor, at) if is_empty else "",
    )


def _time(now: wire.TableNow, at: int) -> str:
    """The time of a seat; the patience of the others is for whoever decides."""
    if now.clock is None or (isinstance(now.clock.rule, wire.Patience) and at != now.to_act):
        return ""
    return time_left(now.clock.left[at])


def _can_sit(live: LiveTable, visitor: Visitor, at: int) -> bool:
    try:
        seating.check_open(live, visitor, at)
    except Refused:
        return False
    return True


def _link(live: LiveTable, visitor: Visitor, at: int) -> str:
    """The link to an empty seat, for those who may give it away."""
    if live.status != "waiting":
        return ""
    try:
        answer = seating.link(live, visitor, wire.Link("page", at)).answer
    except Refused:
        return ""
    assert isinstance(answer, wire.Ok)
    return answer.link
