"""Attacks a house in every way that was found, and holds what others feel against the bars.

A fresh house with the limits of a public one. Each attack comes from one address; meanwhile a
person at another address plays, and somebody asks 20 times a second whether the house is well.

Usage: siege.py [--seconds 15] [--only WORD] [--python PATH] [--note VERSION]
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

import uvloop
from msgspec.structs import replace

import siege_ground
from figures import busyness, progress, result, verdict
from line import Line
from load_tables import calm
from served import Served
from siege_attacks import ATTACKS, Attack, carried_out, prepared, stand_back
from siege_band import Tally
from siege_clock import CLOCK, TAKEN, Stepped, time_taken
from siege_ground import MOVES, ORIGIN, TOO_MANY, Ground
from siege_table import ALONE, Row, attacked_house, before, note, table
from siege_watch import Watch

SECONDS = 15.0  # of each attack
PLAYED = 1_500  # moves of the games under way
MOMENTS = 200  # that are looked at one by one
READER = "127.2.0.1"
BRINGER = "127.2.0.2"
TOO_MUCH = 429
IDLE = 0.1  # of a core: a house that does nothing for anybody
LATEST = 60.0  # seconds until it does nothing


class Siege:
    """A house, and those who attack it from another process."""

    def __init__(self, folder: Path, python: str, seconds: float, scale: float = 1.0) -> None:
        self.house = Served(folder / "data", python=python, origin=ORIGIN)
        self.folder = folder
        self.seconds = seconds
        self.moves = round(MOVES * scale)
        self.played = round(PLAYED * scale)
        self.moments = round(MOMENTS * scale)
        self.ground = Ground(0, folder / "logs", self.moves, "", data=folder / "data")
        siege_ground.write_logs(self.ground.folder, python, self.moves, round(TOO_MANY * scale))
        self._attackers = ProcessPoolExecutor(1, get_context("spawn"), stand_back)

    @contextmanager
    def opened(self) -> Iterator[None]:
        self.house.open()
        try:
            yield
        finally:
            self._attackers.shutdown()
            self.house.kill()

    # --- The ground ---

    async def bring_log(self) -> None:
        """A long game, as anybody can bring one."""
        long = await siege_ground.uploaded(self.house.port, BRINGER, self.ground.log("good"))
        self.ground = replace(self.ground, port=self.house.port, long=long)

    async def prepare(self) -> None:
        """Long games that nobody looks at, and others under way."""
        port, log = self.house.port, self.ground.log("good")
        cold = [await siege_ground.uploaded(port, f"127.3.0.{n}", log) for n in (1, 2, 3)]
        playing = [siege_ground.played(port, f"127.4.{n}", self.played) for n in (1, 2)]
        played = list(await asyncio.gather(*playing))
        self.ground = replace(self.ground, cold=cold, played=played)

    async def calm_down(self) -> None:
        """Wait until the house does nothing."""
        end = time.monotonic() + LATEST
        worked = -1.0
        while (now := self.house.worked()) - worked > IDLE and time.monotonic() < end:
            worked = now
            progress("waiting until the house has done what it was given")
            await asyncio.sleep(1.0)

    # --- Rows ---

    async def alone(self) -> Row:
        """Any moment of a long game, when nobody else is there; and then, while others are."""
        times = await looked_back(self.ground, self.moments)
        watch = Watch(self.house.port)
        await watch.come()
        watching = asyncio.create_task(watch.run())
        await looked_back(self.ground, self.moments)
        watch.is_over = True
        await watching
        return Row.of(ALONE, watch.felt, Tally(granted=len(times)), times)

    async def attacked(self, attack: Attack) -> Row:
        """One attack, and what others feel of it until all is answered."""
        number = ATTACKS.index(attack)
        if attack.before_restart is not None:
            await asyncio.wrap_future(self._attackers.submit(prepared, number, self.ground))
        if attack.is_after_restart:
            self.house.kill()
            self.house.open()
        watch = Watch(self.house.port)
        await watch.come()
        watching = asyncio.create_task(watch.run())
        carrying = self._attackers.submit(carried_out, number, self.ground, self.seconds)
        tally = await asyncio.wrap_future(carrying)
        watch.is_over = True
        await watching
        return Row.of(attack.name, watch.felt, tally, measure=attack.measure)

    async def stepped(self) -> Row:
        """A clock that is set, in a house of its own; and what others feel of it."""
        with Stepped(self.folder, self.house.python).opened() as house:
            watch = Watch(house.port)
            await watch.come()
            watching = asyncio.create_task(watch.run())
            tally = await time_taken(house)
            watch.is_over = True
            await watching
        return Row.of(CLOCK, watch.felt, tally, measure=TAKEN)

    async def run(self, word: str) -> list[Row]:
        """All rows with this word in their names."""
        rows = [await self.stepped()] if word in CLOCK else []
        if any(word in name for name in [ALONE, *[attack.name for attack in ATTACKS]]):
            rows += await self.at_length(word)
        return rows

    async def at_length(self, word: str) -> list[Row]:
        """Those that need long games."""
        await self.bring_log()
        await self.calm_down()
        rows = [await self.alone()] if word in ALONE else []
        await self.prepare()
        with calm():
            for attack in ATTACKS:
                if word in attack.name:
                    await self.calm_down()
                    progress(attack.name)
                    rows.append(await self.attacked(attack))
        return rows


async def looked_back(ground: Ground, count: int) -> list[float]:
    """Look at moments one after another; the milliseconds that each took."""
    luck = random.Random(0)
    line = await Line.to(ground.port, READER)
    times: list[float] = []
    end = time.monotonic() + LATEST
    while len(times) < count and time.monotonic() < end:
        path = f"/api/tables/{ground.long}/moments/{luck.randint(0, ground.moves)}"
        began = time.perf_counter()
        answer = await line.ask(ground.request("GET", path, []))
        if answer.status == TOO_MUCH:
            await asyncio.sleep(0.2)
            continue
        assert answer.status == 200, answer
        times.append(1000 * (time.perf_counter() - began))
    line.hang_up()
    return times


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=SECONDS, help="of each attack")
    asked.add_argument("--only", default="", help="the rows with this word in their names")
    asked.add_argument("--python", default=sys.executable, help="whose `fondaco serve` it is")
    asked.add_argument("--note", default="", help="note the figures, as those of such a version")
    args = asked.parse_args()
    result(busyness())
    with tempfile.TemporaryDirectory(prefix="fondaco-siege-") as folder:
        siege = Siege(Path(folder), args.python, args.seconds)
        with siege.opened():
            rows = uvloop.run(siege.run(args.only))
    for line in [*table(rows, before()), attacked_house(args.python)]:
        result(line)
    result(busyness())
    if args.note:
        note(rows, args.note)
    return verdict([bar for row in rows for bar in row.missed()])


if __name__ == "__main__":
    sys.exit(main())
