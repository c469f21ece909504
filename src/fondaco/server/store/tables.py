"""Tables, the journal of each, and what lists show of them."""

from collections.abc import Awaitable, Sequence

import msgspec

from fondaco.server import journal
from fondaco.server.database import Connection, Row
from fondaco.server.journal import Entry
from fondaco.server.opened import Opened
from fondaco.server.positions import Position
from fondaco.server.rows import COLUMNS, StoredTable, Summary, entry_from, table_from
from fondaco.server.solos import solo_of
from fondaco.server.store.calls import note_calls, note_offers
from fondaco.server.store.moments import take_back, write_latest, write_positions
from fondaco.server.store.queries import Queries
from fondaco.server.store.ratings import write_rated
from fondaco.server.store.results import write_result
from fondaco.server.store.traces import forget, note_speakers
from fondaco.server.store.voyages import add_voyage

ENTRIES = """SELECT seq, author, cid, body, made FROM journal
    WHERE table_id = ? AND seq > ? ORDER BY seq"""
SEATS_CHANGE = (
    journal.Sat,
    journal.Became,
    journal.Left,
    journal.Removed,
    journal.Forgotten,
)


class StoredTables(Queries):
    """All tables that were ever opened."""

    def add(
        self,
        id: str,
        opened: Opened,
        seed: str,
        entries: Sequence[Entry],
        summary: Summary,
        made: int = 0,
        positions: Sequence[Position] = (),
        link: str = "",
    ) -> Awaitable[None]:
        """Keep a new table with its first entries; if there are none, as of `made`. The last of its
        positions, if it has any, is how it stands. A daily voyage is shared under the link."""

        def work(connection: Connection) -> None:
            now = entries[-1].made if entries else made
            connection.change(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?, ?, 0)",
                (
                    id,
                    msgspec.json.encode(opened).decode(),
                    seed,
                    summary.status,
                    int(opened.listed),
                    summary.turn,
                    summary.deadline,
                    summary.moves,
                    msgspec.json.encode(summary.seats).decode(),
                    now,
                    now,
                    _scores(summary),
                ),
            )
            for entry in entries:
                _insert(connection, id, entry)
            write_positions(connection, id, positions[:-1])
            for latest in positions[-1:]:
                write_latest(connection, id, latest)
            _seat_people(connection, id, summary.people)
            note_offers(connection, id, opened, now)
            _write_end(connection, id, summary)
            solo = solo_of(opened.title, opened.options) if opened.voyage else None
            if solo is not None:
                add_voyage(connection, id, opened.voyage, solo.id, link)

        return self.database.write(work)

    def append(
        self,
        table: str,
        entries: Sequence[Entry],
        summary: Summary,
        latest: Position | None = None,
        is_kept: bool = False,
    ) -> Awaitable[bool]:
        """Add entries to a journal, all or none, and how the game stands after them, which may be
        kept as a position along it; False if another process was faster, or the same author has
        sent that cid before."""

        def work(connection: Connection) -> bool:
            if not _insert(connection, table, entries[0]):
                return False
            for entry in entries[1:]:
                _insert(connection, table, entry)
            _keep_course(connection, table, entries)
            note_speakers(connection, table, entries)
            forget(connection, table, entries)
            if latest is not None:
                write_latest(connection, table, latest)
                write_positions(connection, table, [latest] if is_kept else [])
            note_calls(connection, table, entries, summary)
            _summarize(connection, table, summary, entries[-1].made)
            if any(isinstance(entry.body, SEATS_CHANGE) for entry in entries):
                connection.change("DELETE FROM sitting WHERE table_id = ?", (table,))
                _seat_people(connection, table, summary.people)
            connection.tell(f"{table} {entries[-1].seq}")
            return True

        return self.database.write(work, table)

    async def stored(self, id: str) -> StoredTable | None:
        row = await self.one(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (id,))
        return table_from(row) if row else None

    async def journal(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number. They are read where the rows are, in a thread: of
        a long game that takes a while."""

        def work(connection: Connection) -> list[Entry]:
            return [entry_from(row) for row in connection.rows(ENTRIES, (table, after))]

        return await self.database.read(work)

    async def said(self, table: str) -> list[Entry]:
        """The chat of a table."""
        rows = await self.rows(
            """SELECT seq, author, cid, body, made FROM journal
                WHERE table_id = ? AND body LIKE '{"is":"said"%' ORDER BY seq""",
            (table,),
        )
        return [entry_from(row) for row in rows]

    async def raw_journal(self, table: str, after: int = 0) -> list[Row]:
        return await self.rows(ENTRIES, (table, after))

    async def entry_of(self, table: str, author: str, cid: str) -> int | None:
        """The number of the entry that an author has made under that cid."""
        row = await self.one(
            "SELECT seq FROM journal WHERE table_id = ? AND author = ? AND cid = ?",
            (table, author, cid),
        )
        return int(row[0]) if row else None

    def set_aside(self, table: str, why: str) -> Awaitable[int]:
        """Note that a table cannot be played on; with no reason, that it can again."""
        return self.change(
            "UPDATE tables SET aside = ? WHERE id = ? AND aside <> ?", (why, table, why)
        )

    async def listed(self, limit: int) -> list[StoredTable]:
        """Public tables that wait for players or are being played, the newest first."""
        rows = await self.rows(
            f"""SELECT {COLUMNS} FROM tables WHERE listed = 1 AND aside = ''
                AND status IN ('waiting', 'playing')
                ORDER BY status DESC, changed DESC LIMIT ?""",
            (limit,),
        )
        return [table_from(row) for row in rows]

    async def of(self, person: str, limit: int) -> list[StoredTable]:
        columns = ", ".join([f"t.{column.strip()}" for column in COLUMNS.split(",")])
        sql = f"""SELECT {columns} FROM sitting s JOIN tables t ON t.id = s.table_id
            WHERE s.person = ? ORDER BY t.changed DESC LIMIT ?"""

        def work(connection: Connection) -> list[StoredTable]:
            return [table_from(row) for row in connection.rows(sql, (person, limit))]

        return await self.database.read(work)

    async def latest(self, limit: int) -> list[StoredTable]:
        """The tables that changed last."""
        sql = f"SELECT {COLUMNS} FROM tables ORDER BY changed DESC LIMIT ?"
        return [table_from(row) for row in await self.rows(sql, (limit,))]

    async def listed_by(self, owner: str) -> int:
        """How many tables somebody has in the public list now."""
        rows = await self.rows(
            """SELECT t.opened FROM sitting s JOIN tables t ON t.id = s.table_id
                WHERE s.person = ? AND t.listed = 1 AND t.aside = ''
                AND t.status IN ('waiting', 'playing')""",
            (owner,),
        )
        return len([1 for (text,) in rows if f'"owner":"{owner}"' in text])

    async def all_ids(self) -> list[str]:
        return [id for (id,) in await self.rows("SELECT id FROM tables ORDER BY made")]

    async def aside(self) -> dict[str, str]:
        """The tables that were set aside, and why."""
        rows = await self.rows("SELECT id, aside FROM tables WHERE aside <> ''")
        return dict(rows)


def _insert(connection: Connection, table: str, entry: Entry) -> bool:
    """Whether the entry was new, and its number still free."""
    values = (table, entry.seq, entry.author, entry.cid, journal.written(entry.body), entry.made)
    sql = "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    return connection.change(sql, values) == 1


def _keep_course(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    for entry in entries:
        if isinstance(entry.body, journal.TookBack):
            take_back(connection, table, entry.body.to)


def _scores(summary: Summary) -> str:
    return msgspec.json.encode(summary.scores).decode() if summary.scores is not None else ""


def _summarize(connection: Connection, table: str, summary: Summary, now: int) -> None:
    connection.change(
        """UPDATE tables SET status = ?, turn = ?, deadline = ?, moves = ?, seats = ?, changed = ?,
            scores = ? WHERE id = ?""",
        (
            summary.status,
            summary.turn,
            summary.deadline,
            summary.moves,
            msgspec.json.encode(summary.seats).decode(),
            now,
            _scores(summary),
            table,
        ),
    )
    _write_end(connection, table, summary)


def _write_end(connection: Connection, table: str, summary: Summary) -> None:
    """What came of a game that is over."""
    if summary.result is not None:
        write_result(connection, table, summary.result)
    if summary.rated is not None:
        write_rated(connection, table, summary.rated)


def _seat_people(connection: Connection, table: str, people: Sequence[str]) -> None:
    for person in people:
        connection.change(
            "INSERT INTO sitting VALUES (?, ?) ON CONFLICT DO NOTHING", (person, table)
        )
