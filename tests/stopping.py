"""A PostgreSQL that is stopped as a whole, SIGSTOP: it neither answers nor ends."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg


def processes_of(url: str) -> list[int]:
    """The server of that address, and all it has started."""
    with psycopg.connect(url) as plain:
        found = plain.execute("SELECT current_setting('data_directory')").fetchone()
    assert found is not None
    server = int(Path(found[0], "postmaster.pid").read_text().splitlines()[0])
    return [server, *children_of(server)]


def children_of(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


@contextmanager
def stopped(url: str) -> Iterator[None]:
    """It is stopped inside the `with`; first the server, so that it starts nothing more."""
    pids = processes_of(url)
    send(pids, signal.SIGSTOP)
    try:
        yield
    finally:
        send(pids[::-1], signal.SIGCONT)


def send(pids: list[int], what: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):  # it had just ended
            os.kill(pid, what)
