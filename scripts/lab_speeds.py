"""Measures the lab against catanatron's Gymnasium environment, all on one core: make speeds

Usage: lab_speeds.py [RIVAL]   (a Python that has catanatron_gym; else one is made in build/rival)

That environment is bound to an older Gymnasium than ours, so it lives in an environment of its own.
Slices alternate, so that a machine that changes its speed changes it for both; what counts is the
median of the ratios of neighboring slices. Beside other work even these mean little: the load is
told, before and after.
"""

import datetime
import os
import statistics
import subprocess
import sys
import venv
from pathlib import Path

import fondaco

ROUNDS = 5
SECONDS = 1.0  # CPU time of one slice
WORKER = Path(__file__).with_name("lab_worker.py")
ROOT = Path(__file__).resolve().parent.parent
RIVAL = ROOT / "build" / "rival"
NEEDS = "catanatron_gym==4.0.0"
MEASURES = [
    ("aec", "AEC, PettingZoo's wrapper"),
    ("seat", "Gymnasium, others at random"),
    ("simul", "32 such tables at once"),
    ("batch", "batch of 32"),
]
TABLES = [("merkator", 4), ("merchants", 4), ("merv", 2)]
LEAST = {"aec": 5.0, "batch": 30.0}


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
    least = LEAST.get(name, 0.0)
    verdict = "ok" if median >= least else "TOO SLOW"
    spread = f"{median:.1f} ({min(found):.1f} to {max(found):.1f})"
    print(f"| {title}, {seats} seats | {what} | {rate:,.0f} | {spread} | {verdict} |", flush=True)
    return median >= least


def rival_python() -> str:
    """A Python that has catanatron_gym; made where there is none yet."""
    python = RIVAL / ("Scripts" if os.name == "nt" else "bin") / "python"
    stamp = RIVAL / "has"
    if not stamp.is_file() or stamp.read_text() != NEEDS:
        venv.create(RIVAL, clear=True, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", NEEDS], check=True)
        stamp.write_text(NEEDS)
    return str(python)


def load() -> str:
    """How many processes have wanted to run of late, beside how many cores."""
    if not hasattr(os, "getloadavg"):
        return "unknown"
    return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def main() -> int:
    python = sys.argv[1] if len(sys.argv) > 1 else rival_python()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rival = Worker(python, "catanatron")
    rival.slice()
    print(f"{datetime.date.today()}, load {load()}, engine compiled: {fondaco.is_compiled()}")
    print(f"catanatron_gym: {rival.slice():,.0f} steps/s", flush=True)
    kept = [
        measure(name, what, title, seats, rival)
        for title, seats in TABLES
        for name, what in MEASURES
    ]
    rival.close()
    print(f"load {load()}")
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
