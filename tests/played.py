"""Games that people have played to the end, put into a house from their logs."""

import itertools

from msgspec import Struct

import fondaco
from fondaco.reading import Reader
from fondaco.server import journal
from fondaco.server.house import House
from fondaco.server.journal import Entry, Happening
from fondaco.server.opened import Opened, Wish
from fondaco.server.record import Record
from fondaco.server.summary import summary_of
from houses import OpenHouse

MINUTE = 60_000
_numbers = itertools.count(1)


class Seated(Struct, frozen=True):
    """Who has a seat: a person by id and name, or a bot by its level."""

    person: str = ""
    name: str = ""
    level: str = ""


def person_called(house: OpenHouse, name: str) -> str:
    """The id of the one person with that name."""

    async def work(inside: House) -> str:
        [(id,)] = await inside.store.rows("SELECT id FROM people WHERE name = ?", (name,))
        return str(id)

    found: str = house.run(work)
    return found


def finished(
    house: OpenHouse, log: str, seats: list[Seated], ended: int, rated: bool = False
) -> str:
    """A table at which these have played the game of a log; it took an hour. Its id."""
    head = Reader(log).head()
    rows = log.splitlines()
    begin = next(at for at, row in enumerate(rows) if row.startswith("start")) + 1
    bodies: list[Happening] = [_sat(at, one) for at, one in enumerate(seats)]
    bodies.append(journal.Started("\n".join(rows[:begin])))
    moves: list[Happening] = [journal.Moved(row) for row in rows[begin:-1]]
    wishes = [Wish("open")] * len(seats)
    opened = Opened(head.title, head.options, wishes, _owner(seats), False, "", rated=rated)
    id = f"played{next(_numbers):010}"

    async def work(inside: House) -> None:
        record = Record(opened)
        entries = _entries([*bodies, *moves], len(bodies), ended)
        for entry in entries:
            record.add(entry)
        summary = summary_of(record, fondaco.replay(log))
        await inside.store.tables.add(id, opened, "", entries, summary)

    house.run(work)
    return id


def _sat(at: int, one: Seated) -> Happening:
    return journal.Filled(at, one.level) if one.level else journal.Sat(at, one.person, one.name)


def _owner(seats: list[Seated]) -> str:
    return next(one.person for one in seats if one.person)


def _entries(bodies: list[Happening], beginning: int, ended: int) -> list[Entry]:
    """The game begins an hour before its end."""
    began = ended - 60 * MINUTE
    return [
        Entry(at, "test", f"c{at}", body, began if at <= beginning else ended)
        for at, body in enumerate(bodies, 1)
    ]
