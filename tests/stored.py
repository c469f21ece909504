"""What a house has stored, read and changed behind its back."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from fondaco.server.database import Connection
from fondaco.server.house import House
from houses import OpenHouse

Rows = list[tuple[Any, ...]]


def rows(house: OpenHouse, sql: str, *values: object) -> Rows:
    async def work(inside: House) -> Rows:
        return await inside.store.database.read(lambda connection: connection.rows(sql, values))

    found: Rows = house.run(work)
    return found


def write(house: OpenHouse, work: Callable[[Connection], None]) -> None:
    """Do something to the database in one piece."""

    async def written(inside: House) -> None:
        await inside.store.database.write(work)

    house.run(written)


def change(house: OpenHouse, sql: str, *values: object) -> None:
    write(house, lambda connection: _run(connection, sql, values))


def _run(connection: Connection, sql: str, values: tuple[object, ...]) -> None:
    connection.change(sql, values)


def forget_course(data: Path) -> None:
    """Let a closed house have kept journals and latest positions alone, as after a kill."""
    with closing(sqlite3.connect(data / "fondaco.db")) as store, store:
        for table in ("moments", "positions"):
            store.execute(f"DELETE FROM {table}")
        store.execute("UPDATE tables SET kept = 0")


def journal(house: OpenHouse, table: str) -> Rows:
    """The entries of a table: number, author, cid, body, when."""
    sql = "SELECT seq, author, cid, body, made FROM journal WHERE table_id = ? ORDER BY seq"
    return rows(house, sql, table)


def forget(house: OpenHouse, table: str) -> None:
    """Let the house forget what it knows of a table, so that it has to read it again."""

    async def work(inside: House) -> None:
        inside.rooms.pop(table, None)

    house.run(work)
