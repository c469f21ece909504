"""What a message asks for, decided without changing anything: a refusal, or a Decision."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from fondaco import Event, Refused, Table
from fondaco.server import wire
from fondaco.server.journal import Happening
from fondaco.server.visitor import Visitor

if TYPE_CHECKING:
    from fondaco.server.room import Room


class Decision:
    """What is to be kept in the journal, and how the table stands after it; or just an answer."""

    def __init__(
        self,
        *bodies: Happening,
        table: Table | None = None,
        events: Sequence[Event] = (),
        answer: wire.ServerMessage | None = None,
    ) -> None:
        self.bodies = bodies
        self.table = table
        self.events = events
        self.answer = answer


Decide = Callable[["Room", Visitor, Any], Decision]


def check_holds(room: "Room", visitor: Visitor, seat: int) -> None:
    """Refuse whoever does not hold that seat."""
    check_seat(room, seat)
    check_may_play(visitor)
    if seat not in room.record.seats_of(visitor.person):
        raise Refused(f"Seat {seat + 1} is not yours.")


def check_seat(room: "Room", seat: int) -> None:
    if seat >= len(room.record.seats):
        raise Refused(f"There is no seat {seat + 1} at this table.")


def check_may_play(visitor: Visitor) -> None:
    if not visitor.may_play:
        raise Refused("You are watching; this takes somebody who may play.")


def check_owner(room: "Room", visitor: Visitor) -> None:
    check_may_play(visitor)
    if not room.is_owner(visitor):
        raise Refused("That is for who opened the table.")


def check_waiting(room: "Room") -> None:
    if room.status != "waiting":
        raise Refused("The game has begun.")


def check_playing(room: "Room") -> Table:
    """The table of a game that is going on."""
    if room.status == "waiting":
        raise Refused("The game has not begun.")
    if room.status != "playing" or room.table is None:
        raise Refused("The game is over.")
    return room.table


def own_seats(room: "Room", visitor: Visitor) -> list[int]:
    """The seats that the visitor holds, at least one."""
    check_may_play(visitor)
    seats = room.record.seats_of(visitor.person)
    if not seats:
        raise Refused("You have no seat at this table.")
    return seats
