"""Measures the engine against catanatron, both with four random players on one core.

Usage: bench.py [TITLE ...]; all titles of the shelf if none is named.

Each side runs in a process of its own; slices alternate, so that a machine that changes its speed
changes it for both. What counts is the median of the ratios of neighboring slices.
"""

import os
import statistics
import subprocess
import sys
import textwrap
from pathlib import Path

import fondaco
from fondaco.players.weights import has_net

SOURCE = Path(__file__).resolve().parent.parent / "src"
ROUNDS = 9
SECONDS = 1.0  # CPU time of one slice

# What is measured: its name, the worker that does it, the least ratio that we accept.
MEASURES = [
    ("loop inside the engine", "inside", 20.0),
    ("loop in Python: game.legal, game.apply", "python", 10.0),
    ("table.play(choice(table.legal())), events and log", "table", 5.0),
    ("interpreted engine, loop inside", "interpreted", 1.0),
    ("positions that the strongest level judges", "search", 3.0),
]
MOST_COPY = 1.0  # microseconds
MOST_JUDGED = {4: 5.0, 1: 3.0}  # microseconds, by seats


class Worker:
    """A process that plays one side, a slice at a time."""

    def __init__(self, name: str, title: str, seats: int = 4) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if name == "interpreted":
            environment["PYTHONPATH"] = str(SOURCE)
        worker = Path(__file__).with_name("bench_worker.py")
        command = [sys.executable, str(worker), name, title, str(seats)]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def slice(self) -> float:
        """Decisions a second of CPU time, or microseconds a copy."""
        return float(self.told(SECONDS))

    def told(self, seconds: float) -> str:
        """What the process prints after so many seconds."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def close(self) -> None:
        self.process.communicate()


def alternate(worker: Worker, what: str, rival: Worker) -> list[tuple[float, float]]:
    """Neighboring slices of both sides, after one to warm up."""
    worker.slice()
    found: list[tuple[float, float]] = []
    for number in range(ROUNDS):
        progress(f"{what}: round {number + 1} of {ROUNDS}")
        found.append((worker.slice(), rival.slice()))
    progress("")
    worker.close()
    return found


def progress(text: str) -> None:
    print(f"\r{text:79}\r", end="", file=sys.stderr, flush=True)


def measure(title: str, what: str, name: str, least: float, rival: Worker) -> bool:
    slices = alternate(Worker(name, title), what, rival)
    found = [ours / theirs for ours, theirs in slices]
    median = statistics.median(found)
    rate = statistics.median([ours for ours, _ in slices])
    verdict = "ok" if median >= least else "TOO SLOW"
    spread = f"{median:5.1f} x catanatron ({min(found):.1f} to {max(found):.1f})"
    print(f"{what:50}{rate:>10,.0f}/s  {spread:36} at least {least:g}: {verdict}", flush=True)
    return median >= least


def measure_one(what: str, worker: Worker, most: float) -> bool:
    """How long one thing takes."""
    best = min(worker.slice() for _ in range(5))
    worker.close()
    verdict = "ok" if best <= most else "TOO SLOW"
    what = f"{what}, best of 5"
    print(f"{what:50}{best:>10.2f} microseconds, at most {most:g}: {verdict}", flush=True)
    return best <= most


def measure_judged(title: str) -> list[bool]:
    """How long a net takes for a position, where the title has one."""
    seats = [seats for seats in MOST_JUDGED if seats in fondaco.game(title).seats]
    return [
        measure_one(
            f"a position judged, seats: {count}",
            Worker("judged", title, count),
            MOST_JUDGED[count],
        )
        for count in seats
        if has_net(title)
    ]


def tell_kinds(title: str) -> None:
    """What a move of each kind costs; nothing is demanded."""
    worker = Worker("kinds", title)
    found = f"microseconds a move and the list after it, by kind (times seen): {worker.told(3.0)}"
    worker.close()
    for line in textwrap.wrap(found, 110, subsequent_indent="    "):
        print(line, flush=True)


def measure_title(title: str, rival: Worker) -> bool:
    print(f"\n{title}", flush=True)
    kept = [measure(title, what, name, least, rival) for what, name, least in MEASURES]
    kept.append(measure_one("a copy made and dropped", Worker("copy", title), MOST_COPY))
    kept += measure_judged(title)
    tell_kinds(title)
    return all(kept)


def main() -> int:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    titles = sys.argv[1:] or [str(one["title"]) for one in fondaco.titles()]
    rival = Worker("catanatron", "")
    rival.slice()
    print(f"{'decisions a second of CPU time, four random players':50}", end="")
    print(f"{rival.slice():>10,.0f}/s  catanatron in this run", flush=True)
    kept = [measure_title(title, rival) for title in titles]
    rival.close()
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
