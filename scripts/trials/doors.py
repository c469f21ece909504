"""People at a house of several processes: whoever loses one goes in by the next."""

import asyncio
import time
import urllib.error
import urllib.request

import psycopg
from websockets.asyncio.client import connect

from clients import Client, Way
from fondaco.server import wire
from ledger import Ledger
from served import Served
from sitting import Sitting, chooser

SILENCE_SECONDS = 5.0  # for which nobody may hear nothing


class Doors:
    """The ways to one table through several processes: whoever loses one takes the next."""

    def __init__(self, ways: list[Way]) -> None:
        self.ways = ways
        self._at = -1

    def connect(self) -> connect:
        self._at = (self._at + 1) % len(self.ways)
        return self.ways[self._at].connect()

    @property
    def is_home(self) -> bool:
        """Whether one is in by the first way."""
        return self._at == 0


class Patient(Client):
    """A client that notes for how long it has heard nothing."""

    heard = 0.0
    longest = 0.0

    def hear(self, message: wire.ServerMessage) -> None:
        now = time.monotonic()
        if self.heard:
            self.longest = max(self.longest, now - self.heard)
        self.heard = now
        if isinstance(message, wire.Notice | wire.Outage):
            self.counts[str(message.__struct_config__.tag)] += 1
        super().hear(message)


class PatientSitting(Sitting):
    """All who sit at some tables, and may come by any of several processes."""

    def come_by(self, houses: list[Served]) -> None:
        for number, (game, one) in enumerate(zip(self.games, self.seated, strict=True)):
            turned = houses if number % 2 else houses[::-1]
            self.clients[one.id] = [
                Patient(
                    Doors([Way(house.host, house.url, one.id, key) for house in turned]),
                    chooser(game),
                    self._think,
                )
                for key in one.keys
            ]
        self._tasks = [asyncio.create_task(client.run()) for client in self._everybody()]

    def come_home(self) -> None:
        """Let all who went in elsewhere load their page anew, and so come by their first way."""
        for client in self._everybody():
            if isinstance(client.way, Doors) and not client.way.is_home:
                client.hang_up()

    @property
    def longest_silence(self) -> float:
        return max([client.longest for client in self._everybody() if isinstance(client, Patient)])


class SharedLedger(Ledger):
    """What a PostgreSQL holds."""

    def __init__(self, url: str) -> None:
        self._shared = psycopg.connect(url)

    def close(self) -> None:
        self._shared.close()

    def damage(self) -> list[str]:
        return []

    def stored(self, table: str) -> list[tuple[int, str, str]]:
        sql = "SELECT seq, cid, body FROM journal WHERE table_id = %s ORDER BY seq"
        return self._shared.execute(sql, (table,)).fetchall()

    def version(self) -> int:
        rows = self._shared.execute("SELECT value FROM house WHERE name = 'version'").fetchall()
        return int(rows[0][0])


def readiness(house: Served) -> int:
    """The status with which a process says whether it is ready; 0, if it says nothing."""
    try:
        with urllib.request.urlopen(f"{house.url}/readyz", timeout=SILENCE_SECONDS) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code
    except OSError:
        return 0
