"""kill -9 at random moments under load: nothing acknowledged is lost, nothing is doubled."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

from figures import never, progress, result
from ledger import Ledger
from seated import Game, seat_all
from served import Served, free_port
from sitting import Sitting

TABLES = 48
ALIVE = (0.5, 2.0)  # seconds that a house serves before it is killed
BACK_SECONDS = 3.0  # until it serves again
ANSWER_SECONDS = 20.0
PAUSE = (0.1, 0.3)  # seconds that people think
TITLE = "merchants"  # of which a game at random is not over before the last kill


class Killing:
    """A house that is killed again and again, and the people who go on playing."""

    def __init__(self, data: Path, tables: int, most_seconds: float) -> None:
        games = [Game(f"crash {n}", 4, title=TITLE) for n in range(tables)]
        self.sitting = Sitting(games, seat_all(data, games), PAUSE)
        self.house = Served(data, free_port())
        self.most_seconds = most_seconds
        self.slowest = 0.0  # seconds from a start to the first move that is acknowledged
        self.stored = 0  # moves in the store
        self.unheard = 0  # of them, not yet acknowledged when the house was killed
        self.rounds = 0
        self.missed: list[str] = []

    async def run(self, rounds: int, is_over: Callable[[], bool]) -> None:
        self.sitting.come(self.house.host, self.house.url)
        try:
            for number in range(1, rounds + 1):
                if is_over():
                    return
                await self._round()
                self.rounds = number
                told = f"{self.sitting.moves:,} moves acknowledged"
                progress(f"kill -9, round {number} of {rounds}: {told}")
        finally:
            await self.sitting.leave()

    async def _round(self) -> None:
        """Open, wait for somebody to go on, serve a little, kill, look at what is left."""
        before = self.sitting.moves
        began = time.monotonic()
        await asyncio.to_thread(self.house.open)
        try:
            await self.sitting.until(lambda: self.sitting.moves > before, ANSWER_SECONDS)
            self._note_time(time.monotonic() - began)
            await asyncio.sleep(random.uniform(*ALIVE))
        finally:
            await asyncio.to_thread(self.house.kill)
        self.missed += await asyncio.to_thread(self._faults)

    def _note_time(self, seconds: float) -> None:
        self.slowest = max(self.slowest, seconds)
        if seconds > self.most_seconds:
            self.missed.append(f"serving again took {seconds:.1f} s")

    def _faults(self) -> list[str]:
        ledger = Ledger(self.house.data)
        try:
            self.stored = sum([ledger.moves(one.id) for one in self.sitting.seated])
            self.unheard += self.stored - self.sitting.moves
            return self.sitting.faults(ledger)
        finally:
            ledger.close()


def measure(
    data: Path,
    rounds: int,
    tables: int = TABLES,
    most_seconds: float = BACK_SECONDS,
    is_over: Callable[[], bool] = never,
) -> list[str]:
    """Kill, look and tell; what was missed."""
    killing = Killing(data, tables, most_seconds)
    asyncio.run(killing.run(rounds, is_over))
    counts = killing.sitting.counts
    result(
        f"kill -9, {killing.rounds} of {rounds} rounds, {4 * tables} clients at {tables} tables:"
    )
    result(f"    {killing.sitting.moves:,} moves acknowledged, {killing.stored:,} in the store")
    result(
        f"    {killing.unheard:,} were kept, but not acknowledged before a kill; sent again, once"
    )
    result(f"    serving again after {killing.slowest:.2f} s at most")
    result(f"    {counts['came']:,} times a client came, {counts['sent again']:,} sent again")
    return killing.missed
