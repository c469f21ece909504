"""Measures what people feel of bots that think beside them: how soon a move is acknowledged, with
30 tables of the strongest bots in the house and without, slice after slice.

Usage: beside.py [SLICES]   of each kind, 5 if not told
"""

import asyncio
import statistics
import sys
import tempfile
from pathlib import Path

import uvloop
from msgspec import Struct
from websockets.asyncio.client import ClientConnection

from figures import busyness, progress, result, spread, verdict
from fondaco.players.levels import LEVELS
from load_tables import Load, Sample, follow
from seated import Game, Seated, seat_all
from served import Served

LEVEL = LEVELS[-1].id
BOTS = ("merchants", 4)  # whose games are the longest
PEOPLE = 4  # at a table
MOST_RATIO = 2.0


class Trial(Struct, frozen=True):
    """Some tables of people who make moves at a steady rate, and some of bots."""

    people: int = 20
    bots: int = 30
    rate: float = 40  # moves a second
    seconds: float = 12
    warm_up: float = 2  # until workers have begun, and a line has formed

    def __str__(self) -> str:
        load = f"{self.people} tables of people, {self.rate:g} moves/s for {self.seconds:g} s"
        return f"{load}, beside {self.bots} tables of {LEVEL}s"

    def games(self) -> list[Game]:
        return [Game(f"beside {number}", PEOPLE) for number in range(self.people)]

    def games_of_bots(self) -> list[Game]:
        title, seats = BOTS
        return [
            Game(f"bots {number}", seats, title=title, level=LEVEL) for number in range(self.bots)
        ]


class Measured(Struct, frozen=True):
    """One slice: what people felt, and how often bots moved meanwhile."""

    sample: Sample
    bot_moves: int

    @property
    def p99(self) -> float:
        return spread(self.sample.answers).p99


class Onlookers:
    """Who watches the tables of bots, so that they play."""

    def __init__(self, load: Load, tables: list[Seated]) -> None:
        self.load = load
        self.tables = tables
        self.moves = 0
        self._readers: list[asyncio.Task[None]] = []
        self._sockets: list[ClientConnection] = []

    async def come(self) -> None:
        for table in self.tables:
            socket = await self.load.connected(table.id, table.keys[0])
            self._sockets.append(socket)
            self._readers.append(asyncio.create_task(follow(socket, self._hear)))

    def _hear(self, message: bytes) -> None:
        self.moves += message.startswith(b'{"type":"told"')

    async def leave(self) -> None:
        for socket in self._sockets:
            socket.transport.abort()
        await asyncio.gather(*self._readers)


def measured(trial: Trial, folder: Path, with_bots: bool) -> Measured:
    """One slice, in a house of its own."""
    bots = trial.games_of_bots() if with_bots else []
    seated = seat_all(folder, [*trial.games(), *bots])
    house = Served(folder)
    house.open()
    try:
        return uvloop.run(_slice(trial, house, seated))
    finally:
        house.close()


async def _slice(trial: Trial, house: Served, seated: list[Seated]) -> Measured:
    load = Load(house, seated[: trial.people])
    onlookers = Onlookers(load, seated[trial.people :])
    try:
        await load.open()
        await onlookers.come()
        await asyncio.sleep(trial.warm_up)
        before = onlookers.moves
        sample = await load.run(trial.rate, trial.seconds, lambda text: progress(f"  {text}"))
        return Measured(sample, onlookers.moves - before)
    finally:
        await onlookers.leave()
        await load.close()


class Pair(Struct, frozen=True):
    """Two slices, one after the other: without bots, and with them."""

    without: Measured
    beside: Measured

    @property
    def ratio(self) -> float:
        return self.beside.p99 / self.without.p99

    def __str__(self) -> str:
        times = f"p99 {self.without.p99:.1f} ms alone, {self.beside.p99:.1f} ms beside bots"
        return f"{times} ({self.ratio:.2f} times) that made {self.beside.bot_moves:,} moves"


def pair(trial: Trial, folder: Path, number: int) -> Pair:
    without = measured(trial, folder / f"without {number}", with_bots=False)
    return Pair(without, measured(trial, folder / f"beside {number}", with_bots=True))


def missed(trial: Trial, pairs: list[Pair]) -> list[str]:
    """The bars that were missed."""
    ratio = statistics.median(one.ratio for one in pairs)
    refused = sum(one.without.sample.refused + one.beside.sample.refused for one in pairs)
    found = {
        f"p99 is {ratio:.2f} times that without bots, over {MOST_RATIO:g}": ratio > MOST_RATIO,
        f"{refused} moves were refused": refused > 0,
        "the bots did not play": any(one.beside.bot_moves == 0 for one in pairs),
    }
    return [f"{trial}: {bar}" for bar, is_missed in found.items() if is_missed]


def main() -> int:
    slices = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    trial = Trial()
    result(f"{busyness()}; {trial}")
    pairs: list[Pair] = []
    with tempfile.TemporaryDirectory(prefix="fondaco-beside-") as folder:
        for number in range(slices):
            pairs.append(pair(trial, Path(folder), number))
            result(f"  {pairs[-1]}")
    result(f"median of the ratios: {statistics.median(one.ratio for one in pairs):.2f}")
    result(busyness())
    return verdict(missed(trial, pairs))


if __name__ == "__main__":
    sys.exit(main())
