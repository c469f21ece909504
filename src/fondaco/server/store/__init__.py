"""What the house remembers: people, tables, and the journal of each table.

The SQL is the same for SQLite and PostgreSQL: its tables are in schema.py, what comes of their rows
in rows.py.
"""

from collections.abc import Awaitable

from fondaco.server.database import Connection, Database, Kind
from fondaco.server.schema import prepared
from fondaco.server.store.analyses import StoredAnalyses
from fondaco.server.store.assets import StoredAssets
from fondaco.server.store.calls import StoredCalls
from fondaco.server.store.moments import StoredMoments
from fondaco.server.store.orders import StoredOrders
from fondaco.server.store.own import StoredOwn
from fondaco.server.store.people import StoredPeople
from fondaco.server.store.progress import StoredProgress
from fondaco.server.store.queries import Queries
from fondaco.server.store.ratings import StoredRatings
from fondaco.server.store.results import StoredResults
from fondaco.server.store.sheets import StoredSheets
from fondaco.server.store.tables import StoredTables
from fondaco.server.store.traces import StoredTraces
from fondaco.server.store.turns import StoredTurns
from fondaco.server.store.voyages import StoredVoyages


class Store(Queries):
    """People, tables, and what all processes of the house share."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(Database(kind))
        self.people = StoredPeople(self.database)
        self.own = StoredOwn(self.database)
        self.tables = StoredTables(self.database)
        self.turns = StoredTurns(self.database)
        self.moments = StoredMoments(self.database)
        self.orders = StoredOrders(self.database)
        self.traces = StoredTraces(self.database)
        self.assets = StoredAssets(self.database)
        self.calls = StoredCalls(self.database)
        self.analyses = StoredAnalyses(self.database)
        self.ratings = StoredRatings(self.database)
        self.results = StoredResults(self.database)
        self.voyages = StoredVoyages(self.database)
        self.progress = StoredProgress(self.database)
        self.sheets = StoredSheets(self.database)

    async def prepare(self) -> None:
        """Make the tables of the database where they are missing, or bring them up to date."""
        await self.database.write(prepared)

    async def version(self) -> int:
        """The version of what is kept, without bringing it up to date."""
        row = await self.one("SELECT value FROM house WHERE name = 'version'")
        return int(row[0]) if row else 0

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

    async def replace_house_value(self, name: str, old: str, fresh: str) -> str:
        """Change a value that all processes share, unless another was faster; what it is now."""

        def work(connection: Connection) -> str:
            values = (fresh, name, old)
            connection.change("UPDATE house SET value = ? WHERE name = ? AND value = ?", values)
            [(value,)] = connection.rows("SELECT value FROM house WHERE name = ?", (name,))
            return str(value)

        return await self.database.write(work)

    def beat(self, id: str, began: int, now: int) -> Awaitable[int]:
        """Note that this process has served until now."""
        return self.change(
            """INSERT INTO service VALUES (?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET began = ?, last = ?""",
            (id, began, now, began, now),
        )

    async def alive(self, since: int) -> set[str]:
        """The processes that have served after a moment."""
        return {id for (id,) in await self.rows("SELECT id FROM service WHERE last > ?", (since,))}

    def drop_leases(self, since: int) -> Awaitable[int]:
        """Forget the leases of processes that have given no sign of life after a moment."""
        return self.change(
            "DELETE FROM leases WHERE process NOT IN (SELECT id FROM service WHERE last > ?)",
            (since,),
        )

    def tell(self, text: str) -> Awaitable[None]:
        """Let other processes know."""
        return self.database.write(lambda connection: connection.tell(text))

    async def served(self, since: int) -> list[tuple[int, int]]:
        """The intervals in which the house was open that end after a moment."""
        rows = await self.rows("SELECT began, last FROM service WHERE last > ?", (since,))
        return [(began, last) for began, last in rows]
