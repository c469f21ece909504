"""Kills a house at random moments under load, and one of the two processes of another; fills its
disk, and puts a bad line before it.

Usage: crash.py [ROUNDS] [GAMES] [OF_TWO] [--only PART] [--minutes MINUTES]

50 kills, 200 games over the bad line, and 50 kills of one of two processes, if not told. PART is
kill, two, disk or line; after so many minutes each of the first two kills no more, and says how
often it has. A part that breaks off is missed, and the others go on.
"""

import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

import faults
import full_disk
import killing
import survivor
from databases import fresh_database, real_postgres
from figures import busyness, result, time_is_over, tried, verdict

ROUNDS = 50


def main() -> int:
    asked = ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    asked.add_argument("rounds", nargs="?", type=int, default=ROUNDS)
    asked.add_argument("games", nargs="?", type=int, default=faults.GAMES)
    asked.add_argument("of_two", nargs="?", type=int, default=ROUNDS)
    asked.add_argument("--only", choices=["kill", "two", "disk", "line"], help="one part alone")
    asked.add_argument("--minutes", type=float, default=0.0, help="after which nobody is killed")
    args = asked.parse_args()
    result(busyness())
    missed: list[str] = []
    with tempfile.TemporaryDirectory(prefix="fondaco-crash-") as folder:
        for name, part in parts(Path(folder), args).items():
            if args.only in (None, name):
                missed += tried(name, part)
    result(busyness())
    return verdict(missed)


def parts(folder: Path, args: Namespace) -> dict[str, Callable[[], list[str]]]:
    """What is done, by its name."""

    def killed() -> list[str]:
        is_over = time_is_over(args.minutes)
        return killing.measure(folder / "killed", args.rounds, is_over=is_over)

    def one_of_two() -> list[str]:
        with real_postgres() as url:
            is_over = time_is_over(args.minutes)
            return survivor.measure(fresh_database(url), folder, args.of_two, is_over=is_over)

    return {
        "kill": killed,
        "two": one_of_two,
        "disk": lambda: full_disk.measure_all(folder / "full"),
        "line": lambda: faults.measure(folder / "faults", args.games),
    }


if __name__ == "__main__":
    sys.exit(main())
