"""Kills a house at random moments under load, fills its disk, and puts a bad line before it.

Usage: crash.py [ROUNDS] [GAMES]   50 kills, and 200 games over the bad line, if not told
"""

import sys
import tempfile
from pathlib import Path

import faults
import full_disk
import killing
from figures import busyness, result, verdict

ROUNDS = 50


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    games = int(sys.argv[2]) if len(sys.argv) > 2 else faults.GAMES
    result(busyness())
    with tempfile.TemporaryDirectory(prefix="fondaco-crash-") as folder:
        missed = killing.measure(Path(folder, "killed"), rounds)
        missed += full_disk.measure_all(Path(folder, "full"))
        missed += faults.measure(Path(folder, "faults"), games)
    result(busyness())
    return verdict(missed)


if __name__ == "__main__":
    sys.exit(main())
