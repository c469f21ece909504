"""Tables, the journal of each, and what lists show of them."""

from collections.abc import Awaitable, Sequence

import msgspec

from fondaco.server import journal
from fondaco.server.database import Connection, Row
from fondaco.server.journal import Entry, Opened
from fondaco.server.rows import BOT, COLUMNS, StoredTable, Summary, entry_from, table_from
from fondaco.server.store.queries import Queries

SEATS_CHANGE = (journal.Sat, journal.Became, journal.Left)


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
    ) -> Awaitable[None]:
        """Keep a new table with its first entries; if there are none, as of `made`."""

        def work(connection: Connection) -> None:
            now = entries[-1].made if entries else made
            connection.change(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?)",
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
                ),
            )
            for entry in entries:
                _insert(connection, id, entry)
            _seat_people(connection, id, summary.people)

        return self.database.write(work)

    def append(self, table: str, entries: Sequence[Entry], summary: Summary) -> Awaitable[bool]:
        """Add entries to a journal, all or none; False if another process was faster, or the
        same author has sent that cid before."""

        def work(connection: Connection) -> bool:
            if not _insert(connection, table, entries[0]):
                return False
            for entry in entries[1:]:
                _insert(connection, table, entry)
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
        """The entries of a table after a number."""
        rows = await self.raw_journal(table, after)
        return [entry_from(row) for row in rows]

    async def raw_journal(self, table: str, after: int = 0) -> list[Row]:
        return await self.rows(
            """SELECT seq, author, cid, body, made FROM journal
                WHERE table_id = ? AND seq > ? ORDER BY seq""",
            (table, after),
        )

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
        rows = await self.rows(
            f"""SELECT {columns} FROM sitting s JOIN tables t ON t.id = s.table_id
                WHERE s.person = ? ORDER BY t.changed DESC LIMIT ?""",
            (person, limit),
        )
        return [table_from(row) for row in rows]

    async def all_ids(self) -> list[str]:
        return [id for (id,) in await self.rows("SELECT id FROM tables ORDER BY made")]

    async def aside(self) -> dict[str, str]:
        """The tables that were set aside, and why."""
        rows = await self.rows("SELECT id, aside FROM tables WHERE aside <> ''")
        return dict(rows)

    async def due(self, now: int, idle: int) -> list[str]:
        """Tables whose clock has run out, or where a bot was to act and has not."""
        rows = await self.rows(
            """SELECT id FROM tables WHERE status = 'playing' AND aside = ''
                AND (deadline < ? OR (turn = ? AND changed < ?)) LIMIT 100""",
            (now, BOT, idle),
        )
        return [id for (id,) in rows]

    def postpone(self, table: str, deadline: int) -> Awaitable[int]:
        """Look again at the clock of a table when its time, which stood still, may be up."""
        return self.change("UPDATE tables SET deadline = ? WHERE id = ?", (deadline, table))


def _insert(connection: Connection, table: str, entry: Entry) -> bool:
    """Whether the entry was new, and its number still free."""
    values = (table, entry.seq, entry.author, entry.cid, journal.written(entry.body), entry.made)
    sql = "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    return connection.change(sql, values) == 1


def _summarize(connection: Connection, table: str, summary: Summary, now: int) -> None:
    connection.change(
        """UPDATE tables SET status = ?, turn = ?, deadline = ?, moves = ?, seats = ?, changed = ?
            WHERE id = ?""",
        (
            summary.status,
            summary.turn,
            summary.deadline,
            summary.moves,
            msgspec.json.encode(summary.seats).decode(),
            now,
            table,
        ),
    )


def _seat_people(connection: Connection, table: str, people: Sequence[str]) -> None:
    for person in people:
        connection.change(
            "INSERT INTO sitting VALUES (?, ?) ON CONFLICT DO NOTHING", (person, table)
        )
