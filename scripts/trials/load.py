"""Measures a house under load, on this machine, and holds the figures against their bars.

Usage: load.py [--behind N] [SECONDS]   of each load, 60 if not told

--behind N: instead, one process against N behind nginx, on PostgreSQL.
"""

import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

import uvloop
from msgspec import Struct

import disk
import load_behind
import load_moments
from figures import busyness, progress, result, spread, verdict
from load_tables import Load, Sample
from seated import Game, seat_all
from served import Served

SEATS = 4
FARTHEST = 160  # moves that a table may have behind it when the load begins
TOLERATED = 0.99  # of the moves that were to be made


class Trial(Struct, frozen=True):
    """A load, and its bars: milliseconds until 99 of 100 moves are acknowledged, megabytes."""

    tables: int
    rate: float  # moves a second
    seconds: float
    most_ms: float
    most_megabytes: int

    def __str__(self) -> str:
        sockets = f"{self.tables * SEATS:,} sockets at {self.tables:,} tables"
        return f"{sockets}, {self.rate:g} moves/s for {self.seconds:g} s"

    def games(self) -> list[Game]:
        """Tables that have come to all stages of a game."""
        stage = FARTHEST / self.tables
        return [Game(f"load {n}", SEATS, {}, round(n * stage)) for n in range(self.tables)]

    def missed(self, sample: Sample) -> list[str]:
        """The bars that were missed."""
        answers = spread(sample.answers)
        found = {
            f"p99 of {answers.p99:.1f} ms is over {self.most_ms:g} ms": answers.p99 > self.most_ms,
            f"{sample.megabytes} MB are over {self.most_megabytes} MB": (
                sample.megabytes > self.most_megabytes
            ),
            f"{len(sample.answers)} of {sample.offered} moves": (
                len(sample.answers) < TOLERATED * sample.offered
            ),
            f"{sample.refused} moves were refused": sample.refused > 0,
        }
        return [f"{self}: {bar}" for bar, is_missed in found.items() if is_missed]


def measured(trial: Trial, folder: Path) -> Sample:
    """Open a house with the tables of a trial, and put the load on it."""
    seated = seat_all(folder, trial.games())
    house = Served(folder)
    house.open()
    try:
        return uvloop.run(_under_load(trial, Load(house, seated), folder))
    finally:
        house.close()


async def _under_load(trial: Trial, load: Load, folder: Path) -> Sample:
    try:
        progress(f"{trial}: opening")
        await load.open()
        with disk.watched(folder) as syncs:
            run = load.run(trial.rate, trial.seconds, lambda text: progress(f"{trial}: {text}"))
            sample = await run
        sample.syncs = syncs
        return sample
    finally:
        await load.close()


def told(trial: Trial, sample: Sample) -> None:
    made = f"{len(sample.answers):,} moves acknowledged, {sample.megabytes} MB"
    result(f"{trial}: {made}")
    result(f"    to the acknowledgement: {spread(sample.answers)}")
    result(f"    until every seat knew:  {spread(sample.told)}")
    result(f"    a sync of the disk:     {spread(sample.syncs)}")


def trials(seconds: float) -> list[Trial]:
    return [Trial(500, 200, seconds, 50, 400), Trial(1250, 50, seconds, 100, 600)]


def measure(seconds: float) -> list[str]:
    """All loads on a house of one process, and looking back; the bars that were missed."""
    missed: list[str] = []
    with tempfile.TemporaryDirectory(prefix="fondaco-load-") as folder:
        for number, trial in enumerate(trials(seconds)):
            sample = measured(trial, Path(folder, str(number)))
            told(trial, sample)
            missed += trial.missed(sample)
        return missed + load_moments.measure(Path(folder, "moments"))


def main() -> int:
    asked = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--behind", type=int, default=0, help="so many processes behind nginx")
    asked.add_argument("seconds", nargs="?", type=float, default=60.0)
    args = asked.parse_args()
    result(busyness())
    found = load_behind.measure(args.behind, args.seconds) if args.behind else measure(args.seconds)
    result(busyness())
    return verdict(found)


if __name__ == "__main__":
    sys.exit(main())
