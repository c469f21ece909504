"""A database in a file on this machine: for one process, with nothing to install."""

import fcntl
import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO

from fondaco import Refused
from fondaco.server.database import Row, WriteFailed

BUSY_SECONDS = 10
DATABASE = "fondaco.db"


class SqliteConnection:
    """A connection that commits only what is safe on the disk."""

    def __init__(self, path: Path) -> None:
        self._plain = sqlite3.connect(
            path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        self._plain.text_factory = _text
        self._plain.execute("PRAGMA journal_mode = WAL")
        self._plain.execute("PRAGMA synchronous = FULL")

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        return self._plain.execute(sql, values).fetchall()

    def change(self, sql: str, values: Sequence[object] = ()) -> int:
        try:
            return self._plain.execute(sql, values).rowcount
        except sqlite3.OperationalError as problem:
            raise write_failed(problem) from problem

    def begin(self) -> None:
        self._plain.execute("BEGIN")

    def commit(self) -> None:
        try:
            self._plain.execute("COMMIT")
        except sqlite3.OperationalError as problem:
            raise write_failed(problem) from problem

    def roll_back(self) -> None:
        if self._plain.in_transaction:
            self._plain.execute("ROLLBACK")

    def take_time(self) -> None:
        """Nothing here is in a hurry."""

    def tell(self, text: str) -> None:
        """Nobody else serves this file."""

    def close(self) -> None:
        self._plain.close()


def _text(stored: bytes) -> str:
    """What was stored; damaged characters spoil their own row, but not every list it is in."""
    return stored.decode(errors="replace")


def write_failed(problem: Exception) -> WriteFailed:
    return WriteFailed(f"The house could not save this ({problem}), so nothing was changed.")


class Sqlite:
    """The database file of a data folder; one process at a time."""

    is_shared = False
    is_away = False

    def __init__(self, folder: Path, is_beside: bool = False) -> None:
        """With `is_beside`, for a moment beside the process that serves it."""
        self.path = folder / DATABASE
        self._lock = None if is_beside else self._locked(folder)

    def _locked(self, folder: Path) -> IO[str]:
        lock = (folder / "lock").open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as taken:
            lock.close()
            raise Refused(
                f"Another Fondaco is already serving the data in {folder}. "
                "Stop it, or choose another --data."
            ) from taken
        return lock

    def connect(self) -> SqliteConnection:
        try:
            connection = SqliteConnection(self.path)
        except sqlite3.Error as problem:
            raise Refused(f"{self.path} cannot be used as a database: {problem}.") from problem
        os.chmod(self.path, 0o600)
        return connection

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Nobody else tells anything."""
        return lambda: None

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()


def back_up(folder: Path, target: Path) -> None:
    """Copy the database of a folder, even while it is being served."""
    source = sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True)
    copy = sqlite3.connect(target)
    try:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        [(found,)] = copy.execute("PRAGMA integrity_check").fetchall()
        if found != "ok":
            raise Refused(f"The copy is damaged: {found}.")
    finally:
        copy.close()
        source.close()
