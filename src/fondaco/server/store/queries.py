"""Queries and changes of a single statement, for every part of the store."""

from collections.abc import Awaitable, Sequence

from fondaco.server.database import Database, Row


class Queries:
    """A part of the store; every answer is awaited."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def change(self, sql: str, values: Sequence[object] = ()) -> Awaitable[int]:
        return self.database.write(lambda connection: connection.change(sql, values))

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        return await self.database.read(lambda connection: connection.rows(sql, values))

    async def one(self, sql: str, values: Sequence[object] = ()) -> Row | None:
        rows = await self.rows(sql, values)
        return rows[0] if rows else None
