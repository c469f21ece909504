"""PostgreSQL: for several processes that serve the same tables.

Nobody waits for it forever. One connection, which also listens to other processes, feels its pulse:
when it does not answer, all that is asked is refused at once, until it answers again.
"""

import logging
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any

import psycopg

from fondaco import Refused
from fondaco.server.database import Away, InDoubt, Row
from fondaco.server.postgres_line import Line, Silent, connected

CHANNEL = "fondaco"
LISTEN = b"LISTEN fondaco"
AWAY = "The database is unavailable for a moment. Send it again: nothing is done twice."
PULSE_SECONDS = 0.5  # between two looks whether it answers, or whether it is time to stop
SILENCE_SECONDS = 1.5  # after which it is away
AGAIN_SECONDS = 0.1  # until it is tried again

log = logging.getLogger("fondaco.postgres")


class PostgresConnection:
    """A connection that is opened anew when it has died."""

    def __init__(self, kind: "Postgres") -> None:
        self._kind = kind
        self._plain = self._opened()
        self._told: list[str] = []  # what others are to hear of this transaction, if we tell them

    def _opened(self) -> Line:
        return connected(self._kind.url, lambda: self._kind.is_away)

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        return self._run(sql, values).fetchall()

    def change(self, sql: str, values: Sequence[object] = ()) -> int:
        return self._run(sql, values).rowcount

    def _run(self, sql: str, values: Sequence[object] = ()) -> "psycopg.Cursor[Any]":
        try:
            return self._plain.execute(_translated(sql), values)
        except psycopg.OperationalError as problem:
            raise Away(AWAY) from problem

    def begin(self) -> None:
        if self._kind.is_away:
            raise Away(AWAY)
        if self._plain.closed:
            self._renew()
        self._plain.is_patient = False
        self._told = []
        self._run("BEGIN")

    def _renew(self) -> None:
        try:
            self._plain = self._opened()
        except psycopg.Error as problem:
            raise Away(AWAY) from problem

    def commit(self) -> None:
        try:
            self._run("COMMIT")
        except Away as problem:
            if self._plain.closed:  # before it has answered: it may have done it
                self._pass_on()  # who hears of it looks whether it has
                raise InDoubt(AWAY) from problem
            raise
        self._pass_on()

    def roll_back(self) -> None:
        try:
            self._plain.execute("ROLLBACK")
        except psycopg.Error:
            self._plain.close()

    def take_time(self) -> None:
        """What is done in this transaction may take as long as it needs."""
        self._run("SET LOCAL statement_timeout = 0")
        self._run("SET LOCAL lock_timeout = 0")
        self._plain.is_patient = True

    def tell(self, text: str) -> None:
        if self._kind.pass_on is None:
            self._run("SELECT pg_notify(?, ?)", (CHANNEL, text))
        else:
            self._told.append(text)

    def _pass_on(self) -> None:
        if self._kind.pass_on is not None and self._told:
            self._kind.pass_on(self._told)

    def close(self) -> None:
        self._plain.close()


def _translated(sql: str) -> bytes:
    """The SQL that both databases share, as psycopg wants it."""
    return sql.replace("%", "%%").replace("?", "%s").encode()


class Postgres:
    """The database behind a URL. It tells other processes of what is committed, by NOTIFY, unless
    somebody else is to pass that on."""

    is_shared = True

    def __init__(self, url: str, pass_on: Callable[[list[str]], None] | None = None) -> None:
        self.url = url
        self.pass_on = pass_on
        self.is_away = False

    def connect(self) -> PostgresConnection:
        try:
            return PostgresConnection(self)
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
                plain = connected(self.url, lambda: False, SILENCE_SECONDS)
            except psycopg.Error as problem:
                self._be_away(problem)
            else:
                with closing(plain):
                    self._hear(plain, heard, stop)
            stop.wait(AGAIN_SECONDS)

    def _hear(self, plain: Line, heard: Callable[[str], None], stop: threading.Event) -> None:
        try:
            plain.execute(LISTEN)
            self._be_back()
            heard("")
            while not stop.is_set():
                for note in plain.notifies(timeout=PULSE_SECONDS):
                    heard(note.payload)
                plain.execute(LISTEN)  # once more, to hear whether it answers
        except Silent as problem:
            self._be_away(problem)
        except psycopg.Error:
            return  # cut off: whether it is away shows when we come back, at once

    def _be_away(self, problem: psycopg.Error) -> None:
        if not self.is_away:
            log.error("the database does not answer", extra={"problem": str(problem).strip()})
        self.is_away = True

    def _be_back(self) -> None:
        if self.is_away:
            log.warning("the database answers again")
        self.is_away = False
