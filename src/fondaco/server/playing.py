"""Moves, previews and reasons; taking back; ending a game early."""

from typing import TYPE_CHECKING

from fondaco import Refused, Sealed, Table
from fondaco.server import journal, wire
from fondaco.server.decisions import Decision, check_playing, own_seats
from fondaco.server.journal import split
from fondaco.server.visitor import Visitor

if TYPE_CHECKING:
    from fondaco.server.room import Room


def play(room: "Room", visitor: Visitor, message: wire.Play) -> Decision:
    acting_seat(room, visitor)
    return moved(room, message.move)


def moved(room: "Room", text: str) -> Decision:
    """A legal move of the seat that is to act, on a copy of the table."""
    table = check_playing(room)
    move = table.legal_move(text, table.to_act)
    after = table.copy()
    events = after.play_move(move)
    body = journal.Moved(after.last_row(), room.spent(), gained(room, after))
    return Decision(body, table=after, events=events)


def gained(room: "Room", after: Table) -> int:
    """The milliseconds that a clock adds for a turn, or a part of one, that is done."""
    rule = room.record.opened.clock
    if not isinstance(rule, wire.Bank) or after.to_act == room.to_act:
        return 0
    return rule.increment * 1000


def acting_seat(room: "Room", visitor: Visitor) -> int:
    """The seat that is to act, if the visitor may act for it."""
    table = check_playing(room)
    seats = own_seats(room, visitor)
    seat = table.to_act
    assert seat is not None
    if seat not in seats:
        raise Refused(f"It is for {room.record.names()[seat]} to decide.")
    if room.record.seats[seat].level:
        raise Refused("A bot plays for you: take your seat back first.")
    return seat


def preview(room: "Room", visitor: Visitor, message: wire.Preview) -> Decision:
    seat = acting_seat(room, visitor)
    table = check_playing(room)
    view = table.preview(message.move, seat)
    events = table.foretell(message.move, seat)
    return Decision(answer=wire.Previewed(message.cid, view, events))


def why(room: "Room", visitor: Visitor, message: wire.Why) -> Decision:
    acting_seat(room, visitor)
    refused = check_playing(room).why_not(message.move)
    if refused is None:
        return Decision(answer=wire.Reason(message.cid, ""))
    reason = wire.Reason(message.cid, refused.text, refused.clause, refused.page)
    return Decision(answer=reason)


def undo(room: "Room", visitor: Visitor, message: wire.Undo) -> Decision:
    table = check_playing(room)
    seats = own_seats(room, visitor)
    mine = last_own_move(room, seats)
    if mine == len(room.record.lines) - 1 and table.can_undo:
        return free_undo(table, split(room.record.lines[mine])[0])
    to = room.replay.beginning_of_decision(mine)
    seat = split(room.record.lines[mine])[0]
    return asked(room, journal.Asked(seat, "undo", to))


def last_own_move(room: "Room", seats: list[int]) -> int:
    for number in range(len(room.record.lines) - 1, -1, -1):
        if split(room.record.lines[number])[0] in seats:
            return number
    raise Refused("You have made no move that could be taken back.")


def free_undo(table: Table, seat: int) -> Decision:
    """Nothing was revealed since, and nobody else acted."""
    after = table.copy()
    after.undo()
    return Decision(journal.TookBack(seat, after.moves_played, False), table=after)


def end(room: "Room", visitor: Visitor, message: wire.End) -> Decision:
    check_playing(room)
    return asked(room, journal.Asked(own_seats(room, visitor)[0], "end", 0))


def asked(room: "Room", wish: journal.Asked) -> Decision:
    """Ask the others, if there are any who decide."""
    if not others(room, wish.seat):
        return granted(room, wish)
    return Decision(wish)


def others(room: "Room", seat: int) -> set[str]:
    return room.record.deciders() - {room.record.seats[seat].person}


def granted(
    room: "Room", wish: journal.Asked | wire.AskedNow, *before: journal.Happening
) -> Decision:
    if wish.what == "end":
        return ended(room, "all agreed", *before)
    after = room.replay.after(wish.to)
    return Decision(*before, journal.TookBack(wish.seat, wish.to, True), table=after)


def ended(room: "Room", why: str, *before: journal.Happening) -> Decision:
    """Leave the game; a sealed table tells its seed."""
    after = check_playing(room).copy()
    if isinstance(after.chance.source, Sealed):
        after.reveal()
    return Decision(*before, journal.Ended(why), table=after)


def answer(room: "Room", visitor: Visitor, message: wire.Answer) -> Decision:
    check_playing(room)
    wish = room.record.asked
    if wish is None:
        raise Refused("Nothing is being asked.")
    seats = own_seats(room, visitor)
    if message.yes and visitor.person == room.record.seats[wish.seat].person:
        raise Refused("It is for the others to say.")
    agreed = journal.Agreed(seats[0], message.yes)
    if message.yes and all_agree(room, wish, visitor):
        return granted(room, wish, agreed)
    return Decision(agreed)


def all_agree(room: "Room", wish: wire.AskedNow, visitor: Visitor) -> bool:
    said_yes = {room.record.seats[seat].person for seat in wish.yes} | {visitor.person}
    return others(room, wish.seat) <= said_yes
