"""A disk without room: a clear refusal for each move, nothing lost, and on it goes with room."""

import asyncio
import http.client
import json
import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from figures import result
from ledger import Ledger
from seated import Game, seat_all
from served import Served
from sitting import Sitting

TABLES = 8
PAUSE = (0.02, 0.1)
SECONDS = 60.0  # for anything that should happen soon
MOVES = 12  # of each table, before and after
REFUSALS = 12  # of each table
DISK_BYTES = 24 << 20
REFUSAL = "could not save this"


class Disk(Protocol):
    """Something that can be full."""

    name: str
    lasts: bool  # whether it is full for a house that opens as well

    def fill(self, house: Served) -> None: ...
    def clear(self, house: Served) -> None: ...


class SmallDisk:
    """A file system of a few megabytes in memory; only who may mount has one."""

    name = "a full disk"
    lasts = True

    def __init__(self, folder: Path) -> None:
        self.ballast = folder / "ballast"

    def fill(self, house: Served) -> None:
        with self.ballast.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                return

    def clear(self, house: Served) -> None:
        self.ballast.unlink()


class SmallFiles:
    """A house that may no longer write into files: for who may not mount."""

    name = "files that may not grow"
    lasts = False

    def fill(self, house: Served) -> None:
        _limit(house, 0)

    def clear(self, house: Served) -> None:
        _limit(house, resource.RLIM_INFINITY)


def _limit(house: Served, most: int) -> None:
    hard = resource.RLIM_INFINITY
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (most, hard))


@contextmanager
def mounted(folder: Path) -> Iterator[bool]:
    """A small disk at a folder, where that is allowed."""
    folder.mkdir(parents=True, exist_ok=True)
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", str(folder)]
    is_there = os.geteuid() == 0 and not subprocess.run(command, capture_output=True).returncode
    try:
        yield is_there
    finally:
        if is_there:
            subprocess.run(["umount", str(folder)], check=True)


class Fullness:
    """A house whose disk is full for a while, and the people who play there."""

    def __init__(self, data: Path, disk: Disk, tables: int) -> None:
        games = [Game(f"full {n}", 4, {"length": "long"}) for n in range(tables)]
        self.sitting = Sitting(games, seat_all(data, games), PAUSE)
        self.house = Served(data)
        self.disk = disk
        self.missed: list[str] = []

    async def run(self) -> None:
        self.house.open()
        self.sitting.come(self.house.host, self.house.url)
        try:
            await self._grow()
            await self._full()
            await self._grow()
        finally:
            await self.sitting.leave()
            self.house.close()
        ledger = Ledger(self.house.data)
        self.missed += self.sitting.faults(ledger)
        ledger.close()

    async def _grow(self) -> None:
        enough = self.sitting.moves + MOVES * len(self.sitting.games)
        await self.sitting.until(lambda: self.sitting.moves >= enough, SECONDS)

    async def _full(self) -> None:
        """Everybody is refused, in words; who only looks, sees."""
        self.disk.fill(self.house)
        try:
            await self._be_refused()
            await asyncio.to_thread(self._look_around)
            if self.disk.lasts:
                await asyncio.to_thread(self.house.kill)
                await asyncio.to_thread(self.house.open)
                await self._be_refused()
        finally:
            self.disk.clear(self.house)
        strange = [text for text in self.sitting.refusals if REFUSAL not in text]
        self.missed += [f"{self.disk.name}: a refusal says {text!r}" for text in set(strange)]

    async def _be_refused(self) -> None:
        enough = len(self.sitting.refusals) + REFUSALS * len(self.sitting.games)
        await self.sitting.until(lambda: len(self.sitting.refusals) >= enough, SECONDS)

    def _look_around(self) -> None:
        one = self.sitting.seated[0]
        new = {"title": "merkator", "seats": [{"kind": "me"}, {"kind": "me"}]}
        move = {"type": "say", "cid": "full", "text": "Is there room?"}
        path = f"/api/tables/{one.id}"
        self._expect(200, "GET", path, one.keys[0])
        self._expect(200, "GET", f"{path}/moments/5", one.keys[0])
        self._expect(503, "POST", "/api/tables", one.keys[0], new)
        self._expect(503, "POST", "/api/tables", "", new)
        self._expect(422, "POST", f"{path}/messages", one.keys[0], move)
        self._expect(200, "GET", "/healthz", "")

    def _expect(self, status: int, method: str, path: str, key: str, body: object = None) -> None:
        line = http.client.HTTPConnection(self.house.host, timeout=SECONDS)
        headers = {"origin": self.house.url, "content-type": "application/json"}
        headers |= {"cookie": f"fondaco={key}"} if key else {}
        line.request(method, path, json.dumps(body) if body else None, headers)
        answer = line.getresponse()
        text = answer.read().decode()
        line.close()
        if answer.status != status:
            self.missed.append(f"{self.disk.name}: {method} {path} gave {answer.status} {text}")


def measure(data: Path, disk: Disk, tables: int = TABLES) -> list[str]:
    """Play with a disk that is full for a while, and tell; what was missed."""
    fullness = Fullness(data, disk, tables)
    asyncio.run(fullness.run())
    sitting = fullness.sitting
    result(f"{disk.name}, {4 * tables} clients at {tables} tables:")
    result(f"    {len(sitting.refusals):,} moves refused, {sitting.moves:,} acknowledged")
    return fullness.missed


def measure_all(folder: Path) -> list[str]:
    """With both kinds of a full disk, as far as we may."""
    missed = measure(folder / "files", SmallFiles())
    with mounted(folder / "disk") as is_there:
        if not is_there:
            result("a full disk: not tried, since nothing can be mounted here")
            return missed
        return missed + measure(folder / "disk", SmallDisk(folder / "disk"))
