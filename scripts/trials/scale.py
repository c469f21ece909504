"""Measures what a move, a socket and a row cost, with several processes on one PostgreSQL: what
docs/scale.md reckons with. What is counted is processor time, so that a busy machine blurs it less.

Usage: scale.py [SECONDS] [TABLES]   of each way; 20 seconds and 100 tables of 4, if not told
"""

import sys
import tempfile
import zlib
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import psycopg
import uvloop
from msgspec import Struct
from websockets.asyncio.client import ClientConnection

from databases import fresh_database, real_postgres
from figures import busyness, progress, result, spread
from fondaco.server.postgres import Postgres
from load_tables import Load, Sample
from seated import Game, Seated, seat_all_in
from served import Served
from valkeys import Valkey

SEATS = 4
RATE = 100.0  # moves a second
ROWS = """SELECT sum(n_tup_ins + n_tup_upd + n_tup_del) FROM pg_stat_user_tables"""


class Way(Struct, frozen=True):
    """How a house is run."""

    name: str
    processes: int
    has_bus: bool


WAYS = [
    Way("one process, NOTIFY", 1, False),
    Way("one process, Valkey", 1, True),
    Way("two processes, NOTIFY", 2, False),
    Way("two processes, Valkey", 2, True),
]


class Houses:
    """Several processes as one, each with its tables, as nginx would send people there."""

    def __init__(self, served: Sequence[Served]) -> None:
        self.served = served

    def of(self, table: str) -> Served:
        return self.served[zlib.crc32(table.encode()) % len(self.served)]

    def memory(self) -> int:
        return sum([one.memory() for one in self.served])

    def worked(self) -> float:
        return sum([one.worked() for one in self.served])


class SpreadLoad(Load):
    """A load on several processes."""

    def __init__(self, houses: Houses, seated: list[Seated]) -> None:
        super().__init__(houses.served[0], seated)
        self.houses = houses

    async def connected(self, table: str, key: str) -> ClientConnection:
        self.house = self.houses.of(table)
        return await super().connected(table, key)


class Figures(Struct):
    """What was measured of one way."""

    sample: Sample
    opened: int  # megabytes for all sockets and tables
    worked: float  # seconds of processor time of all processes
    rows: int


async def under_load(load: SpreadLoad, database: str, seconds: float) -> Figures:
    houses, empty = load.houses, load.houses.memory()
    try:
        await load.open()
        opened, worked, rows = houses.memory() - empty, houses.worked(), rows_written(database)
        sample = await load.run(RATE, seconds, progress)
        worked = houses.worked() - worked
        return Figures(sample, opened, worked, rows_written(database) - rows)
    finally:
        await load.close()


def rows_written(database: str) -> int:
    with psycopg.connect(database, autocommit=True) as plain:
        plain.execute("SELECT pg_stat_force_next_flush()")
        [(found,)] = plain.execute(ROWS).fetchall()
    return int(found)


def measured(way: Way, server: str, valkey: str, folder: Path, size: tuple[float, int]) -> Figures:
    seconds, tables = size
    database = fresh_database(server)
    games = [Game(f"{way.name} {number}", SEATS, {}, number % 100) for number in range(tables)]
    seated = seat_all_in(Postgres(database), games)
    with ExitStack() as stack:
        served = [
            Served(folder / f"{number}", database=database, bus=valkey if way.has_bus else "")
            for number in range(way.processes)
        ]
        for one in served:
            one.open()
            stack.callback(one.close)
        return uvloop.run(under_load(SpreadLoad(Houses(served), seated), database, seconds))


def told(way: Way, found: Figures, seconds: float, sockets: int) -> None:
    moves = len(found.sample.answers)
    result(f"{way.name}: {moves / seconds:.0f} moves/s, {found.sample.refused} refused")
    result(f"    to the acknowledgement: {spread(found.sample.answers)}")
    result(f"    {moves / found.worked:.0f} moves for a second of processor time")
    result(f"    {1000 * found.opened / sockets:.0f} kB for a socket, with its part of a table")
    result(f"    {found.rows / seconds:.0f} rows/s written, {found.rows / moves:.1f} a move")


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    tables = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    with ExitStack() as stack:
        server, valkey = stack.enter_context(real_postgres()), stack.enter_context(Valkey())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fondaco-scale-")))
        for way in WAYS:
            found = measured(way, server, valkey.url, folder, (seconds, tables))
            told(way, found, seconds, tables * SEATS)
    result(busyness())
    return 0


if __name__ == "__main__":
    sys.exit(main())
