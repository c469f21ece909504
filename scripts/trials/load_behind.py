"""One process against several behind nginx, both on PostgreSQL: moves a second at most, how soon
they are acknowledged at the usual rate, and what they cost. As ratios, since both share the machine
with the database and with those who make the load.
"""

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import uvloop
from msgspec import Struct

import proxy
from databases import fresh_database, real_postgres
from figures import Spread, progress, result, spread
from fondaco.server.postgres import Postgres
from load_tables import House, Load
from seated import Game, seat_all_in
from served import Served

SEATS = 4
TABLES = 500
RATE = 200.0  # moves a second
FLAT_OUT = 1e6  # moves a second: more than anybody can make
FARTHEST = 80  # moves that a table may have behind it when the load begins
LONG = {"length": "long"}  # so that no game is over before the load is
ORIGIN = "http://127.0.0.1"  # as nginx passes the host on, without a port
TOLERATED = 0.99  # of the moves that were to be made


class Behind:
    """Several processes behind nginx, as one house."""

    def __init__(self, host: str, houses: list[Served]) -> None:
        self.host = host
        self.url = ORIGIN
        self.houses = houses

    def memory(self) -> int:
        return sum([house.memory() for house in self.houses])

    def worked(self) -> float:
        return sum([house.worked() for house in self.houses])


class Found(Struct, frozen=True):
    """What was measured of one way."""

    answers: Spread  # at the usual rate
    told: Spread
    share: float  # of the moves that were to be made at that rate
    refused: int
    fastest: float  # moves a second, flat out
    cost: float  # milliseconds of the houses' processor time for a move, flat out
    megabytes: int


@contextmanager
def opened(processes: int, database: str, folder: Path) -> Iterator[House]:
    """A house of so many processes; one alone has nobody before it."""
    with ExitStack() as stack:
        houses = [Served(folder / f"{number}", database=database) for number in range(processes)]
        for house in houses:
            house.open()
            stack.callback(house.close)
        if processes == 1:
            yield houses[0]
        else:
            hosts = [house.host for house in houses]
            yield Behind(stack.enter_context(proxy.nginx(hosts, folder / "nginx")), houses)


def measured(server: str, folder: Path, processes: int, seconds: float) -> Found:
    database = fresh_database(server)
    stage = FARTHEST / TABLES
    games = [Game(f"behind {n}", SEATS, LONG, round(n * stage)) for n in range(TABLES)]
    seated = seat_all_in(Postgres(database), games)
    folder.mkdir()
    with opened(processes, database, folder) as house:
        return uvloop.run(under_load(Load(house, seated), seconds))


async def under_load(load: Load, seconds: float) -> Found:
    """First at the usual rate, then flat out."""
    try:
        await load.open()
        steady = await load.run(RATE, seconds, progress)
        load.forget()
        worked = load.house.worked()
        hard = await load.run(FLAT_OUT, seconds / 2, progress)
        worked = load.house.worked() - worked
    finally:
        await load.close()
    return Found(
        spread(steady.answers),
        spread(steady.told),
        len(steady.answers) / steady.offered,
        steady.refused + hard.refused,
        len(hard.answers) / hard.seconds,
        1000 * worked / len(hard.answers),
        hard.megabytes,
    )


def told(name: str, found: Found) -> None:
    result(f"{name}: {found.fastest:.0f} moves/s flat out, {found.cost:.1f} ms of a core each")
    result(f"    at {RATE:.0f} moves/s, to the acknowledgement: {found.answers}")
    result(f"    until every seat knew: {found.told}; {found.megabytes} MB")


def measure(processes: int, seconds: float) -> list[str]:
    """Measure and tell; what was missed."""
    if not proxy.is_here():
        return ["nginx is not installed here"]
    with tempfile.TemporaryDirectory(prefix="fondaco-behind-") as folder, real_postgres() as server:
        one = measured(server, Path(folder, "one"), 1, seconds)
        told("one process", one)
        many = measured(server, Path(folder, "many"), processes, seconds)
        told(f"{processes} processes behind nginx", many)
    result(
        f"{processes} against one: {many.fastest / one.fastest:.2f} of the moves/s, "
        f"{many.answers.p99 / one.answers.p99:.2f} of the p99, "
        f"{many.cost / one.cost:.2f} of the cost of a move"
    )
    return missed("one process", one) + missed(f"{processes} processes", many)


def missed(name: str, found: Found) -> list[str]:
    faults = [f"{found.refused} moves were refused"] if found.refused else []
    if found.share < TOLERATED:
        faults.append(f"only {found.share:.0%} of {RATE:.0f} moves/s")
    return [f"{name}: {fault}" for fault in faults]
