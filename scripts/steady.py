"""Runs tests again and again while another process keeps one core busy; any failure counts.

Usage: steady.py [--times N] [TESTS ...]   (the tests run with the wheel)

Without tests: all of `make test` 3 times, one after the other, then the tests of server (with the
trials), terminal and browser 15 times each, two side by side. Every second run is one in the
background, as under nohup: without a terminal, and with interrupts ignored. What has passed is
noted: called again at the same commit, it goes on with the rest.
"""

import json
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager

from engines import WHEEL
from environments import BUILD, ROOT
from jobs import Job, run_all

BUSY = [sys.executable, "-c", "while True: pass"]
BACKGROUND = ["setsid", "sh", "-c", 'trap "" INT HUP; exec "$0" "$@"']
WHOLE = [sys.executable, "scripts/engines.py"]
WHOLE_TIMES = 3
TIMES = 15
FOLDERS = ("server", "terminal", "browser")
NAMED = "named"  # tests that are named may be others the next time
NOTES = BUILD / "steady.json"


class Passed:
    """The runs that have passed at this commit, with their seconds."""

    def __init__(self) -> None:
        command = ["git", "rev-parse", "HEAD"]
        self.commit = subprocess.run(
            command, cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout.strip()
        known = json.loads(NOTES.read_text()) if NOTES.exists() else {}
        runs: dict[str, float] = known.get("runs", {}) if self._is_of(known) else {}
        self.runs = {name: seconds for name, seconds in runs.items() if NAMED not in name}

    def _is_of(self, known: dict[str, object]) -> bool:
        return known.get("commit") == self.commit

    def note(self, run: "Run") -> None:
        self.runs[run.name] = round(run.seconds, 1)
        NOTES.write_text(json.dumps({"commit": self.commit, "runs": self.runs}, indent=1))


class Run(Job):
    """One run, in the foreground or the background; if it passes, that is noted."""

    def __init__(self, what: str, number: int, command: list[str], passed: Passed) -> None:
        is_behind = number % 2 == 0
        super().__init__(
            f"steady {what} {number}", [*BACKGROUND, *command] if is_behind else command
        )
        self.notes = passed

    def run(self) -> None:
        super().run()
        if self.passed:
            self.notes.note(self)


@contextmanager
def a_busy_core() -> Iterator[None]:
    hog = subprocess.Popen(BUSY)
    try:
        yield
    finally:
        hog.kill()
        hog.wait()


def tests(named: list[str]) -> list[str]:
    return [WHEEL.python, "-m", "pytest", "-p", "no:cacheprovider", *named]


def rounds(named: list[str], times: int, passed: Passed) -> list[list[Run]]:
    """What is run one after the other, and then what is run side by side."""
    if named:
        return [[Run(NAMED, number, tests(named), passed) for number in range(1, times + 1)], []]
    whole = [Run("whole", number, WHOLE, passed) for number in range(1, WHOLE_TIMES + 1)]
    folders = [
        Run(folder, number, tests([f"tests/{folder}"]), passed)
        for number in range(1, times + 1)
        for folder in FOLDERS
    ]
    return [whole, folders]


def main() -> int:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=TIMES)
    args, named = parser.parse_known_args()
    BUILD.mkdir(exist_ok=True)
    passed = Passed()
    alone, together = rounds(named, args.times, passed)
    due = [[run for run in runs if run.name not in passed.runs] for runs in (alone, together)]
    with a_busy_core():
        run_all(due[0], at_once=1)
        run_all(due[1], at_once=2)
    runs = [*alone, *together]
    failed = [run.name for run in runs if run.name not in passed.runs]
    seconds = [passed.runs[run.name] for run in runs if run.name in passed.runs]
    times = f" in {min(seconds):.0f} to {max(seconds):.0f} s each" if seconds else ""
    print(f"=== {len(seconds)} of {len(runs)} runs passed{times} ===")
    print(f"=== {len(failed)} failed: {', '.join(failed)} ===" if failed else "=== none failed ===")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
