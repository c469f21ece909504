"""The file of an SQLite store: one process has it, a full disk is told, a backup is a copy."""

import asyncio
from pathlib import Path

import pytest

from fondaco import Refused
from fondaco.server.database import Connection, WriteFailed
from fondaco.server.sqlite import Sqlite, back_up
from fondaco.server.store import Store
from server.rows_to_keep import said, summary, with_table


def test_only_one_process_has_a_sqlite_file(tmp_path: Path) -> None:
    first = Sqlite(tmp_path)
    with pytest.raises(Refused, match="Another Fondaco"):
        Sqlite(tmp_path)
    first.close()
    Sqlite(tmp_path).close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fondaco.db").write_text("This is a letter to my aunt, and not a database.")
    kind = Sqlite(tmp_path)
    with pytest.raises(Refused, match="cannot be used"):
        kind.connect()
    kind.close()


def test_a_full_disk_is_told_and_nothing_is_changed(tmp_path: Path) -> None:
    kind = Sqlite(tmp_path)

    async def work() -> None:
        store = Store(kind)
        await store.prepare()
        await with_table(store)
        [(pages,)] = await store.database.read(lambda one: one.rows("PRAGMA page_count"))
        await _limit(store, pages)
        kept = 1
        try:
            problem = ""
            for seq in range(2, 5000):
                try:
                    assert await store.tables.append("t1", [said(seq, text="x" * 400)], summary())
                except WriteFailed as unkept:
                    problem = str(unkept)
                    break
                kept = seq
            assert "nothing was changed" in problem
            assert [entry.seq for entry in await store.tables.journal("t1")] == list(
                range(1, kept + 1)
            )
            await _limit(store, pages + 1000)
            assert await store.tables.append("t1", [said(kept + 1)], summary())
        finally:
            store.close()

    asyncio.run(work())
    kind.close()


async def _limit(store: Store, pages: int) -> None:
    """Let the file grow no further than so many pages."""

    def work(connection: Connection) -> None:
        connection.rows(f"PRAGMA max_page_count = {pages}")

    await store.database.write(work)


def test_a_backup_is_a_copy_made_while_it_is_served(tmp_path: Path) -> None:
    kind = Sqlite(tmp_path)

    async def work() -> None:
        store = Store(kind)
        await store.prepare()
        await with_table(store)
        back_up(tmp_path, tmp_path / "copy.db")
        store.close()

    asyncio.run(work())
    kind.close()
    (tmp_path / "again").mkdir()
    (tmp_path / "copy.db").rename(tmp_path / "again" / "fondaco.db")
    again = Sqlite(tmp_path / "again")

    async def read() -> None:
        store = Store(again)
        assert await store.tables.all_ids() == ["t1"]
        store.close()

    asyncio.run(read())
    again.close()
