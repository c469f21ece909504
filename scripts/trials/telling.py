"""Measures what it costs to tell other processes of every commit: by PostgreSQL's own NOTIFY, by a
Valkey beside it, or not at all. Many write at the same time, each to a table of its own, and wait
for the disk.

Usage: telling.py [SECONDS] [WRITERS]   of each way in each round; 4 seconds and 16 if not told
"""

import asyncio
import itertools
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psycopg

from databases import fresh_database, real_postgres
from figures import busyness, progress, result
from fondaco.server.postgres import Postgres
from fondaco.server.redis_bus import RedisBus, connected
from valkeys import Valkey

ROUNDS = 3
INSERT = "INSERT INTO entries VALUES (?, ?, ?)"
BODY = "x" * 200  # about as long as a move

PassOn = Callable[[list[str]], None] | None
_tables = itertools.count(1)


def prepare(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as plain:
        plain.execute("ALTER SYSTEM SET fsync = on")
        plain.execute("SELECT pg_reload_conf()")
        columns = "table_id TEXT, seq INTEGER, body TEXT, PRIMARY KEY (table_id, seq)"
        plain.execute(f"CREATE TABLE entries ({columns})".encode())


class Writer(threading.Thread):
    """Commits one entry after the other."""

    def __init__(self, url: str, pass_on: PassOn, end: float) -> None:
        super().__init__()
        self.connection = Postgres(url, pass_on).connect()
        self.table = str(next(_tables))
        self.end = end
        self.done = 0

    def run(self) -> None:
        while time.monotonic() < self.end:
            self.connection.begin()
            self.connection.change(INSERT, (self.table, self.done, BODY))
            self.connection.tell(f"{self.table} {self.done}")
            self.connection.commit()
            self.done += 1
        self.connection.close()


def commits(url: str, pass_on: PassOn, seconds: float, writers: int) -> float:
    """How many commits there are in a second."""
    end = time.monotonic() + seconds + 0.5
    found = [Writer(url, pass_on, end) for _ in range(writers)]
    began = time.monotonic()
    for writer in found:
        writer.start()
    for writer in found:
        writer.join()
    return sum([writer.done for writer in found]) / (time.monotonic() - began)


@contextmanager
def speaking(url: str) -> Iterator[RedisBus]:
    """A bus that speaks on an event loop in a thread of its own."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    bus = RedisBus(connected(url))
    bus.follow("all")

    async def begin() -> None:
        bus.open(lambda text: None)

    asyncio.run_coroutine_threadsafe(begin(), loop).result()
    try:
        yield bus
    finally:
        asyncio.run_coroutine_threadsafe(bus.close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    writers = int(sys.argv[2]) if len(sys.argv) > 2 else 16
    with real_postgres() as server, Valkey() as valkey, speaking(valkey.url) as bus:
        url = fresh_database(server)
        prepare(url)
        ways: dict[str, PassOn] = {
            "nobody is told": lambda texts: None,
            "NOTIFY in the commit": None,
            "Valkey after it": bus.tell_all,
        }
        found: dict[str, list[float]] = {way: [] for way in ways}
        for number in range(ROUNDS):
            for way, pass_on in ways.items():
                progress(f"round {number + 1}: {way}")
                found[way].append(commits(url, pass_on, seconds, writers))
    result(f"{writers} writers, {seconds:g} s each, {busyness()}")
    middle = {way: sorted(figures)[ROUNDS // 2] for way, figures in found.items()}
    for way, figures in found.items():
        result(f"  {way:<22} {middle[way]:7,.0f} commits/s, of {sorted(map(round, figures))}")
    ratio = middle["Valkey after it"] / middle["NOTIFY in the commit"]
    result(f"Valkey against NOTIFY: {ratio:.1f} times as many")
    return 0


if __name__ == "__main__":
    sys.exit(main())
