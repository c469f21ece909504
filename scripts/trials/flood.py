"""One client sends 1,000 messages a second, again and again; the others do not notice.

Everybody has a table of his own, and comes from an address of his own. The house is
`fondaco serve` with the limits that it always has.
"""

import asyncio
import time
from random import Random

from msgspec import Struct

from line import TEXT, Line, frame, written
from prey import Caller

OTHERS = 20
PAUSE = 0.05  # seconds between two messages of the others
RATE = 1_000  # messages a second of the one
AT_ONCE = 50  # requests of the one by plain HTTP
PING = frame(TEXT, b'{"type":"ping"}')
PONG = b'{"type":"pong"}'
HELLO = frame(TEXT, b'{"type":"hello"}')
TOO_MUCH = 1008


class Flood(Struct):
    """What came of it: how soon the one was closed each time, and what the others felt."""

    before: list[float]
    during: list[float]
    closed: list[float]
    codes: list[int]
    refused: int  # of the requests of the one, by plain HTTP
    asked: int


def percentile(seconds: list[float], share: float) -> float:
    return sorted(seconds)[int(share * (len(seconds) - 1))]


class Other:
    """Somebody who talks with the house at his leisure."""

    def __init__(self, port: int, number: int) -> None:
        self.caller = Caller(port, Random(f"other {number}"))
        self.caller.address = f"127.1.0.{number + 1}"
        self.seconds: list[float] = []
        self.is_leaving = False

    async def talk(self) -> None:
        """Send a message now and then, until told to leave; note how long its answer takes."""
        await self.caller.come("Other")
        table = await self.caller.open("merkator", ["me", "me"])
        line = await Line.to(self.caller.port, self.caller.address)
        headers = [*self.caller.headers, self.caller.origin]
        answer = await line.upgrade(f"/api/tables/{table}/socket", headers)
        assert answer.status == 101, answer
        await line.say(HELLO)
        try:
            while not self.is_leaving:
                await asyncio.sleep(PAUSE)
                began = time.monotonic()
                await line.say(PING)
                kind, content = await line.until(PONG)
                assert kind == TEXT, f"one of the others was closed: {content!r}"
                self.seconds.append(time.monotonic() - began)
        finally:
            line.hang_up()


class Flooder:
    """The one client."""

    def __init__(self, port: int) -> None:
        self.caller = Caller(port, Random("flooder"))
        self.caller.address = "127.66.6.6"
        self.closed: list[float] = []
        self.codes: list[int] = []
        self.refused = 0
        self.asked = 0

    async def flood(self, seconds: float) -> None:
        """First on sockets, one after the other, then by plain HTTP."""
        await self.caller.come("One")
        table = await self.caller.open("merkator", ["me", "me"])
        end = time.monotonic() + seconds / 2
        while time.monotonic() < end:
            await self._flood_socket(table)
        line = await Line.to(self.caller.port, self.caller.address)
        while time.monotonic() < end + seconds / 2 or not self.refused:
            await self._flood_requests(line, table)
        line.hang_up()

    async def _flood_requests(self, line: Line, table: str) -> None:
        """Many at once, as fast as the house answers them."""
        path = f"/api/tables/{table}".encode()
        asked = written("GET", path, [*self.caller.headers, self.caller.origin])
        self.asked += AT_ONCE
        await line.say(asked * AT_ONCE)
        answers = [await line.answer() for _ in range(AT_ONCE)]
        self.refused += len([answer for answer in answers if answer.status == 429])

    async def _flood_socket(self, table: str) -> None:
        line = await Line.to(self.caller.port, self.caller.address)
        headers = [*self.caller.headers, self.caller.origin]
        answer = await line.upgrade(f"/api/tables/{table}/socket", headers)
        assert answer.status == 101, answer
        began = time.monotonic()
        closing = asyncio.create_task(line.until(None))
        await line.say(HELLO)
        for number in range(10 * RATE):
            if closing.done():
                break
            await line.say(PING)
            await asyncio.sleep(max(0.0, began + number / RATE - time.monotonic()))
        _, content = await closing
        self.closed.append(time.monotonic() - began)
        self.codes.append(int.from_bytes(content[:2], "big"))
        line.hang_up()


async def flood(port: int, seconds: float) -> Flood:
    """Listen to the others for a while, then let the one come."""
    others = [Other(port, number) for number in range(OTHERS)]
    talking = [asyncio.create_task(other.talk()) for other in others]
    await asyncio.sleep(seconds / 2)
    before = _taken(others)
    one = Flooder(port)
    flooding = asyncio.create_task(one.flood(seconds))
    await asyncio.wait([flooding, *talking], return_when=asyncio.FIRST_COMPLETED)
    for other in others:  # by their own will: in Python 3.11, not all that waits can be canceled
        other.is_leaving = True
    await asyncio.gather(flooding, *talking)
    return Flood(before, _taken(others), one.closed, one.codes, one.refused, one.asked)


def _taken(others: list[Other]) -> list[float]:
    """All seconds that were noted so far, once."""
    found = [second for other in others for second in other.seconds]
    for other in others:
        other.seconds = []
    return found
