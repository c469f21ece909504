"""One connection to PostgreSQL on which nobody waits forever.

The database itself ends statements that take too long. If it says nothing at all, stopped or cut
off, nobody but us can end the wait.
"""

import time
from collections.abc import Callable, Generator
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

CONNECT_SECONDS = 2  # less is not possible
STATEMENT_SECONDS = 10.0
LOCK_SECONDS = 5.0
ANSWER_SECONDS = 12.0  # a statement that was ended has been told of by then

LIMITS = {
    "statement_timeout": STATEMENT_SECONDS,
    "lock_timeout": LOCK_SECONDS,
    "idle_in_transaction_session_timeout": STATEMENT_SECONDS,  # of a process that was stopped
}
# What the address may say otherwise. Of another machine that is gone we hear within five seconds.
DEFAULTS: dict[str, str | int] = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
    "application_name": "fondaco",
}

Waiting = Generator[Any, Any, Any]


class Silent(psycopg.OperationalError):
    """The database has not answered in time."""


class Line(psycopg.Connection[Any]):
    """A connection that ends when there is no answer in time, or when `gives_up` says so."""

    seconds = ANSWER_SECONDS
    is_patient = False
    gives_up: Callable[[], bool] = staticmethod(lambda: False)

    def wait(self, gen: Waiting, *given: Any, **named: Any) -> Any:
        end = None if self.is_patient else time.monotonic() + self.seconds
        return super().wait(self._bounded(gen, end), *given, **named)

    def _bounded(self, gen: Waiting, end: float | None) -> Waiting:
        """The same dialogue; whenever nothing has come for a while, we look at the clock."""
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and (self.gives_up() or (end is not None and time.monotonic() > end)):
                    self.pgconn.finish()
                    raise Silent("there was no answer in time")
                wanted = gen.send(ready)
        except StopIteration as done:
            return done.value


def connected(url: str, gives_up: Callable[[], bool], seconds: float = ANSWER_SECONDS) -> Line:
    """A new connection; every statement has to be answered within these seconds."""
    asked = {**DEFAULTS, **conninfo_to_dict(url)}
    limits = " ".join([f"-c {name}={round(1000 * most)}" for name, most in LIMITS.items()])
    asked["options"] = f"{limits} {asked.get('options', '')}".strip()
    line = Line.connect(make_conninfo("", **asked), autocommit=True)
    line.gives_up = gives_up
    line.seconds = seconds
    return line
