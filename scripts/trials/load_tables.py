"""Many tables under load: a socket for each seat, and moves at a steady rate.

It shares the machine with the server, so it does little: of what is told it reads who may move
now, from the one message that says so, and nothing else.
"""

import asyncio
import gc
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Protocol

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from seated import Seated, any_of

AT_ONCE = 50  # sockets that are opened beside each other
OPEN_SECONDS = 120.0
LATE_SECONDS = 20.0  # for what is still on its way when the time is over
TICK = 0.001  # between two looks at the clock


class House(Protocol):
    """Where the load goes to: a process, or several as one."""

    @property
    def host(self) -> str: ...

    @property
    def url(self) -> str: ...

    def memory(self) -> int: ...

    def worked(self) -> float: ...


class Option(Struct):
    """A legal move, as far as it is read here."""

    move: str


class Now(Struct):
    """A table, as far as it is read here."""

    at: int
    moves: int
    legal: list[Option] | None = None


class News(Struct):
    """A message that brings a table."""

    table: Now


class Sample(Struct):
    """What was measured, in milliseconds, and how many moves were asked for."""

    offered: int
    answers: list[float]  # from just before a move is sent until its `ok` is there
    told: list[float]  # until every seat has heard of it
    refused: int
    megabytes: int
    seconds: float  # until the last answer
    syncs: list[float] = []  # what the disk alone took for a page, meanwhile


read_news = msgspec.json.Decoder(News).decode
write = msgspec.json.Encoder().encode


class LoadedTable:
    """A table with a socket at each seat; at most one move of it is on its way."""

    def __init__(self, seated: Seated, ready: Callable[["LoadedTable"], None]) -> None:
        self.id = seated.id
        self.sockets: list[ClientConnection] = []
        self.now = Now(0, 0)
        self.acting = 0
        self.sent = 0.0
        self.unheard = 0  # seats that have not heard of the last move
        self.answers: list[float] = []
        self.told: list[float] = []
        self.refused = 0
        self._ready = ready

    def hear(self, seat: int, message: bytes) -> None:
        """Read a message, as far as necessary."""
        if message.startswith((b'{"type":"told"', b'{"type":"table"')):
            self._look(seat, message)
        elif message.startswith(b'{"type":"ok"'):
            self.answers.append(1000 * (time.perf_counter() - self.sent))
        elif not message.startswith(b'{"type":"presence"'):
            self.refused += 1

    def _look(self, seat: int, message: bytes) -> None:
        if b'"legal":[' in message:
            self.now = read_news(message).table
            self.acting = seat
        self.unheard -= 1
        if self.unheard == 0:
            self.told.append(1000 * (time.perf_counter() - self.sent))
            self._ready(self)

    async def move(self) -> None:
        assert self.now.legal
        choice = any_of(self.id, self.now.moves, len(self.now.legal))
        text = self.now.legal[choice].move
        message = {"type": "play", "cid": f"m{self.now.at}", "at": self.now.at, "move": text}
        frame = write(message).decode()
        self.unheard = len(self.sockets)
        self.sent = time.perf_counter()
        await self.sockets[self.acting].send(frame)


class Load:
    """All tables, and those of them that wait for a move."""

    def __init__(self, house: House, seated: list[Seated]) -> None:
        self.house = house
        self.seated = seated
        self.waiting: deque[LoadedTable] = deque()
        self.tables = [LoadedTable(one, self.waiting.append) for one in seated]
        self._readers: list[asyncio.Task[None]] = []
        self._places = asyncio.Semaphore(AT_ONCE)

    async def open(self) -> None:
        """Open all sockets, and wait until every table knows its legal moves."""
        async with asyncio.timeout(OPEN_SECONDS):
            both = zip(self.tables, self.seated, strict=True)
            await asyncio.gather(*[self._come(table, one.keys) for table, one in both])
            while len(self.waiting) < len(self.tables):
                await asyncio.sleep(0.1)
        for table in self.tables:
            table.told.clear()

    async def _come(self, table: LoadedTable, keys: list[str]) -> None:
        async with self._places:
            table.unheard = len(keys)
            for seat, key in enumerate(keys):
                socket = await self.connected(table.id, key)
                table.sockets.append(socket)
                hear = partial(table.hear, seat)
                self._readers.append(asyncio.create_task(follow(socket, hear)))

    async def connected(self, table: str, key: str) -> ClientConnection:
        socket = await connect(
            f"ws://{self.house.host}/api/tables/{table}/socket",
            additional_headers={"cookie": f"fondaco={key}", "origin": self.house.url},
            compression=None,
            ping_interval=None,
            proxy=None,
        )
        await socket.send('{"type":"hello"}')
        return socket

    async def run(self, rate: float, seconds: float, progress: Callable[[str], None]) -> Sample:
        """Ask for moves at a steady rate, whatever becomes of those before."""
        with calm():
            began = time.perf_counter()
            sent = 0
            while (passed := time.perf_counter() - began) < seconds:
                while sent < passed * rate and self.waiting:
                    await self.waiting.popleft().move()
                    sent += 1
                progress(f"{sent:,} moves, {seconds - passed:.0f} s to go")
                await asyncio.sleep(TICK)
            await self._drained()
            passed = time.perf_counter() - began
        return self._sample(round(seconds * rate), passed)

    async def _drained(self) -> None:
        """Wait for what is on its way; what does not come, is missing in the sample."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LATE_SECONDS):
                while len(self.waiting) < len(self.tables):
                    await asyncio.sleep(0.05)

    def _sample(self, offered: int, seconds: float) -> Sample:
        return Sample(
            offered,
            sorted([one for table in self.tables for one in table.answers]),
            sorted([one for table in self.tables for one in table.told]),
            sum([table.refused for table in self.tables]),
            self.house.memory(),
            seconds,
        )

    def forget(self) -> None:
        """Let what was measured so far not count."""
        for table in self.tables:
            table.answers.clear()
            table.told.clear()
            table.refused = 0

    async def close(self) -> None:
        for table in self.tables:
            for socket in table.sockets:
                socket.transport.abort()
        await asyncio.gather(*self._readers)


async def follow(socket: ClientConnection, hear: Callable[[bytes], None]) -> None:
    """Hear all that is said on a socket until it is closed."""
    try:
        while True:
            hear(await socket.recv(decode=False))
    except ConnectionClosed:
        return


@contextmanager
def calm() -> Iterator[None]:
    """Inside, the one who measures makes no pause that would be measured."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
