"""A live table and its journal, kept in step: what happens here, and what other processes did."""

import logging
from collections.abc import Sequence

from fondaco import Event, Refused, Table
from fondaco.server import journal
from fondaco.server.database import WriteFailed
from fondaco.server.decisions import Decision
from fondaco.server.journal import CHANGES_POSITION, Entry
from fondaco.server.live import LiveTable, News
from fondaco.server.metrics import Metrics
from fondaco.server.positions import Position, position_of
from fondaco.server.record import Record
from fondaco.server.store.tables import StoredTables
from fondaco.server.summary import summary_of

HOUSE = "house"
UNREADABLE = "The table could not be read any further. Please come back to it."

log = logging.getLogger("fondaco.room")


class Keeper:
    """Writes the journal of one table, and reads what others have written."""

    def __init__(self, live: LiveTable, tables: StoredTables, metrics: Metrics) -> None:
        self.live = live
        self.tables = tables
        self.metrics = metrics
        self.known_to_be = 0  # the number that another process has told of
        self.is_doubtful = False  # the store may hold more than we know
        self.is_broken = False  # half read: the house has to open the table anew

    @property
    def is_behind(self) -> bool:
        """Whether others have made an entry, or may have, that is not known here."""
        return self.is_doubtful or self.is_broken or self.live.record.seq < self.known_to_be

    async def catch_up(self) -> list[News]:
        """Read what others have written."""
        if self.is_broken:
            raise Refused(UNREADABLE)
        known = self.known_to_be
        try:
            entries = await self.tables.journal(self.live.id, self.live.record.seq)
            news: list[News] = [(entry, self.live.follow(entry)) for entry in entries]
        except WriteFailed:
            raise
        except Exception as problem:
            log.exception("could not follow", extra={"table": self.live.id})
            self.is_broken = True
            raise Refused(UNREADABLE) from problem
        if self.known_to_be == known:  # else there is more by now
            self.known_to_be = self.live.record.seq
        return news

    async def append(self, author: str, cid: str, decision: Decision) -> list[News]:
        """Write to the journal, durably, then let the table stand so; nothing, if another process
        was faster."""
        live = self.live
        entries = self._entries(author, cid, decision)
        record = live.record.copy()
        for entry in entries:
            record.add(entry)
        table = decision.table or live.table
        position = self._position(record, table, decision)
        is_due = position is not None and live.is_position_due(record, table)
        summary = summary_of(record, table, live.past)
        try:
            is_kept = await self.tables.append(live.id, entries, summary, position, is_due)
        except WriteFailed:
            self.is_doubtful = True  # it may have been kept all the same
            raise
        if not is_kept:
            return []
        live.stand(record, table, position if is_due else None)
        self.metrics.entries.inc(len(entries))
        return [(entry, _events(entry, decision)) for entry in entries]

    def _position(self, record: Record, table: Table | None, decision: Decision) -> Position | None:
        """How the game stands after a decision that changes it."""
        if table is None or not any(isinstance(b, CHANGES_POSITION) for b in decision.bodies):
            return None
        return position_of(table, len(record.lines))

    def _entries(self, author: str, cid: str, decision: Decision) -> list[Entry]:
        first = self.live.record.seq + 1
        now = self.live.runtime.now()
        entries = [Entry(first, author, cid, decision.bodies[0], now)]
        for number, body in enumerate(decision.bodies[1:], first + 1):
            entries.append(Entry(number, HOUSE, f"after {number}", body, now))
        return entries

    async def entry_of(self, author: str, cid: str) -> int | None:
        """The number of the entry that an author has made under that cid, here or elsewhere."""
        return await self.tables.entry_of(self.live.id, author, cid)


def _events(entry: Entry, decision: Decision) -> Sequence[Event]:
    return decision.events if isinstance(entry.body, journal.Moved) else ()
