"""What the house remembers: people, tables, and the journal of each table.

One text of SQL for SQLite and PostgreSQL: its tables are in schema.py, what comes of their rows in
rows.py.
"""

from collections.abc import Awaitable, Sequence

import msgspec

from fondaco import Refused
from fondaco.server import journal
from fondaco.server.database import Connection, Database, Kind, Row
from fondaco.server.journal import Entry, Opened
from fondaco.server.rows import (
    BOT,
    COLUMNS,
    Key,
    Person,
    StoredTable,
    Summary,
    entry_from,
    table_from,
)
from fondaco.server.schema import SCHEMA_VERSION, prepared

KEY = "key"  # what processes tell each other begins with it, or with a table
SEATS_CHANGE = (journal.Sat, journal.Became, journal.Left)
IDLE_COOKIE = 30 * 86_400_000  # milliseconds after which an unused cookie is no longer good


class Store:
    """Asks and tells the database; every answer is awaited."""

    def __init__(self, kind: Kind) -> None:
        self.database = Database(kind)

    async def prepare(self) -> None:
        """Make the tables of the database where they are missing."""
        found = await self.database.write(prepared)
        if found != SCHEMA_VERSION:
            raise Refused(
                f"The data are of version {found}; this Fondaco knows version {SCHEMA_VERSION}."
            )

    def close(self) -> None:
        self.database.close()

    async def is_well(self) -> bool:
        return await self._one("SELECT 1") == (1,)

    # --- The house ---

    async def house_value(self, name: str, fresh: str) -> str:
        """A value that all processes share; `fresh` if there was none."""

        def work(connection: Connection) -> str:
            connection.change(
                "INSERT INTO house VALUES (?, ?) ON CONFLICT DO NOTHING", (name, fresh)
            )
            [(value,)] = connection.rows("SELECT value FROM house WHERE name = ?", (name,))
            return str(value)

        return await self.database.write(work)

    def beat(self, id: str, began: int, now: int) -> Awaitable[int]:
        """Note that this process has served until now."""
        return self._change(
            "INSERT INTO service VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET last = ?",
            (id, began, now, now),
        )

    async def alive(self, since: int) -> set[str]:
        """The processes that have served after a moment."""
        return {id for (id,) in await self._rows("SELECT id FROM service WHERE last > ?", (since,))}

    def tell(self, text: str) -> Awaitable[None]:
        """Let other processes know."""
        return self.database.write(lambda connection: connection.tell(text))

    async def served(self, since: int) -> list[tuple[int, int]]:
        """When the house was open, as far as that reaches beyond a moment."""
        rows = await self._rows("SELECT began, last FROM service WHERE last > ?", (since,))
        return [(began, last) for began, last in rows]

    # --- People ---

    def add_person(self, person: Person, key: Key) -> Awaitable[None]:
        def work(connection: Connection) -> None:
            connection.change(
                "INSERT INTO people VALUES (?, ?, ?, ?, ?)",
                (person.id, person.name, person.login, person.password, key.made),
            )
            _insert_key(connection, key)

        return self.database.write(work)

    async def person(self, id: str) -> Person | None:
        row = await self._one("SELECT id, name, login, password FROM people WHERE id = ?", (id,))
        return Person(*row) if row else None

    async def person_of_login(self, login: str) -> Person | None:
        row = await self._one(
            "SELECT id, name, login, password FROM people WHERE login = ?", (login,)
        )
        return Person(*row) if row else None

    def rename(self, person: str, name: str) -> Awaitable[int]:
        return self._change("UPDATE people SET name = ? WHERE id = ?", (name, person))

    async def register(self, person: str, name: str, login: str, password: str) -> bool:
        """Make a guest an account; False where the name is taken."""

        def work(connection: Connection) -> bool:
            if connection.rows("SELECT 1 FROM people WHERE login = ?", (login,)):
                return False
            connection.change(
                "UPDATE people SET name = ?, login = ?, password = ? WHERE id = ?",
                (name, login, password, person),
            )
            return True

        return await self.database.write(work)

    def add_key(self, key: Key) -> Awaitable[None]:
        return self.database.write(lambda connection: _insert_key(connection, key))

    async def key(self, hash: str) -> tuple[Key, Person] | None:
        """What a cookie or token stands for."""
        row = await self._one(
            """SELECT k.hash, k.person, k.label, k.scope, k.made, k.used,
                p.id, p.name, p.login, p.password
                FROM keys k JOIN people p ON p.id = k.person WHERE k.hash = ?""",
            (hash,),
        )
        return (Key(*row[:6]), Person(*row[6:])) if row else None

    def use_key(self, hash: str, now: int) -> Awaitable[int]:
        return self._change("UPDATE keys SET used = ? WHERE hash = ?", (now, hash))

    def drop_key(self, hash: str) -> Awaitable[None]:
        """Forget a key, and let other processes know."""

        def work(connection: Connection) -> None:
            if connection.change("DELETE FROM keys WHERE hash = ?", (hash,)):
                connection.tell(f"{KEY} {hash}")

        return self.database.write(work)

    def drop_old_keys(self, before: int) -> Awaitable[int]:
        return self._change("DELETE FROM keys WHERE scope = 'cookie' AND used < ?", (before,))

    async def tokens(self, person: str) -> list[Key]:
        rows = await self._rows(
            """SELECT hash, person, label, scope, made, used FROM keys
                WHERE person = ? AND scope <> 'cookie' ORDER BY made""",
            (person,),
        )
        return [Key(*row) for row in rows]

    # --- Tables ---

    def add_table(
        self,
        id: str,
        opened: Opened,
        seed: str,
        entries: Sequence[Entry],
        summary: Summary,
        made: int = 0,
    ) -> Awaitable[None]:
        """Keep a new table with its first entries; `made`, where it has none yet."""

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
        """Add entries to a journal, all or none; False where another process was faster, or the
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

    async def table(self, id: str) -> StoredTable | None:
        row = await self._one(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (id,))
        return table_from(row) if row else None

    async def journal(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table that follow a number."""
        rows = await self.raw_journal(table, after)
        return [entry_from(row) for row in rows]

    async def raw_journal(self, table: str, after: int = 0) -> list[Row]:
        return await self._rows(
            """SELECT seq, author, cid, body, made FROM journal
                WHERE table_id = ? AND seq > ? ORDER BY seq""",
            (table, after),
        )

    async def entry_of(self, table: str, author: str, cid: str) -> int | None:
        """The number of the entry that an author has made under that cid."""
        row = await self._one(
            "SELECT seq FROM journal WHERE table_id = ? AND author = ? AND cid = ?",
            (table, author, cid),
        )
        return int(row[0]) if row else None

    def set_aside(self, table: str, why: str) -> Awaitable[int]:
        """Note that a table cannot be played on; with no reason, that it can again."""
        return self._change(
            "UPDATE tables SET aside = ? WHERE id = ? AND aside <> ?", (why, table, why)
        )

    async def listed(self, limit: int) -> list[StoredTable]:
        """Public tables that wait for players or are being played, the newest first."""
        rows = await self._rows(
            f"""SELECT {COLUMNS} FROM tables WHERE listed = 1 AND aside = ''
                AND status IN ('waiting', 'playing')
                ORDER BY status DESC, changed DESC LIMIT ?""",
            (limit,),
        )
        return [table_from(row) for row in rows]

    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        columns = ", ".join([f"t.{column.strip()}" for column in COLUMNS.split(",")])
        rows = await self._rows(
            f"""SELECT {columns} FROM sitting s JOIN tables t ON t.id = s.table_id
                WHERE s.person = ? ORDER BY t.changed DESC LIMIT ?""",
            (person, limit),
        )
        return [table_from(row) for row in rows]

    async def all_tables(self) -> list[str]:
        return [id for (id,) in await self._rows("SELECT id FROM tables ORDER BY made")]

    async def tables_aside(self) -> dict[str, str]:
        """The tables that were set aside, and why."""
        rows = await self._rows("SELECT id, aside FROM tables WHERE aside <> ''")
        return dict(rows)

    async def due(self, now: int, idle: int) -> list[str]:
        """Tables whose clock has run out, or where a bot was to act and has not."""
        rows = await self._rows(
            """SELECT id FROM tables WHERE status = 'playing' AND aside = ''
                AND (deadline < ? OR (turn = ? AND changed < ?)) LIMIT 100""",
            (now, BOT, idle),
        )
        return [id for (id,) in rows]

    def postpone(self, table: str, deadline: int) -> Awaitable[int]:
        """Look again at the clock of a table when its time, which stood still, may be up."""
        return self._change("UPDATE tables SET deadline = ? WHERE id = ?", (deadline, table))

    # --- The database ---

    def _change(self, sql: str, values: Sequence[object] = ()) -> Awaitable[int]:
        return self.database.write(lambda connection: connection.change(sql, values))

    async def _rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        return await self.database.read(lambda connection: connection.rows(sql, values))

    async def _one(self, sql: str, values: Sequence[object] = ()) -> Row | None:
        rows = await self._rows(sql, values)
        return rows[0] if rows else None


def _insert_key(connection: Connection, key: Key) -> None:
    connection.change(
        "INSERT INTO keys VALUES (?, ?, ?, ?, ?, ?)",
        (key.hash, key.person, key.label, key.scope, key.made, key.used),
    )


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
