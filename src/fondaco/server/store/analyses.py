"""What came of the analyses of games, by the versions of all that decides it."""

from collections.abc import Awaitable

from fondaco.server.database import Connection
from fondaco.server.store.queries import Queries


class StoredAnalyses(Queries):
    """What is told of games that were analysed, packed."""

    async def found(self, table: str, version: str) -> bytes | None:
        row = await self.one(
            "SELECT body FROM analyses WHERE table_id = ? AND version = ?", (table, version)
        )
        return row[0] if row else None

    def keep(self, table: str, version: str, body: bytes, made: int) -> Awaitable[int]:
        """Keep what came of an analysis, in place of what older versions have said."""

        def kept(connection: Connection) -> int:
            connection.change(
                "DELETE FROM analyses WHERE table_id = ? AND version <> ?", (table, version)
            )
            return connection.change(
                "INSERT INTO analyses VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (table, version, body, made),
            )

        return self.database.write(kept)
