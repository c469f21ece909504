"""Looking back: any moment of a game, and its log."""

from typing import TYPE_CHECKING

import fondaco
from fondaco import Refused
from fondaco.server import showing, wire
from fondaco.server.house import NoTable, SetAside
from fondaco.server.journal import split
from fondaco.server.room import Room
from fondaco.server.visitor import Visitor

if TYPE_CHECKING:
    from fondaco.server.house import House


def moment(room: Room, visitor: Visitor, at: int, chosen: int | None) -> wire.Moment:
    """A table after one of its moves: as who asks may see it; after the end, from any seat."""
    lines = room.record.lines
    if room.table is None or at > len(lines):
        raise NoTable(f"This table has no moment {at}.")
    eyes = room.eyes(visitor, chosen)
    if room.status == "over" and chosen is not None and chosen < len(room.record.seats):
        eyes = chosen
    table = room.replay.after(max(0, at - 1))
    events = room.replay.play_line(table, lines[at - 1]) if at else []
    seen = [event.seen_by(eyes) for event in events]
    seat, move = split(lines[at - 1]) if at else (None, "")
    may_read = room.status == "over" or seat == eyes
    return wire.Moment(
        room.id,
        at,
        len(lines),
        seat,
        move if may_read else "",
        seen,
        showing.sentences(room.game, seen, room.record.names()),
        table.view(eyes),
    )


async def log_of(house: "House", id: str, visitor: Visitor) -> str:
    """The log of a game that is over; of one that was set aside, what is stored of it."""
    try:
        room = await house.room(id)
    except SetAside:
        return await house.export(id, visitor)
    if room.status != "over" or room.table is None:
        raise Refused("The log can be had when the game is over: it holds what is still secret.")
    table: fondaco.Table = room.table
    return table.log()
