"""Runs jobs side by side, in the order given, and tells of each what came of it."""

import os
import re
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from environments import BUILD, ROOT

AT_ONCE = 4
NOTHING_CHOSEN = 5  # pytest's word for: none of these tests was meant
COUNTED = re.compile(r"(\d+) (passed|failed|skipped|errors?|xfailed|deselected)")


class Job:
    """A command, and what came of it; what it says goes to a file."""

    def __init__(self, name: str, command: Sequence[str], **environment: str) -> None:
        self.name = name
        self.command = command
        self.environment = environment
        self.log = BUILD / f"test-{name.replace(' ', '-')}.log"
        self.may_be_empty = False  # whether it may find that none of its tests is meant
        self.counts = False  # whether it has to say how many tests passed
        self.status = -1
        self.seconds = 0.0
        self.cpu = 0.0

    @property
    def passed(self) -> bool:
        if self.may_be_empty and self.status == NOTHING_CHOSEN:
            return True
        return self.status == 0 and (not self.counts or self.tally().get("passed", 0) > 0)

    def run(self) -> None:
        began = time.monotonic()
        with self.log.open("wb") as log:
            process = subprocess.Popen(
                self.command,
                cwd=ROOT,
                env={**os.environ, **self.environment},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = self.status = os.waitstatus_to_exitcode(status)
        self.seconds = time.monotonic() - began
        self.cpu = usage.ru_utime + usage.ru_stime

    def said(self) -> str:
        return self.log.read_text(errors="replace")

    def tally(self) -> Mapping[str, int]:
        """How many tests passed, failed and so on, by pytest's last line."""
        rows = self.said().splitlines()
        found = COUNTED.findall(rows[-1]) if rows else []
        return {word.rstrip("s") if word == "errors" else word: int(n) for n, word in found}

    def result(self) -> str:
        """One line; and all that it said, if it failed."""
        counted = ", ".join([f"{n} {word}" for word, n in self.tally().items()])
        line = f"  {self.name:<18} {self.seconds:4.0f} s, {self.cpu:4.0f} s of CPU   "
        if self.passed:
            return f"{line}{counted or 'passed'}"
        return f"{line}FAILED {counted}\n{self.said()}"


def run_all(jobs: Sequence[Job], at_once: int = AT_ONCE) -> bool:
    """Run them; who is free takes the next one. Whether all passed."""
    BUILD.mkdir(exist_ok=True)
    waiting = iter(jobs)
    door = threading.Lock()
    workers = [threading.Thread(target=_work, args=(waiting, door)) for _ in range(at_once)]
    for worker in workers:
        worker.start()
    try:
        for worker in workers:
            worker.join()
    except KeyboardInterrupt:
        with door:
            list(waiting)  # what has not begun stays so; what has is interrupted too
        raise
    return all(job.passed for job in jobs)


def _work(waiting: Iterator[Job], door: threading.Lock) -> None:
    while True:
        with door:
            job = next(waiting, None)
        if job is None:
            return
        job.run()
        print(job.result(), flush=True)


def closing_line(jobs: Sequence[Job], seconds: float) -> str:
    """All jobs together, in the words of pytest."""
    total: Counter[str] = Counter()
    for job in jobs:
        total.update(job.tally())
    parts = [f"{count:,} {word}" for word, count in total.items() if word != "deselected"]
    failed = [job.name for job in jobs if not job.passed]
    if failed:
        parts.append(f"FAILED: {', '.join(failed)} (see {_shown(BUILD)}/test-*.log)")
    return f"=== {', '.join(parts)} in {seconds:.0f} s ==="


def _shown(path: Path) -> str:
    return str(path.relative_to(ROOT))
