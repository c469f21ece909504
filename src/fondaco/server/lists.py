"""Lists of tables: those that are open to everybody, and those of a person."""

import fondaco
from fondaco import Refused
from fondaco.server import wire
from fondaco.server.house import House
from fondaco.server.rows import StoredTable
from fondaco.server.seat import SOMEBODY

LIST = 100
NO_END = 1 << 62


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
        stored.deadline,
        invited_by(stored, person),
    )


def invited_by(stored: StoredTable, person: str) -> str:
    """Who holds a seat for that person at a table that has not begun."""
    if stored.status != "waiting" or stored.aside:
        return ""
    wishes = stored.opened.seats
    held = [at for at, wish in enumerate(wishes) if person and wish.person == person]
    if not any(stored.seats[at].kind == "held" for at in held):
        return ""
    return next((wish.name for wish in wishes if wish.person == stored.opened.owner), SOMEBODY)


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
    return sorted(rows, key=_urgency)


def _urgency(row: wire.TableRow) -> tuple[bool, int, bool, bool, int]:
    """Those where somebody is asked come first, and of them where least time is left; then
    invitations."""
    until = row.deadline if row.your_turn and row.deadline is not None else NO_END
    return (not row.your_turn, until, not row.invited, row.status == "over", -row.changed)
