"""Runs tests again and again while another process keeps one core busy; any failure counts.

Usage: steady.py [--times N] [TESTS ...]   (the tests run with the wheel)

Without tests: all of `make test` 3 times, then the tests of server (with the trials), terminal
and browser 15 times each. Every second run is one in the background, as under nohup: without a
terminal, and with interrupts ignored.
"""

import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager

from engines import WHEEL
from environments import BUILD
from jobs import Job

BUSY = [sys.executable, "-c", "while True: pass"]
BACKGROUND = ["setsid", "sh", "-c", 'trap "" INT HUP; exec "$0" "$@"']
WHOLE = [sys.executable, "scripts/engines.py"]
WHOLE_TIMES = 3
TIMES = 15
FOLDERS = ("tests/server", "tests/terminal", "tests/browser")


@contextmanager
def a_busy_core() -> Iterator[None]:
    hog = subprocess.Popen(BUSY)
    try:
        yield
    finally:
        hog.kill()
        hog.wait()


def repeated(name: str, command: list[str], times: int) -> list[Job]:
    """Run a command so often, one time after the other."""
    done = []
    for number in range(1, times + 1):
        is_behind = number % 2 == 0
        where = "in the background" if is_behind else "in the foreground"
        print(f"{name}: run {number} of {times}, {where}", flush=True)
        job = Job(f"steady {name}", [*BACKGROUND, *command] if is_behind else command)
        job.run()
        print(job.result(), flush=True)
        done.append(job)
    return done


def tests(named: list[str]) -> list[str]:
    return [WHEEL.python, "-m", "pytest", "-p", "no:cacheprovider", *named]


def run_all(named: list[str], times: int) -> list[Job]:
    if named:
        return repeated("named", tests(named), times)
    done = repeated("whole", WHOLE, WHOLE_TIMES)
    for folder in FOLDERS:
        done += repeated(folder.partition("/")[2], tests([folder]), times)
    return done


def main() -> int:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=TIMES)
    args, named = parser.parse_known_args()
    BUILD.mkdir(exist_ok=True)
    with a_busy_core():
        done = run_all(named, args.times)
    seconds = sorted(job.seconds for job in done)
    failed = len([job for job in done if not job.passed])
    print(f"=== {len(done)} runs of {seconds[0]:.0f} to {seconds[-1]:.0f} s, {failed} failed ===")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
