"""What is answered to one message that is not about a single socket."""

import time

from fondaco import Refused
from fondaco.server import lobby, seeing, teacher, wire
from fondaco.server.asker import Asker
from fondaco.server.database import WriteFailed
from fondaco.server.house import House
from fondaco.server.limits import Limits
from fondaco.server.room import Reply, Room
from fondaco.server.visitor import Visitor


async def talk(
    house: House,
    room: Room,
    visitor: Visitor,
    message: wire.ClientMessage,
    reply: Reply,
    limits: Limits,
    whose: str,
) -> None:
    """Answer one message that is not about a single socket; `whose` is the address, in public."""
    began = time.monotonic()

    def counted(answer: wire.ServerMessage) -> None:
        metrics = house.metrics
        kinds = (str(message.__struct_config__.tag), str(answer.__struct_config__.tag))
        metrics.messages.labels(*kinds).inc()
        metrics.answer_seconds.observe(time.monotonic() - began)
        reply(answer)

    match message:
        case wire.Ping() | wire.Hello():
            counted(wire.Pong())
        case _ if against := house.orders.against(visitor.person, message):
            counted(wire.Refused(getattr(message, "cid", ""), against))
        case wire.Seen() | wire.Stand() | wire.Rematch():
            counted(await _arranged(house, room, visitor, message, limits))
        case wire.AskHint():
            asker = Asker(limits, visitor.person, whose)
            counted(await teacher.hinted(house.bots, room, visitor, message, asker))
        case wire.Look():
            counted(
                wire.Refused(
                    message.cid, "There is no screen here: name a seat with ?seat= instead."
                )
            )
        case wire.Say() if not limits.chat.pay(visitor.person):
            counted(wire.Refused(message.cid, "That is too much chat at once. Wait a moment."))
        case _:
            await room.handle(visitor, message, counted)


async def _arranged(
    house: House,
    room: Room,
    visitor: Visitor,
    message: wire.Seen | wire.Stand | wire.Rematch,
    limits: Limits,
) -> wire.ServerMessage:
    """What is not decided at the table alone: what somebody keeps for themselves, another game."""
    if isinstance(message, wire.Seen):
        await seeing.note(house, room, visitor, message.moves)
        return wire.Pong()
    if isinstance(message, wire.Stand):
        return await room.stand(visitor, message)
    return await _rematch(house, room, visitor, message, limits)


async def _rematch(
    house: House, room: Room, visitor: Visitor, message: wire.Rematch, limits: Limits
) -> wire.ServerMessage:
    """A table for another game; it counts as one that somebody opens."""
    try:
        lobby.check_played(room, visitor)
        if not room.live.record.rematch and not limits.tables.pay(visitor.person):
            raise Refused("That is too much at once. Wait a moment, then try again.")
        table = await lobby.rematch(house, room, visitor, message.own_nonces)
    except (Refused, WriteFailed) as problem:
        return wire.Refused(message.cid, str(problem))
    return wire.Ok(message.cid, room.live.record.seq, table=table)
