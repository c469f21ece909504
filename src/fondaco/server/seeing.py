"""How much of a game somebody was shown: so that what happened since can be played back to them."""

from fondaco.server import wire
from fondaco.server.house import House
from fondaco.server.room import Room
from fondaco.server.visitor import Visitor


def _plays(room: Room, visitor: Visitor) -> bool:
    return visitor.may_play and bool(room.live.record.seats_of(visitor.person))


async def note(house: House, room: Room, visitor: Visitor, moves: int) -> None:
    """Somebody who plays there has seen so many moves."""
    if _plays(room, visitor) and not house.warden.is_resting:
        seen = min(moves, len(room.live.record.lines))
        await house.store.own.keep_seen(visitor.person, room.id, seen, house.runtime.now())


async def since(house: House, room: Room, visitor: Visitor) -> wire.Since | None:
    """What somebody who plays there has seen last, if the game has gone on."""
    if not _plays(room, visitor):
        return None
    seen = await house.store.own.seen(visitor.person, room.id)
    is_new = seen is not None and seen[0] < len(room.live.record.lines)
    return wire.Since(*seen) if seen is not None and is_new else None
