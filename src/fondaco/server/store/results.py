"""What people's pages tell of finished games."""

from collections.abc import Awaitable

import msgspec
from msgspec import Struct

from fondaco.server.database import Connection, Row
from fondaco.server.rows import COLUMNS, Result, StoredTable, table_from
from fondaco.server.store.queries import Queries

OWN = ", ".join([f"t.{column.strip()}" for column in COLUMNS.split(",")])
GAMES = f"""SELECT {OWN}, r.body FROM sitting s JOIN tables t ON t.id = s.table_id
    LEFT JOIN results r ON r.table_id = t.id
    WHERE s.person = ? AND t.status = 'over' AND t.aside = ''
    ORDER BY t.changed DESC LIMIT ?"""
ACCURACY = """SELECT a.table_id, a.accuracy, CASE WHEN a.accuracy = '' THEN a.body END
    FROM sitting s JOIN analyses a ON a.table_id = s.table_id
    WHERE s.person = ? ORDER BY a.made"""


FINISHED = """SELECT t.id FROM sitting s JOIN tables t ON t.id = s.table_id
    WHERE s.person = ? AND t.status = 'over' AND t.aside = '' ORDER BY t.changed DESC"""


class Game(Struct, frozen=True):
    """A finished game: its table, and what came of it, once that was worked out."""

    table: StoredTable
    result: Result | None
    is_known: bool


class StoredResults(Queries):
    """What came of the games of people."""

    async def of(self, person: str, limit: int) -> list[Game]:
        """The finished games of a person, the newest first."""

        def work(connection: Connection) -> list[Game]:
            return [_game(row) for row in connection.rows(GAMES, (person, limit))]

        return await self.database.read(work)

    async def finished(self, person: str) -> list[str]:
        """The tables at which a person has finished a game, all of them, the newest first."""
        return [id for (id,) in await self.rows(FINISHED, (person,))]

    async def analysed(self, person: str) -> list[tuple[str, str, bytes | None]]:
        """Of the games of a person that were analysed: the accuracy of each seat, or the whole
        account of older ones; the newest last."""
        rows = await self.rows(ACCURACY, (person,))
        return [(table, accuracy, body) for table, accuracy, body in rows]

    def keep(self, table: str, result: Result | None) -> Awaitable[None]:
        return self.database.write(lambda connection: write_result(connection, table, result))


def _game(row: Row) -> Game:
    *plain, body = row
    result = msgspec.json.decode(body, type=Result) if body else None
    return Game(table_from(tuple(plain)), result, body is not None)


# --- Inside the change that keeps an entry ---


def write_result(connection: Connection, table: str, result: Result | None) -> None:
    body = "" if result is None else msgspec.json.encode(result).decode()
    connection.change(
        "INSERT INTO results VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET body = ?",
        (table, body, body),
    )
