"""What a message asks for, decided without changing anything: a refusal, or a Decision."""

from collections.abc import Sequence

from fondaco import Event, Refused, Table
from fondaco.server import wire
from fondaco.server.journal import Happening
from fondaco.server.live import LiveTable
from fondaco.server.visitor import Visitor

# What a client may ask of a table; the rest of the wire speaks of sockets, or of other tables.
Message = (
    wire.Play
    | wire.TellLuck
    | wire.Preview
    | wire.Why
    | wire.Destinations
    | wire.Undo
    | wire.End
    | wire.Answer
    | wire.Say
    | wire.Sit
    | wire.AddNonce
    | wire.Leave
    | wire.Fill
    | wire.Start
    | wire.Hand
    | wire.Take
    | wire.Resign
    | wire.Link
    | wire.Revoke
    | wire.Choose
    | wire.Remove
    | wire.Close
    | wire.Hush
)


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


def check_holds(live: LiveTable, visitor: Visitor, seat: int) -> None:
    """Refuse whoever does not hold that seat."""
    check_seat(live, seat)
    check_may_play(visitor)
    if seat not in live.record.seats_of(visitor.person):
        raise Refused(f"Seat {seat + 1} is not yours.")


def check_seat(live: LiveTable, seat: int) -> None:
    if seat >= len(live.record.seats):
        raise Refused(f"There is no seat {seat + 1} at this table.")


def check_may_play(visitor: Visitor) -> None:
    if not visitor.may_play:
        raise Refused("You are only watching; this is for players.")


def check_owner(live: LiveTable, visitor: Visitor) -> None:
    check_may_play(visitor)
    if not live.is_owner(visitor):
        raise Refused("Only the person who opened the table can do that.")


def check_not_resigned(live: LiveTable, seat: int) -> None:
    if live.record.seats[seat].has_resigned:
        raise Refused("You have resigned.")


def check_waiting(live: LiveTable) -> None:
    if live.status != "waiting":
        raise Refused("The game has already begun.")


def check_playing(live: LiveTable) -> Table:
    """The table of a game that is going on."""
    if live.status == "waiting":
        raise Refused("The game has not begun yet.")
    if live.status != "playing":
        raise Refused("The game is over.")
    if live.table is None:
        raise Refused(live.problem or "The game has not begun yet.")
    return live.table


def own_seats(live: LiveTable, visitor: Visitor) -> list[int]:
    """The seats that the visitor holds, at least one."""
    check_may_play(visitor)
    seats = live.record.seats_of(visitor.person)
    if not seats:
        raise Refused("You have no seat at this table.")
    return seats
