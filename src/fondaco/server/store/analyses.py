"""What came of the analyses of games, by the versions of all that decides it."""

from collections.abc import Awaitable

from fondaco.server.store.queries import Queries


class StoredAnalyses(Queries):
    """Accounts of games, packed."""

    async def found(self, table: str, version: str) -> bytes | None:
        row = await self.one(
            "SELECT body FROM analyses WHERE table_id = ? AND version = ?", (table, version)
        )
        return row[0] if row else None

    def keep(
        self, table: str, version: str, body: bytes, made: int, accuracy: str
    ) -> Awaitable[int]:
        """Keep an account, and beside it the accuracy of each seat, as JSON."""
        return self.change(
            "INSERT INTO analyses VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (table, version, body, made, accuracy),
        )
