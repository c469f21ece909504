"""A game that somebody can hardly win any more, as the house has seen it."""

from fondaco.server.fading import DECISIONS
from fondaco.server.house import House
from houses import OpenHouse


def lose(house: OpenHouse, table: str) -> None:
    """Seat 0 has had hardly a chance for long."""

    async def note(inside: House) -> None:
        room = await inside.open_room(table)
        room.live.fading[0] = DECISIONS

    house.run(note)
