"""Sends a house what no friendly client would: everything else goes on as if nothing was.

Usage: fuzz.py [THINGS] [SEED] [--minutes MINUTES]. 200,000 hostile messages, requests and frames if
not told; after so many minutes it ends, and says how many there were. The house is `fondaco serve`
with its own limits, and hostile people come from thousands of addresses, so that they get in.
"""

import asyncio
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import broken
import frames
from figures import never, time_is_over
from flood import percentile
from line import SECONDS, Answer, Line, any_address
from mischief import Mischief
from prey import Caller, Prey
from served import Served
from witness import Witness

AT_ONCE = 8  # hostile people
ROUND = 2_500  # hostile things at one set of tables
REQUESTS = 12  # on one line
PAUSE = 0.25  # seconds between two moves of the witness
LONG_ENOUGH = 10  # rounds
MOST_GROWTH = 1.08  # of the memory, after the first fifth


class Attack:
    """All that is tried, and what came of it."""

    def __init__(self, served: Served, witness: Witness, seed: str) -> None:
        self.served = served
        self.witness = witness
        self.seed = seed
        self.done = 0
        self.tried: Counter[str] = Counter()
        self.answers: Counter[int] = Counter()
        self.memory: list[int] = []

    async def run(self, things: int, is_over: Callable[[], bool]) -> None:
        began = time.monotonic()
        for number in range(-(-things // ROUND)):
            if is_over():
                return
            prey = Prey(self.served.port, Random(f"{self.seed} {number}"))
            await prey.settle()
            prey.tables += [self.witness.table, self.witness.table, self.witness.waiting]
            goal = min(things, self.done + ROUND)
            await asyncio.gather(*[self._attack(prey, who, goal) for who in range(AT_ONCE)])
            self.memory.append(megabytes(self.served.process.pid))
            self._report(things, began)

    def _report(self, things: int, began: float) -> None:
        seconds = time.monotonic() - began
        print(
            f"{self.done:>9,} of {things:,} hostile things, {seconds:.0f} s, {self.memory[-1]} MB",
            flush=True,
        )

    async def _attack(self, prey: Prey, who: int, goal: int) -> None:
        will = Random(f"{prey.will.random()} {who}")
        while self.done < goal:
            count = await self._once(prey, will)
            self.done += count

    async def _once(self, prey: Prey, will: Random) -> int:
        kind = will.random()
        if kind < 0.5:
            return self._count("messages and frames", await frames.socket(prey, will))
        if kind < 0.55:
            return self._count("broken requests", await broken.request(prey, will))
        return self._count("requests", await self._requests(prey, will))

    def _count(self, what: str, count: int) -> int:
        self.tried[what] += count
        return count

    async def _requests(self, prey: Prey, will: Random) -> int:
        """Some requests on one line, as long as the house does not hang up."""
        line = await Line.to(prey.port, any_address(will))
        mischief = Mischief(prey, will)
        try:
            for number in range(1, REQUESTS + 1):
                content = mischief.request()
                answer = await line.ask(content, content.startswith(b"HEAD"))
                self._check(content, answer)
                if answer.status == 0 or answer.headers.get("transfer-encoding"):
                    return number
        finally:
            line.hang_up()
        return REQUESTS

    def _check(self, content: bytes, answer: Answer) -> None:
        self.answers[answer.status] += 1
        assert answer.status < 500, (content[:2000], answer)
        assert b"Traceback" not in answer.body, (content[:2000], answer)
        assert b'File "' not in answer.body, (content[:2000], answer)


def check_complaints(served: Served) -> None:
    """The house has noted no mistake of its own."""
    for row in served.complaints.read_text().split("\n"):
        assert "traceback" not in row.lower(), row
        assert '"level":"error"' not in row, row


async def check_figures(served: Served) -> None:
    """No mistake was counted, and nobody is taken to be watching who has gone."""
    for _ in range(int(SECONDS)):
        caller = Caller(served.port, Random(0))
        caller.address = "127.0.0.1"
        answer = await caller.ask("GET", "/metrics")
        figures = dict(row.rsplit(" ", 1) for row in answer.body.decode().split("\n") if row)
        assert float(figures["fondaco_mistakes_total"]) == 0
        if float(figures["fondaco_sockets"]) == 0:
            return
        await asyncio.sleep(1.0)
    raise AssertionError("sockets are left over")


def megabytes(pid: int) -> int:
    """What the house holds, without the processes of its bots, which come and go."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) // 1024


def check_memory(memory: list[int]) -> None:
    """What is held after the first fifth is all that is held; if it was long enough to tell."""
    if len(memory) < LONG_ENOUGH:
        return
    settled = max(memory[: len(memory) // 5])
    assert memory[-1] <= settled * MOST_GROWTH + 4, f"the memory grows: {memory} MB"


async def attack(served: Served, things: int, seed: str, is_over: Callable[[], bool]) -> Attack:
    witness = Witness(served.port)
    await witness.come()
    playing = asyncio.create_task(witness.play(PAUSE))
    found = Attack(served, witness, seed)
    running = asyncio.create_task(found.run(things, is_over))
    await asyncio.wait([playing, running], return_when=asyncio.FIRST_COMPLETED)
    if not running.done():
        running.cancel()
    witness.is_leaving = True
    await playing
    await running
    await witness.leave()
    await check_figures(served)
    return found


def fuzz(folder: Path, things: int, seed: str, is_over: Callable[[], bool] = never) -> Attack:
    """Open a house, and be hostile to it."""
    served = Served(folder / "data")
    served.open()
    try:
        found = asyncio.run(attack(served, things, seed, is_over))
    finally:
        served.close()
    check_complaints(served)
    check_memory(found.memory)
    return found


def main() -> int:
    parser = ArgumentParser()
    parser.add_argument("things", nargs="?", type=int, default=200_000)
    parser.add_argument("seed", nargs="?", default="fuzz")
    parser.add_argument("--minutes", type=float, default=0.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = fuzz(Path(folder), args.things, args.seed, time_is_over(args.minutes))
    for what, number in [*found.tried.items(), *sorted(found.answers.items())]:
        print(f"{number:>12,} {what}")
    seconds = found.witness.seconds
    print(
        f"{len(seconds):>12,} moves of the witness, p99 {1000 * percentile(seconds, 0.99):.0f} ms"
    )
    print(f"{found.memory[-1]:>12,} MB at the end; {found.memory[len(found.memory) // 5]} before")
    print(f"{found.done:>12,} of {args.things:,} hostile things")
    print("no answer of 500, no traceback, no move that was not the witness's own")
    return 0


if __name__ == "__main__":
    sys.exit(main())
