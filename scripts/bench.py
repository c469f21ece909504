"""Measures the engine against catanatron, both with four random players on one core.

Each side runs in a process of its own; slices alternate, so that a machine that changes its speed
changes it for both. What counts is the median of the ratios of neighboring slices.
"""

import os
import statistics
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
ROUNDS = 9
SECONDS = 1.0  # CPU time of one slice

# What is measured: its name, the worker that does it, the least ratio that we accept.
MEASURES = [
    ("loop inside the engine", "inside", 20.0),
    ("loop in Python: game.legal, game.apply", "python", 10.0),
    ("table.play(choice(table.legal())), events and log", "table", 5.0),
    ("interpreted engine, loop inside", "interpreted", 1.0),
]
MOST_COPY = 1.0  # microseconds


class Worker:
    """A process that plays one side, a slice at a time."""

    def __init__(self, name: str) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if name == "interpreted":
            environment["PYTHONPATH"] = str(SOURCE)
        command = [sys.executable, str(Path(__file__).with_name("bench_worker.py")), name]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def slice(self) -> float:
        """Decisions a second of CPU time, or microseconds a copy."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{SECONDS}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


def alternate(name: str, title: str, rival: Worker) -> list[tuple[float, float]]:
    """Neighboring slices of both sides, after one to warm up."""
    worker = Worker(name)
    worker.slice()
    found: list[tuple[float, float]] = []
    for number in range(ROUNDS):
        progress(f"{title}: round {number + 1} of {ROUNDS}")
        found.append((worker.slice(), rival.slice()))
    progress("")
    worker.close()
    return found


def progress(text: str) -> None:
    print(f"\r{text:79}\r", end="", file=sys.stderr, flush=True)


def measure(title: str, name: str, least: float, rival: Worker) -> bool:
    slices = alternate(name, title, rival)
    found = [ours / theirs for ours, theirs in slices]
    median = statistics.median(found)
    rate = statistics.median([ours for ours, _ in slices])
    verdict = "ok" if median >= least else "TOO SLOW"
    spread = f"{median:5.1f} x catanatron ({min(found):.1f} to {max(found):.1f})"
    print(f"{title:50}{rate:>10,.0f}/s  {spread:36} at least {least:g}: {verdict}", flush=True)
    return median >= least


def measure_copy() -> bool:
    worker = Worker("copy")
    best = min(worker.slice() for _ in range(5))
    worker.close()
    verdict = "ok" if best <= MOST_COPY else "TOO SLOW"
    title = "a copy made and dropped, best of 5"
    print(f"{title:50}{best:>10.2f} microseconds, at most {MOST_COPY:g}: {verdict}", flush=True)
    return best <= MOST_COPY


def main() -> int:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rival = Worker("catanatron")
    rival.slice()
    print(f"{'decisions a second of CPU time, four random players':50}", end="")
    print(f"{rival.slice():>10,.0f}/s  catanatron in this run", flush=True)
    kept = [measure(title, name, least, rival) for title, name, least in MEASURES]
    rival.close()
    kept.append(measure_copy())
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
