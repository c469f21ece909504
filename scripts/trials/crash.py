"""Kills a house at random moments under load, and one of the two processes of another; fills its
disk, and puts a bad line before it.

Usage: crash.py [ROUNDS] [GAMES] [OF_TWO]   50 kills, 200 games over the bad line, and 50 kills of
one of two processes, if not told
"""

import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

import faults
import full_disk
import killing
import survivor
from databases import fresh_database, real_postgres
from figures import busyness, result, verdict

ROUNDS = 50


def main() -> int:
    asked = ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    asked.add_argument("rounds", nargs="?", type=int, default=ROUNDS)
    asked.add_argument("games", nargs="?", type=int, default=faults.GAMES)
    asked.add_argument("of_two", nargs="?", type=int, default=ROUNDS)
    args = asked.parse_args()
    result(busyness())
    with tempfile.TemporaryDirectory(prefix="fondaco-crash-") as folder:
        missed = killing.measure(Path(folder, "killed"), args.rounds)
        missed += _one_of_two(Path(folder), args.of_two)
        missed += full_disk.measure_all(Path(folder, "full"))
        missed += faults.measure(Path(folder, "faults"), args.games)
    result(busyness())
    return verdict(missed)


def _one_of_two(folder: Path, rounds: int) -> list[str]:
    with real_postgres() as url:
        return survivor.measure(fresh_database(url), folder, rounds)


if __name__ == "__main__":
    sys.exit(main())
