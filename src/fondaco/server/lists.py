"""Lists of tables: those that are open to everybody, and those of a person."""

import fondaco
from fondaco import Refused
from fondaco.server import wire
from fondaco.server.house import House
from fondaco.server.rows import StoredTable

LIST = 100


def table_row(stored: StoredTable, person: str) -> wire.TableRow:
    """A table in a list."""
    return wire.TableRow(
        stored.id,
        stored.opened.title,
        _name(stored.opened.title),
        "aside" if stored.aside else stored.status,
        stored.seats,
        stored.listed,
        stored.moves,
        stored.changed,
        bool(person) and stored.turn == person and not stored.aside,
    )


def _name(title: str) -> str:
    """The name of a title, even of one that is no longer on the shelf."""
    try:
        return fondaco.game(title).name
    except Refused:
        return title


async def listed(house: House, person: str) -> list[wire.TableRow]:
    return [table_row(stored, person) for stored in await house.store.tables.listed(LIST)]


async def mine(house: House, person: str) -> list[wire.TableRow]:
    """The tables of a person, those waiting for that person first."""
    rows = [table_row(stored, person) for stored in await house.store.tables.of(person, LIST)]
    return sorted(rows, key=lambda row: (not row.your_turn, row.status == "over", -row.changed))
