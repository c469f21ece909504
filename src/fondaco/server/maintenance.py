"""Looking after what is kept: `fondaco backup` and `fondaco recheck`."""

import asyncio
import os
import sqlite3
import sys
import time
from argparse import Namespace
from pathlib import Path

from fondaco import Refused
from fondaco.server.accord import prepared_for_work
from fondaco.server.archive import Archive
from fondaco.server.aside import why_aside
from fondaco.server.database import WriteFailed
from fondaco.server.founding import kind_of, use_edition
from fondaco.server.history import WORK_SECONDS, History
from fondaco.server.live import LiveTable
from fondaco.server.reopening import Reopening
from fondaco.server.rows import DAMAGED
from fondaco.server.runtime import Runtime, now_in_milliseconds
from fondaco.server.settings import Settings, from_environment
from fondaco.server.sqlite import DATABASE, back_up
from fondaco.server.store import Store
from fondaco.server.workers import Workers

FINE = 0
SOME_ASIDE = 1
PROGRESS_SECONDS = 1.0
LOST = """\
{} of their moments were not kept, since the house was not closed in order: they will not be shown.
The version from before keeps them, if it serves these data once more and is stopped as usual.\
"""
PG_DUMP = """\
These tables are in a PostgreSQL database, which has its own tool for this; it, too, works while
they are served:

    pg_dump --format=custom --file={file} "$FONDACO_DATABASE"
"""


def settings_of(args: Namespace) -> Settings:
    return from_environment(Settings(data=Path(args.data), database=args.database))


# --- Backup ---


def back_up_house(args: Namespace) -> int:
    """Copy all that is kept into one file."""
    settings = settings_of(args)
    if settings.database:
        raise Refused(PG_DUMP.format(file=args.file).rstrip())
    check_there(settings.data)
    target = Path(args.file)
    copy(settings.data, target)
    print(f"{target}: {target.stat().st_size:,} bytes, checked.")
    return FINE


def check_there(folder: Path) -> None:
    if not (folder / DATABASE).is_file():
        raise Refused(f"There is no {DATABASE} in {folder}; name the folder with --data.")


def copy(folder: Path, target: Path) -> None:
    """Make the copy next to its place, readable by nobody else, and move it there when it is sound;
    an older copy is kept until then."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
        back_up(folder, part)
        part.replace(target)
    except (OSError, sqlite3.Error) as problem:
        raise Refused(f"No backup was made: {problem}.") from problem
    finally:
        part.unlink(missing_ok=True)


# --- Recheck ---


def recheck_house(args: Namespace) -> int:
    """Play every stored game again, as an upgrade does before it is trusted."""
    settings = settings_of(args)
    if not settings.database:
        check_there(settings.data)
    for named in args.edition:
        use_edition(named)
    try:
        found = asyncio.run(rechecked(settings))
    except WriteFailed as problem:
        raise Refused(str(problem)) from problem
    print(found.summary())
    return SOME_ASIDE if found.aside else FINE


async def rechecked(settings: Settings) -> "Recheck":
    kind = kind_of(settings)
    store = Store(kind)
    workers = Workers(WORK_SECONDS)
    try:
        if kind.is_shared:  # else nobody can serve it now
            now = now_in_milliseconds()
            await store.database.write(lambda connection: prepared_for_work(connection, now))
        await store.prepare()
        found = Recheck(store, workers)
        await found.run()
        return found
    finally:
        await workers.close()
        store.close()
        kind.close()


class Recheck:
    """All stored games, read as a house would read them."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        history, archive = History(store, workers), Archive(store, workers)
        self.reopening = Reopening(history, archive, Runtime())
        self.total = 0
        self.done = 0
        self.back: list[str] = []  # tables that were set aside, and can be played again
        self.newly: list[str] = []
        self.aside: dict[str, str] = {}  # by table: why
        self.renewed: list[str] = []  # games that will go on under today's rules
        self.lost = 0  # moments of these that nobody has kept, nor can keep any more
        self.past: dict[str, str] = {}  # games that can only be looked at: why
        self._said = time.monotonic()

    async def run(self) -> None:
        tables = await self.store.tables.all_ids()
        before = await self.store.tables.aside()
        self.total = len(tables)
        for table in tables:
            await self._look_at(table, before.get(table, ""))
            self.done += 1
            self._say_how_far()

    async def _look_at(self, table: str, before: str) -> None:
        why = await self._problem(table)
        if why:
            self.aside[table] = why
        if why and not before:
            self.newly.append(table)
        if before and not why:
            self.back.append(table)
        if why != before:
            await self.store.tables.set_aside(table, why)

    async def _problem(self, table: str) -> str:
        """What keeps a table from being read; nothing, if all is well."""
        try:
            stored = await self.store.tables.stored(table)
            if stored is None or stored.is_damaged:
                raise Refused(DAMAGED)
            entries = await self.store.tables.journal(table)
            self._sort(await self.reopening.read(stored, entries))
        except WriteFailed:
            raise
        except Exception as problem:
            return why_aside(problem)
        return ""

    def _sort(self, live: LiveTable) -> None:
        if live.past is not None:
            self.past[live.id] = live.past.why
        elif live.renewal() is not None:
            self.renewed.append(live.id)
            self.lost += live.unkept

    def _say_how_far(self) -> None:
        if time.monotonic() - self._said > PROGRESS_SECONDS:
            self._said = time.monotonic()
            print(f"{self.done:,} of {self.total:,} tables", file=sys.stderr, flush=True)

    def summary(self) -> str:
        rows = [f"{table} is set aside. {why}" for table, why in self.aside.items()]
        rows += [f"{table} can be played again." for table in self.back]
        rows += [f"{table} will go on under today's rules." for table in self.renewed]
        rows += [LOST.format(self.lost)] if self.lost else []
        rows += [f"{table} can only be looked at. {why}" for table, why in self.past.items()]
        fine = self.total - len(self.aside)
        rows.append(
            f"{self.total:,} tables: {fine:,} are fine, {len(self.aside):,} set aside "
            f"({len(self.newly):,} of them just now), {len(self.back):,} brought back."
        )
        return "\n".join(rows)
