"""kill -9 of one of two processes on one PostgreSQL, again and again: its people go in by the other
one, play goes on there, nothing acknowledged is lost, nothing is doubled."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from doors import SILENCE_SECONDS, PatientSitting, SharedLedger, readiness
from figures import never, progress, result
from fondaco.server.postgres import Postgres
from killing import ALIVE, PAUSE, TITLE
from seated import Game, seat_all_in
from served import Served, free_port

TABLES = 24
ON_SECONDS = 20.0  # for a move at every table


class Survivor:
    """Two processes, of which the first is killed, and the people at their tables."""

    def __init__(self, url: str, folder: Path, tables: int) -> None:
        self.url = url
        games = [Game(f"survivor {n}", 4, title=TITLE) for n in range(tables)]
        self.sitting = PatientSitting(games, seat_all_in(Postgres(url), games), PAUSE)
        self.prey, self.other = [
            Served(folder / name, free_port(), database=url) for name in ("prey", "other")
        ]
        self.rounds = 0
        self.missed: list[str] = []

    async def run(self, rounds: int, is_over: Callable[[], bool]) -> None:
        houses = [self.prey, self.other]
        try:
            await asyncio.gather(*[asyncio.to_thread(house.open) for house in houses])
            self.sitting.come_by(houses)
            for number in range(1, rounds + 1):
                if is_over():
                    break
                await self._round()
                self.rounds = number
                told = f"{self.sitting.moves:,} moves acknowledged"
                progress(f"kill -9 of one of two, round {number} of {rounds}: {told}")
        finally:
            await self.sitting.leave()
            await asyncio.gather(*[asyncio.to_thread(house.close) for house in houses])
        self._judge_silence()

    async def _round(self) -> None:
        """Let both serve, kill one, see the other go on, look at the journals, open it again."""
        await self._play_on()
        await asyncio.sleep(random.uniform(*ALIVE))
        await asyncio.to_thread(self.prey.kill)
        await self._play_on()
        self.missed += await asyncio.to_thread(self._faults)
        await asyncio.to_thread(self.prey.open)
        if await asyncio.to_thread(readiness, self.prey) != 200:
            self.missed.append("the killed process is open again, but not ready")
        self.sitting.come_home()

    async def _play_on(self) -> None:
        enough = self.sitting.moves + len(self.sitting.seated)
        await self.sitting.until(lambda: self.sitting.moves >= enough, ON_SECONDS)

    def _faults(self) -> list[str]:
        ledger = SharedLedger(self.url)
        try:
            return self.sitting.faults(ledger)
        finally:
            ledger.close()

    def _judge_silence(self) -> None:
        if self.sitting.longest_silence > SILENCE_SECONDS:
            self.missed.append(f"somebody heard nothing for {self.sitting.longest_silence:.1f} s")
        if self.sitting.refusals:
            self.missed.append(f"refused: {self.sitting.refusals[0]}")


def measure(
    url: str,
    folder: Path,
    rounds: int,
    tables: int = TABLES,
    is_over: Callable[[], bool] = never,
) -> list[str]:
    """Kill, look and tell; what was missed."""
    survivor = Survivor(url, folder, tables)
    asyncio.run(survivor.run(rounds, is_over))
    sitting, counts = survivor.sitting, survivor.sitting.counts
    told = f"{survivor.rounds} of {rounds} rounds"
    result(f"kill -9 of one of two processes, {told}, {4 * tables} clients:")
    result(f"    {sitting.moves:,} moves acknowledged, none lost or doubled unless told below")
    result(f"    nobody heard nothing for more than {sitting.longest_silence:.2f} s")
    result(f"    {counts['came']:,} times a client came, {counts['sent again']:,} sent again")
    return survivor.missed
