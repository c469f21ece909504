"""How far people have come with lessons and puzzles."""

from collections.abc import Awaitable, Callable

import msgspec

from fondaco.server.database import Connection
from fondaco.server.store.queries import Queries
from fondaco.server.wire import Progress

OF = "SELECT body FROM progress WHERE person = ?"
PUT = "INSERT INTO progress VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET body = ?"


class StoredProgress(Queries):
    """What is kept of each account."""

    async def of(self, person: str) -> Progress:
        return _read(await self.one(OF, (person,)))

    def add(self, person: str, merged: Callable[[Progress], Progress]) -> Awaitable[Progress]:
        """Put something to what is kept, one after the other; all of it."""

        def work(connection: Connection) -> Progress:
            connection.change("UPDATE progress SET body = body WHERE person = ?", (person,))
            now = merged(_read(next(iter(connection.rows(OF, (person,))), None)))
            body = msgspec.json.encode(now).decode()
            connection.change(PUT, (person, body, body))
            return now

        return self.database.write(work)


def _read(row: tuple[object, ...] | None) -> Progress:
    return msgspec.json.decode(str(row[0]), type=Progress) if row else Progress()
