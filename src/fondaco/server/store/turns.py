"""Which tables the house has to look after: whose time is up, whose bot was forgotten, and which
nobody has touched for long. All of it is asked often, and found by an index."""

from collections.abc import Awaitable

from fondaco.server.database import Connection, Row
from fondaco.server.rows import BOT
from fondaco.server.store.queries import Queries

AT_A_TIME = 100  # tables
LATE = "SELECT id FROM tables WHERE status = 'playing' AND deadline < ? AND aside = '' LIMIT ?"
FORGOTTEN = f"""SELECT id FROM tables WHERE status = 'playing' AND turn = '{BOT}' AND changed < ?
    AND aside = '' LIMIT ?"""
UNTOUCHED = """SELECT id FROM tables WHERE status IN ('waiting', 'playing') AND changed < ?
    AND aside = '' AND (deadline IS NULL OR deadline < ?) LIMIT ?"""


class StoredTurns(Queries):
    """Whose turn it is at all tables, and until when."""

    async def due(self, now: int, idle: int) -> list[str]:
        """Tables whose clock has run out, or where a bot was to act and has not."""

        def work(connection: Connection) -> list[Row]:
            late = connection.rows(LATE, (now, AT_A_TIME))
            return late + connection.rows(FORGOTTEN, (idle, AT_A_TIME))

        return [id for (id,) in await self.database.read(work)]

    def note(self, table: str, turn: str, deadline: int | None) -> Awaitable[int]:
        """Note whose turn it is where no entry says so: time that stood still may be up later, and
        bots may have nobody to play for."""
        return self.change(
            "UPDATE tables SET turn = ?, deadline = ? WHERE id = ?", (turn, deadline, table)
        )

    async def untouched(self, since: int, now: int) -> list[str]:
        """Tables that wait or are being played, but where nothing has happened since, and nobody's
        time runs."""
        rows = await self.rows(UNTOUCHED, (since, now, AT_A_TIME))
        return [id for (id,) in rows]
