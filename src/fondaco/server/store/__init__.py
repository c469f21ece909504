"""What the house remembers: people, tables, and the journal of each table.

The SQL is the same for SQLite and PostgreSQL: its tables are in schema.py, what comes of their rows
in rows.py.
"""

from collections.abc import Awaitable

from fondaco import Refused
from fondaco.server.database import Connection, Database, Kind
from fondaco.server.schema import SCHEMA_VERSION, prepared
from fondaco.server.store.people import StoredPeople
from fondaco.server.store.queries import Queries
from fondaco.server.store.tables import StoredTables


class Store(Queries):
    """People, tables, and what all processes of the house share."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(Database(kind))
        self.people = StoredPeople(self.database)
        self.tables = StoredTables(self.database)

    async def prepare(self) -> None:
        """Make the tables of the database where they are missing."""
        found = await self.database.write(prepared)
        if found != SCHEMA_VERSION:
            raise Refused(
                f"The data have version {found}; this Fondaco needs version {SCHEMA_VERSION}."
            )

    def close(self) -> None:
        self.database.close()

    async def is_well(self) -> bool:
        return await self.one("SELECT 1") == (1,)

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
        return self.change(
            "INSERT INTO service VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET last = ?",
            (id, began, now, now),
        )

    async def alive(self, since: int) -> set[str]:
        """The processes that have served after a moment."""
        return {id for (id,) in await self.rows("SELECT id FROM service WHERE last > ?", (since,))}

    def tell(self, text: str) -> Awaitable[None]:
        """Let other processes know."""
        return self.database.write(lambda connection: connection.tell(text))

    async def served(self, since: int) -> list[tuple[int, int]]:
        """The intervals in which the house was open that end after a moment."""
        rows = await self.rows("SELECT began, last FROM service WHERE last > ?", (since,))
        return [(began, last) for began, last in rows]
