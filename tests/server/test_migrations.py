"""Older stores are brought up to date step by step, all steps or none, with what is in them.

The data are those that version 0.1.0 wrote, in SQLite and in PostgreSQL.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from databases import emptied, fresh_database
from fondaco import Refused
from fondaco.server import schema
from fondaco.server.database import Connection, Kind, Row
from fondaco.server.postgres import Postgres
from fondaco.server.sqlite import Sqlite
from upgrading import old_store

TABLES = ("house", "people", "keys", "tables", "sitting", "journal", "service")
OLDER = range(1, schema.VERSION)
KINDS = ["sqlite", "postgres"]


class Killed(BaseException):
    """The process is no more."""


class Counted:
    """A connection that counts what it changes; whose process is killed after so many."""

    def __init__(self, plain: Connection, most: int = 1_000_000, really: bool = False) -> None:
        self.plain = plain
        self.most = most
        self.really = really
        self.count = 0

    def change(self, sql: str, values: Sequence[object] = ()) -> int:
        if self.count == self.most:
            self._die()
        self.count += 1
        return self.plain.change(sql, values)

    def _die(self) -> None:
        if self.really:
            os.kill(os.getpid(), signal.SIGKILL)
        raise Killed

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        return self.plain.rows(sql, values)

    def take_time(self) -> None:
        self.plain.take_time()


@pytest.fixture(scope="module")
def old_rows(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Row]]:
    """All that version 0.1.0 has written, by table."""
    folder = tmp_path_factory.mktemp("old")
    old_store("0.1.0", folder)
    kind = Sqlite(folder)
    connection = kind.connect()
    found = {table: connection.rows(f"SELECT * FROM {table}") for table in TABLES}
    connection.close()
    kind.close()
    return found


@pytest.fixture(scope="module")
def database(postgres_url: str) -> str:
    return fresh_database(postgres_url)


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kind]:
    """A database with nothing in it."""
    if request.param == "sqlite":
        found: Kind = Sqlite(tmp_path)
    else:
        found = Postgres(emptied(request.getfixturevalue("database")))
    yield found
    found.close()


def at_version(kind: Kind, rows: dict[str, list[Row]], version: int) -> None:
    """Let the database be one of an older version, with these rows in it."""
    connection = kind.connect()
    connection.begin()
    for statement in schema.FIRST:
        connection.change(statement)
    for table, found in rows.items():
        for row in found:
            marks = ", ".join("?" * len(row))
            connection.change(f"INSERT INTO {table} VALUES ({marks})", row)
    for statements in schema.STEPS[: version - 1]:
        for statement in statements:
            connection.change(statement)
    connection.change("UPDATE house SET value = ? WHERE name = 'version'", (str(version),))
    if version > schema.OLDEST:  # whoever wrote it has noted that older ones understand it
        oldest = (str(schema.OLDEST),)
        connection.change("INSERT INTO house VALUES ('oldest', ?)", oldest)
    connection.commit()
    connection.close()


def prepare(kind: Kind, most: int = 1_000_000) -> int:
    """Bring a database up to date, as far as its process lives; how many changes that takes."""
    connection = kind.connect()
    counted = Counted(connection, most)
    connection.begin()
    try:
        schema.prepared(counted)  # type: ignore[arg-type]
        connection.commit()
    except Refused:
        connection.roll_back()
        raise
    finally:
        connection.close()
    return counted.count


def content(kind: Kind, tables: Sequence[str] = TABLES[1:]) -> dict[str, list[Row]]:
    connection = kind.connect()
    connection.begin()
    found = {table: sorted(connection.rows(f"SELECT * FROM {table}")) for table in tables}
    connection.roll_back()
    connection.close()
    return found


def numbers(kind: Kind) -> dict[str, str]:
    return {str(name): str(value) for name, value in content(kind, ["house"])["house"]}


def shape(kind: Kind) -> list[Row]:
    """Tables, columns and indexes, as the database itself tells them."""
    connection = kind.connect()
    connection.begin()
    if kind.is_shared:
        found = connection.rows(
            """SELECT table_name, column_name, data_type, is_nullable, column_default
                FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2"""
        ) + connection.rows(
            "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"
        )
    else:
        found = connection.rows("SELECT name, sql FROM sqlite_master ORDER BY name")
    connection.roll_back()
    connection.close()
    return found


@pytest.mark.parametrize("version", OLDER)
def test_from_every_older_version_with_real_data(
    kind: Kind, old_rows: dict[str, list[Row]], version: int, tmp_path: Path
) -> None:
    at_version(kind, old_rows, version)
    before = content(kind)
    prepare(kind)
    assert numbers(kind)["version"] == str(schema.VERSION)
    assert numbers(kind)["oldest"] == str(schema.OLDEST)
    after = content(kind)
    for table, rows in before.items():
        width = len(rows[0])
        assert [row[:width] for row in after[table]] == rows
    assert len(after["journal"]) > 500
    found = shape(kind)
    assert found == shape_of_a_new_one(kind, tmp_path / "fresh")


def shape_of_a_new_one(kind: Kind, folder: Path) -> list[Row]:
    folder.mkdir()
    fresh = Postgres(emptied(kind.url)) if isinstance(kind, Postgres) else Sqlite(folder)
    prepare(fresh)
    found = shape(fresh)
    fresh.close()
    return found


def test_killed_at_any_moment_it_opens_again(kind: Kind, old_rows: dict[str, list[Row]]) -> None:
    """Whatever was not the last word has not happened."""
    at_version(kind, old_rows, 1)
    before, built = content(kind), shape(kind)
    most = len(schema.FIRST) + sum(map(len, schema.STEPS)) + 5
    for number in range(most):
        with pytest.raises(Killed):
            prepare(kind, number)
        assert shape(kind) == built
    assert content(kind) == before
    assert numbers(kind)["version"] == "1"
    assert prepare(kind) == most
    assert prepare(kind) < most  # nothing is left to be done


KILL = """
import sys
from pathlib import Path
from fondaco.server import schema
from fondaco.server.sqlite import Sqlite
from test_migrations import Counted
connection = Sqlite(Path(sys.argv[1])).connect()
connection.begin()
schema.prepared(Counted(connection, int(sys.argv[2]), really=True))
"""


def test_kill_9_in_the_middle(tmp_path: Path, old_rows: dict[str, list[Row]]) -> None:
    kind = Sqlite(tmp_path)
    at_version(kind, old_rows, 1)
    before = content(kind)
    kind.close()
    path = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    command = [sys.executable, "-c", KILL, str(tmp_path), str(len(schema.FIRST) + 6)]
    done = subprocess.run(command, check=False, env={**os.environ, "PYTHONPATH": path})
    assert done.returncode == -signal.SIGKILL
    kind = Sqlite(tmp_path)
    assert (content(kind), numbers(kind)["version"]) == (before, "1")
    prepare(kind)
    assert numbers(kind)["version"] == str(schema.VERSION)
    kind.close()


# --- Newer ones ---


def note(kind: Kind, version: int, oldest: int) -> None:
    """Let a newer Fondaco have served it."""
    prepare(kind)
    connection = kind.connect()
    connection.begin()
    for name, number in (("version", version), ("oldest", oldest)):
        connection.change("UPDATE house SET value = ? WHERE name = ?", (str(number), name))
    connection.commit()
    connection.close()


def test_a_newer_store_that_is_understood_stays_as_it_is(kind: Kind) -> None:
    note(kind, schema.VERSION + 1, schema.VERSION)
    prepare(kind)
    assert numbers(kind)["version"] == str(schema.VERSION + 1)
    assert numbers(kind)["oldest"] == str(schema.VERSION)


def test_a_newer_store_that_is_not_understood_is_refused(kind: Kind) -> None:
    note(kind, schema.VERSION + 2, schema.VERSION + 1)
    newer = f"newer Fondaco .version {schema.VERSION + 2} of the store; this one knows version"
    with pytest.raises(Refused, match=newer):
        prepare(kind)
    assert numbers(kind)["version"] == str(schema.VERSION + 2)
