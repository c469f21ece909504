"""Which process looks after which table, where the database keeps that: a lease is good as long as
its process gives signs of life."""

from collections.abc import Callable

from fondaco.server.database import Connection, Database
from fondaco.server.leasing import LEASE
from fondaco.server.runtime import Clock
from fondaco.server.store.queries import Queries

OTHERS = """SELECT l.table_id FROM leases l JOIN service s ON s.id = l.process
    WHERE l.process <> ? AND s.last > ?"""
TAKE = """INSERT INTO leases VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET process = ?
    WHERE leases.process = ? OR NOT EXISTS
    (SELECT 1 FROM service s WHERE s.id = leases.process AND s.last > ?)"""
GIVE_UP = "DELETE FROM leases WHERE table_id = ? AND process = ?"


class StoredLeases(Queries):
    """The leases of one process. It writes only where one changes hands."""

    def __init__(self, database: Database, process: str, now: Clock) -> None:
        super().__init__(database)
        self.process = process
        self.now = now

    async def renew(self, wanted: set[str], held: set[str]) -> set[str]:
        return await self.database.write(self._renewal(wanted, held))

    def _renewal(self, wanted: set[str], held: set[str]) -> Callable[[Connection], set[str]]:
        since = self.now() - LEASE

        def take(connection: Connection, table: str) -> bool:
            me = self.process
            return connection.change(TAKE, (table, me, me, me, since)) == 1

        def work(connection: Connection) -> set[str]:
            others = {table for (table,) in connection.rows(OTHERS, (self.process, since))}
            for table in sorted(held - wanted):
                connection.change(GIVE_UP, (table, self.process))
            free = sorted(wanted - held - others)
            return (wanted & held - others) | {table for table in free if take(connection, table)}

        return work
