"""Measures the lab against catanatron's Gymnasium environment, all on one core.

Usage: lab_speeds.py RIVAL   (a Python that has catanatron_gym)

That environment is bound to an older Gymnasium than ours, so it lives in an environment of its own:
python3 -m venv rival, rival/bin/pip install catanatron_gym; RIVAL is rival/bin/python then. Slices
alternate, so that a machine that changes its speed changes it for both; what counts is the median
of the ratios of neighboring slices.
"""

import os
import statistics
import subprocess
import sys
from pathlib import Path

import fondaco

ROUNDS = 5
SECONDS = 1.0  # CPU time of one slice
WORKER = Path(__file__).with_name("lab_worker.py")
MEASURES = [("aec", "AEC, PettingZoo's wrapper"), ("seat", "Gymnasium"), ("batch", "batch of 32")]
TABLES = [("merkator", 4), ("merchants", 4), ("merv", 2)]
LEAST = {"aec": 5.0, "seat": 0.0, "batch": 30.0}


class Worker:
    """A process that plays one side, a slice at a time."""

    def __init__(self, python: str, name: str, title: str = "", seats: int = 0) -> None:
        command = [python, str(WORKER), name, title, str(seats)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def slice(self) -> float:
        """Steps a second of CPU time."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{SECONDS}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


def measure(name: str, what: str, title: str, seats: int, rival: Worker) -> bool:
    worker = Worker(sys.executable, name, title, seats)
    worker.slice()
    slices = [(worker.slice(), rival.slice()) for _ in range(ROUNDS)]
    worker.close()
    found = [ours / theirs for ours, theirs in slices]
    rate = statistics.median([ours for ours, _ in slices])
    median = statistics.median(found)
    verdict = "ok" if median >= LEAST[name] else "TOO SLOW"
    spread = f"{median:.1f} ({min(found):.1f} to {max(found):.1f})"
    print(f"| {title}, {seats} seats | {what} | {rate:,.0f} | {spread} | {verdict} |", flush=True)
    return median >= LEAST[name]


def main() -> int:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rival = Worker(sys.argv[1], "catanatron")
    rival.slice()
    print(f"engine compiled: {fondaco.is_compiled()}; catanatron_gym: {rival.slice():,.0f} steps/s")
    kept = [
        measure(name, what, title, seats, rival)
        for title, seats in TABLES
        for name, what in MEASURES
    ]
    rival.close()
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
