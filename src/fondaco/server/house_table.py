"""The table of the house: its best bots play there, one title after the other, for whoever watches.
Where nobody does, they rest; and the game that is over is followed by one of the next title."""

import fondaco
from fondaco.games.shelf import TITLES
from fondaco.players import levels
from fondaco.server import lobby
from fondaco.server.aside import NoTable, SetAside
from fondaco.server.house import House
from fondaco.server.room import Room

SEATS = 3
NAME = "house table"  # under which all processes find the one that is played now


async def current(house: House) -> Room:
    """The table that is played now; a new one, where there is none or its game is over."""
    id = await house.store.house_value(NAME, "")
    last = await _room(house, id) if id else None
    if last is not None and last.live.status == "playing":
        return last
    return await _next(house, id, _title_after(last))


async def _room(house: House, id: str) -> Room | None:
    try:
        return await house.room(id)
    except (NoTable, SetAside):
        return None


def _title_after(last: Room | None) -> str:
    """Titles come in turn."""
    at = -1 if last is None else TITLES.index(last.live.record.opened.title)
    return TITLES[(at + 1) % len(TITLES)]


async def _next(house: House, old: str, title: str) -> Room:
    """Open the next one; if another process was faster, that one counts, and this is left alone."""
    house.orders.check_open()
    seats = max(number for number in fondaco.game(title).seats if number <= SEATS)
    room = await lobby.open_house_table(house, title, seats, levels(title)[-1])
    id = await house.store.replace_house_value(NAME, old, room.id)
    return room if id == room.id else await house.room(id)
