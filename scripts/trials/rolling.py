"""A rolling upgrade: two processes on one PostgreSQL, of which one after the other is stopped and
comes back in a newer version, while people play.

Usage: rolling.py [TABLES]   40 tables with 4 people each, if not told

No acknowledged move is lost, none is made twice, and nobody hears nothing for more than 5 seconds.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

import newer
from databases import fresh_database, real_postgres
from doors import SILENCE_SECONDS, PatientSitting, SharedLedger, readiness
from figures import busyness, progress, result, verdict
from fondaco.server.postgres import Postgres
from seated import Game, seat_all_in
from served import Served, free_port

TABLES = 40
PAUSE = (0.1, 0.3)  # seconds that people think
MOVES = 5  # for each table, between two steps of the upgrade
STEP_SECONDS = 60.0


class Upgrade:
    """Two houses, the people at their tables, and the newer version."""

    def __init__(self, url: str, folder: Path, tables: int) -> None:
        self.url = url
        games = [Game(f"rolling {n}", 4, {"length": "long"}) for n in range(tables)]
        self.sitting = PatientSitting(games, seat_all_in(Postgres(url), games), PAUSE)
        self.houses = [Served(folder / f"house{n}", free_port(), database=url) for n in range(2)]
        self.code = newer.newer_version(folder / "newer")
        self.missed: list[str] = []

    async def run(self) -> None:
        await asyncio.gather(*[asyncio.to_thread(house.open) for house in self.houses])
        self.sitting.come_by(self.houses)
        try:
            await self._play_on("both are old")
            for number, house in enumerate(self.houses):
                await self._replace(house)
                await self._play_on(f"{number + 1} of 2 are new")
        finally:
            await self.sitting.leave()
            await asyncio.gather(*[asyncio.to_thread(house.close) for house in self.houses])
        await asyncio.to_thread(self._judge)

    async def _play_on(self, text: str) -> None:
        enough = self.sitting.moves + MOVES * len(self.sitting.seated)
        await self.sitting.until(lambda: self.sitting.moves >= enough, STEP_SECONDS)
        progress(f"{text}: {self.sitting.moves:,} moves acknowledged")

    async def _replace(self, house: Served) -> None:
        """Stop a process as for an upgrade, and open the newer version in its place."""
        leaving = asyncio.create_task(asyncio.to_thread(house.leave))
        await self.sitting.until(lambda: readiness(house) != 200, STEP_SECONDS)
        await leaving
        house.code = str(self.code)
        await asyncio.to_thread(house.open)
        if readiness(house) != 200:
            self.missed.append("a new process is open, but not ready")

    def _judge(self) -> None:
        ledger = SharedLedger(self.url)
        try:
            self.missed += self.sitting.faults(ledger)
            if ledger.version() != newer.VERSION:
                self.missed.append("the store is not that of the newer version")
        finally:
            ledger.close()
        if self.sitting.longest_silence > SILENCE_SECONDS:
            self.missed.append(f"somebody heard nothing for {self.sitting.longest_silence:.1f} s")
        if self.sitting.refusals:
            self.missed.append(f"refused: {self.sitting.refusals[0]}")


def measure(url: str, folder: Path, tables: int = TABLES) -> list[str]:
    """Upgrade and tell; what was missed."""
    upgrade = Upgrade(url, folder, tables)
    asyncio.run(upgrade.run())
    sitting = upgrade.sitting
    result(f"rolling upgrade of 2 processes, {4 * tables} clients at {tables} tables:")
    result(f"    {sitting.moves:,} moves acknowledged, none lost or doubled unless told below")
    result(f"    nobody heard nothing for more than {sitting.longest_silence:.2f} s")
    result(
        f"    {sitting.counts['came']:,} times a client came, {sitting.counts['notice']:,} notices"
    )
    return upgrade.missed


def main() -> int:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    result(busyness())
    with tempfile.TemporaryDirectory(prefix="fondaco-rolling-") as folder, real_postgres() as url:
        missed = measure(fresh_database(url), Path(folder), tables)
    result(busyness())
    return verdict(missed)


if __name__ == "__main__":
    sys.exit(main())
