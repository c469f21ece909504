"""Files of the client, as every process that serves the store has brought them: a page of the
version before, or of the one after, finds its files at whichever process it asks."""

from collections.abc import Awaitable, Mapping

from fondaco.server.database import Connection
from fondaco.server.store.queries import Queries

KEPT = 30 * 86_400_000  # milliseconds for which files are kept that nobody brings any more


class StoredAssets(Queries):
    """Files by name; a name stands for one content for ever."""

    def bring(self, files: Mapping[str, bytes], now: int) -> Awaitable[None]:
        """Keep these files from now on, and forget those that nobody has brought for long."""

        def work(connection: Connection) -> None:
            known = {name for (name,) in connection.rows("SELECT name FROM assets")}
            for name, body in files.items():
                if name in known:
                    connection.change("UPDATE assets SET last = ? WHERE name = ?", (now, name))
                else:
                    connection.change(
                        "INSERT INTO assets VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                        (name, body, now),
                    )
            connection.change("DELETE FROM assets WHERE last < ?", (now - KEPT,))

        return self.database.write(work)

    async def body(self, name: str) -> bytes | None:
        row = await self.one("SELECT body FROM assets WHERE name = ?", (name,))
        return bytes(row[0]) if row else None
