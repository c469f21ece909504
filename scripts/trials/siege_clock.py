"""A house whose clock on the wall is set, forth and back, while people play by another: nobody's
time may be taken by that. Nobody sets the clock of the machine: the house is told another time."""

import asyncio
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from figures import progress
from served import Served
from siege_attacks import Measure
from siege_band import Tally
from siege_ground import ORIGIN, Guest

CLOCK = "a clock that is set"
TAKEN = Measure("s taken", 1)
STEPS = [3_600, -7_200, 86_400, -172_800]  # seconds, one after the other
PAUSE = 1.0  # seconds that somebody thinks about a move, while the clock is set
BANK = {"type": "bank", "seconds": 600}
OFFSET = "offset"
# Python runs a module of this name, if it finds one, before anything else.
MODULE = "sitecustomize.py"
OTHER_TIME = f"""
import mmap, pathlib, struct, time

_file = open(pathlib.Path(__file__).with_name("{OFFSET}"), "rb")
_offset = mmap.mmap(_file.fileno(), 8, access=mmap.ACCESS_READ)
_time, _time_ns = time.time, time.time_ns

def _stepped():
    return struct.unpack("q", _offset)[0]

time.time = lambda: _time() + _stepped()
time.time_ns = lambda: _time_ns() + _stepped() * 1_000_000_000
"""


class Stepped:
    """A house that is told another time than that on the wall."""

    def __init__(self, folder: Path, python: str) -> None:
        self.house = Served(folder / "stepped", python=python, origin=ORIGIN)
        code = folder / "time"
        code.mkdir()
        (code / MODULE).write_text(OTHER_TIME)
        self.house.code = str(code)
        self._offset = code / OFFSET
        self._seconds = 0
        self.step(0)

    @property
    def port(self) -> int:
        return self.house.port

    def step(self, seconds: int) -> None:
        """Set its clock by so much."""
        self._seconds += seconds
        with open(self._offset, "r+b" if self._offset.exists() else "wb") as file:
            file.write(struct.pack("q", self._seconds))

    @contextmanager
    def opened(self) -> Iterator["Stepped"]:
        self.house.open()
        try:
            yield self
        finally:
            self.house.kill()


async def time_taken(stepped: Stepped) -> Tally:
    """Two play by a clock while that of the house is set; the most that a step took or gave."""
    anna, bruno = [Guest(stepped.port, f"127.5.0.{number}") for number in (1, 2)]
    for guest in (anna, bruno):
        await guest.come("Player")
    table = await anna.open("merkator", ["me", "open"], clock=BANK)
    await bruno.send(table, "sit", cid="sit", seat=1)
    await anna.send(table, "start", cid="start")
    tally = Tally()
    for number, seconds in enumerate(STEPS):
        progress(f"{CLOCK}: {seconds} seconds")
        off = await _off(stepped, [anna, bruno], table, number, seconds)
        tally.granted += 1
        tally.counted = max(tally.counted, off)
    return tally


async def _off(
    stepped: Stepped, guests: list[Guest], table: str, number: int, seconds: int
) -> float:
    """By how many seconds a move was charged wrongly that was thought about during a step."""
    path = f"/api/tables/{table}"
    acting = (await guests[0].told("GET", path))["to_act"]
    before, began = await guests[acting].told("GET", path), time.monotonic()
    stepped.step(seconds)
    await asyncio.sleep(PAUSE)
    move, at = before["legal"][0]["move"], before["at"]
    answer = await guests[acting].send(table, "play", cid=f"m{number}", at=at, move=move)
    assert answer["type"] == "ok", answer
    after, passed = await guests[acting].told("GET", path), time.monotonic() - began
    left: list[int] = [now["clock"]["left"][acting] for now in (before, after)]
    return abs((left[0] - left[1]) / 1000 - passed)
