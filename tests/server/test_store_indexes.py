"""What a house asks every second is found by an index, however many tables there are."""

import asyncio
from pathlib import Path

import pytest

from databases import fresh_database
from fondaco.server.database import Connection, Kind
from fondaco.server.postgres import Postgres
from fondaco.server.sqlite import Sqlite
from fondaco.server.store import Store
from fondaco.server.store.turns import FORGOTTEN, LATE, UNTOUCHED

TABLES = 5_000
ROW = "INSERT INTO tables VALUES (?, '', '', ?, 0, ?, ?, 0, '', '', ?, ?, '', 0)"
ASKED = [
    (LATE, (100, 100), "tables_due"),
    (FORGOTTEN, (100, 100), "tables_forgotten"),
    (UNTOUCHED, (100, 100, 100), "tables_untouched"),
]


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest, tmp_path: Path) -> Kind:
    if request.param == "sqlite":
        return Sqlite(tmp_path)
    return Postgres(fresh_database(request.getfixturevalue("postgres_url")))


def fill(connection: Connection, is_counted: bool) -> None:
    """Many tables: most are over, and of the rest few want anything. PostgreSQL counts them by
    itself, sooner or later; SQLite does not."""
    for number in range(TABLES):
        status = ("over", "over", "over", "playing", "waiting")[number % 5]
        turn = ("bot", "bots", "anna")[number % 3]
        deadline = number if number % 2 else None
        connection.change(ROW, (f"t{number}", status, turn, deadline, number, number))
    if is_counted:
        connection.change("ANALYZE")


def plan(connection: Connection, sql: str, values: tuple[int, ...], explain: str) -> str:
    """How the database is going to look for it."""
    return "\n".join([str(row) for row in connection.rows(f"{explain} {sql}", values)])


@pytest.mark.parametrize(("sql", "values", "index"), ASKED)
def test_no_table_is_read_that_wants_nothing(
    kind: Kind, sql: str, values: tuple[int, ...], index: str
) -> None:
    explain = "EXPLAIN" if kind.is_shared else "EXPLAIN QUERY PLAN"

    async def work() -> str:
        store = Store(kind)
        try:
            await store.prepare()
            await store.database.write(lambda made: fill(made, kind.is_shared))
            return await store.database.read(lambda found: plan(found, sql, values, explain))
        finally:
            store.close()

    found = asyncio.run(work())
    kind.close()
    assert index in found, found
    assert "Seq Scan" not in found, found
    assert "SCAN" not in found, found
