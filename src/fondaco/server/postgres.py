"""PostgreSQL: for several processes that serve the same tables."""

import logging
import threading
from collections.abc import Callable, Sequence
from typing import Any

import psycopg

from fondaco import Refused
from fondaco.server.database import Row, WriteFailed

CHANNEL = "fondaco"
AWAY = "The database is unavailable for a moment. Send it again: nothing is done twice."
LISTEN_SECONDS = 0.25  # between checks whether it is time to stop


log = logging.getLogger("fondaco.postgres")


class PostgresConnection:
    """A connection that is opened anew when it has died."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._plain = psycopg.connect(url, autocommit=True)

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        return self._run(sql, values).fetchall()

    def change(self, sql: str, values: Sequence[object] = ()) -> int:
        return self._run(sql, values).rowcount

    def _run(self, sql: str, values: Sequence[object] = ()) -> "psycopg.Cursor[Any]":
        try:
            return self._plain.execute(sql.replace("?", "%s").encode(), values)
        except psycopg.OperationalError as problem:
            log.error("the database is away", extra={"problem": str(problem).strip()})
            raise WriteFailed(AWAY) from problem

    def begin(self) -> None:
        self._run("BEGIN")

    def commit(self) -> None:
        self._run("COMMIT")

    def roll_back(self) -> None:
        try:
            self._plain.execute("ROLLBACK")
        except psycopg.Error:
            self._renew()

    def _renew(self) -> None:
        """Try once; if the database is still away, the next work will find that out again."""
        self._plain.close()
        try:
            self._plain = psycopg.connect(self._url, autocommit=True)
        except psycopg.Error:
            return

    def tell(self, text: str) -> None:
        self._run("SELECT pg_notify(?, ?)", (CHANNEL, text))

    def close(self) -> None:
        self._plain.close()


class Postgres:
    """The database behind a URL."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.url = url

    def connect(self) -> PostgresConnection:
        try:
            return PostgresConnection(self.url)
        except psycopg.Error as problem:
            raise Refused(f"The database cannot be reached: {problem}") from problem

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        stop = threading.Event()
        thread = threading.Thread(target=self._listen, args=(heard, stop), daemon=True)
        thread.start()

        def stopped() -> None:
            stop.set()
            thread.join()

        return stopped

    def close(self) -> None:
        """Each connection is closed by its user."""

    def _listen(self, heard: Callable[[str], None], stop: threading.Event) -> None:
        """Pass on what is told; after a break, an empty text: something may have been missed."""
        while not stop.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True) as plain:
                    plain.execute(f"LISTEN {CHANNEL}")
                    heard("")
                    while not stop.is_set():
                        for note in plain.notifies(timeout=LISTEN_SECONDS):
                            heard(note.payload)
            except psycopg.Error:
                stop.wait(LISTEN_SECONDS)
