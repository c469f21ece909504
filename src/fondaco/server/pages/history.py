"""What happened at a table, for those who were not there."""

import msgspec
from starlette.requests import Request

from fondaco.server import journal, presenter, wire
from fondaco.server.charging import charged
from fondaco.server.live import LiveTable
from fondaco.server.middleware import HttpRefusal
from fondaco.server.requests import house_of
from fondaco.server.store.tables import StoredTables

TALE = 40  # moves that are told again
NOTES_BACK = 300  # entries among which chat and notes are looked for
NOTES = 30

Told = tuple[int, int, list[str]]  # the number of a move, its seat, and its sentences


async def tale(request: Request, live: LiveTable, eyes: int | None) -> list[Told]:
    """The last moves that count, as a seat or an onlooker may know them, the newest first; none for
    those who have asked for too much."""
    if live.shown is None:
        return []
    since = max(1, len(live.record.lines) - TALE + 1)
    try:
        async with charged(request) as bill:
            found = await house_of(request).history.story(live, eyes, since, bill)
    except HttpRefusal:
        return []
    told = msgspec.json.decode(found, type=wire.Story).moves
    return [(line.at, line.seat, line.lines) for line in reversed(told) if line.lines]


async def notes(live: LiveTable, tables: StoredTables, eyes: int | None) -> list[str]:
    """Chat, and all that is no move, the newest first."""
    since = max(0, live.record.seq - NOTES_BACK)
    entries = await tables.journal(live.id, since)
    found = [
        line
        for entry in entries
        if not isinstance(entry.body, journal.Moved)
        for line in presenter.told(live, entry, [], eyes, None).lines
    ]
    return found[-NOTES:][::-1]
