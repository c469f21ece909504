"""What happened at a table, for those who were not there."""

from fondaco.server import journal, presenter
from fondaco.server.journal import split
from fondaco.server.live import LiveTable
from fondaco.server.store.tables import StoredTables

TALE = 40  # moves that are told again
NOTES_BACK = 300  # entries among which chat and notes are looked for
NOTES = 30

Told = tuple[int, int, list[str]]  # the number of a move, its seat, and its sentences


def tale(live: LiveTable, eyes: int | None) -> list[Told]:
    """The last moves that count, as a seat or an onlooker may know them, the newest first."""
    if live.table is None:
        return []
    lines = live.record.lines
    first = max(0, len(lines) - TALE)
    table = live.replay.after(first)
    names = live.record.names()
    found: list[Told] = []
    for at in range(first, len(lines)):
        events = [event.seen_by(eyes) for event in live.replay.play_line(table, lines[at])]
        sentences = presenter.sentences(live.game, events, names)
        found.append((at + 1, split(lines[at])[0], sentences))
    return [told for told in reversed(found) if told[2]]


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
