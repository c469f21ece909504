"""Houses in processes of their own: `fondaco serve`, as people run it, on one PostgreSQL."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from houses import SECONDS, Person

OPEN = re.compile(r"open at http://(\S+:\d+)")


class Process:
    """One `fondaco serve`."""

    errors: IO[str] | None = None  # where its logs go, if not where the test's go

    def __init__(self, *options: str, **environment: str) -> None:
        command = [sys.executable, "-m", "fondaco", "serve", "--port", "0", *options]
        self.plain = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=os.environ | environment,
        )
        self.people: list[Person] = []
        self._host = ""

    @property
    def host(self) -> str:
        """Where it is open, as soon as it is."""
        if not self._host:
            assert self.plain.stdout is not None
            said = self.plain.stdout.readline()  # ends when the process does
            found = OPEN.search(said)
            assert found is not None, "the house did not open"
            self._host = found[1]
        return self._host

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def person(self, token: str = "") -> Person:
        return Person(self, token)

    def bots(self) -> list[int]:
        """The processes in which its bots think."""
        tasks = Path(f"/proc/{self.plain.pid}/task").iterdir()
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]

    def kill(self) -> None:
        """kill -9: it can do nothing more, and what it started goes with it."""
        bots = self.bots()
        self.plain.kill()
        self._left()
        for pid in bots:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        if self.plain.poll() is None:
            self.plain.send_signal(signal.SIGINT)
        try:
            self._left()
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def _left(self) -> None:
        for person in self.people:
            person.http.close()
        self.plain.wait(SECONDS)
        assert self.plain.stdout is not None
        self.plain.stdout.close()


@contextmanager
def two_processes(database: str) -> Iterator[tuple[Process, Process]]:
    """Two houses, opened at the same time, that serve the same tables."""
    both = (Process("--database", database), Process("--database", database))
    try:
        assert both[0].host != both[1].host
        yield both
    finally:
        for process in both:
            process.stop()
