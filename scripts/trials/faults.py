"""Plays games over a bad line, and the same games over a good one: the logs have to be equal.

Usage: faults.py [GAMES]   200 if not told
"""

import asyncio
import http.client
import sys
import tempfile
from collections import Counter
from pathlib import Path

from bad_line import BadLine, Badness
from figures import busyness, progress, result, verdict
from ledger import Ledger
from seated import Game, seat_all
from served import Served
from sitting import Sitting

GAMES = 200
AT_ONCE = 50
SECONDS = 300.0  # for that many games
SEATS = (2, 3, 4)
GOOD = Badness(0, 0, 0, 0)


class Evening:
    """The same games each time, in a house of their own, over a line that is good or bad."""

    def __init__(self, data: Path, games: list[Game], badness: Badness) -> None:
        seated = seat_all(data, games)
        groups = [slice(first, first + AT_ONCE) for first in range(0, len(games), AT_ONCE)]
        self.sittings = [Sitting(games[group], seated[group]) for group in groups]
        self.house = Served(data)
        self.line = BadLine(self.house, badness)
        self.logs: dict[str, str] = {}

    @property
    def counts(self) -> Counter[str]:
        """What happened to clients."""
        return sum([sitting.counts for sitting in self.sittings], Counter[str]())

    def run(self) -> None:
        self.house.open()
        try:
            asyncio.run(self._play())
            self.logs = self._read_logs()
        finally:
            self.house.close()

    async def _play(self) -> None:
        host = self.house.host if self.line.badness == GOOD else await self.line.open()
        for number, sitting in enumerate(self.sittings, 1):
            progress(f"{number} of {len(self.sittings)} groups of games, at {host}")
            sitting.come(host, self.house.url)
            try:
                await sitting.finish(SECONDS)
            finally:
                await sitting.leave()
        await self.line.close()

    def _read_logs(self) -> dict[str, str]:
        line = http.client.HTTPConnection(self.house.host, timeout=30)
        found: dict[str, str] = {}
        for table in [one.id for sitting in self.sittings for one in sitting.seated]:
            line.request("GET", f"/api/tables/{table}/log")
            answer = line.getresponse()
            found[table] = answer.read().decode()
            assert answer.status == 200, found[table]
        line.close()
        return found

    def faults(self) -> list[str]:
        """What the store holds otherwise than people were told; what should not be refused."""
        ledger = Ledger(self.house.data)
        found = [text for sitting in self.sittings for text in sitting.faults(ledger)]
        ledger.close()
        return found + [f"refused: {t}" for sitting in self.sittings for t in sitting.refusals]


def measure(folder: Path, count: int = GAMES, seats: tuple[int, ...] = SEATS) -> list[str]:
    """Play over both lines, compare and tell; what was missed."""
    games = [Game(f"fault {n}", seats[n % len(seats)]) for n in range(count)]
    clean = Evening(folder / "good", games, GOOD)
    clean.run()
    bad = Evening(folder / "bad", games, Badness())
    bad.run()
    told(bad, count)
    differ = [table for table, log in clean.logs.items() if bad.logs[table] != log]
    return clean.faults() + bad.faults() + [f"table {t}: another log" for t in differ]


def told(evening: Evening, count: int) -> None:
    line, clients = evening.line.counts, evening.counts
    moves = sum([sitting.moves for sitting in evening.sittings])
    result(f"{count} games of {moves:,} moves over a bad line, and over a good one:")
    result("    " + ", ".join([f"{number:,} {what}" for what, number in sorted(line.items())]))
    result("    clients: " + ", ".join([f"{n:,} {what}" for what, n in sorted(clients.items())]))


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    result(busyness())
    with tempfile.TemporaryDirectory(prefix="fondaco-faults-") as folder:
        return verdict(measure(Path(folder), count))


if __name__ == "__main__":
    sys.exit(main())
