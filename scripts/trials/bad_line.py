"""A bad line between clients and a house: it delays messages, doubles them, lets one overtake
another, and breaks, sometimes in the middle of a message."""

import asyncio
import random
from collections import Counter

from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from served import Served

HALF_A_FRAME = b"\x81\x7e\x10\x00{"  # says that 4,096 bytes follow
PASSED_ON = "cookie"
OPEN_SECONDS = 10.0


class Badness(Struct, frozen=True):
    """How often, of all messages, something happens to one; and seconds that it may take."""

    delays: float = 0.1
    doubles: float = 0.1
    overtakings: float = 0.1
    breaks: float = 0.005
    longest: float = 0.03

    def kinds(self) -> dict[str, float]:
        return {
            "delayed": self.delays,
            "doubled": self.doubles,
            "overtaken": self.overtakings,
            "broken": self.breaks,
        }


class Broken(Exception):
    """The line broke."""


class BadLine:
    """A door in front of a house's own."""

    def __init__(self, house: Served, badness: Badness) -> None:
        self.house = house
        self.badness = badness
        self.counts: Counter[str] = Counter()
        self._luck = random.Random("a bad line")
        self._server: Server | None = None
        self._late: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        """Begin to pass messages on; the address to come to."""
        self._server = await serve(
            self._pass_on, "127.0.0.1", 0, compression=None, ping_interval=None, close_timeout=0.1
        )
        host, port = self._server.sockets[0].getsockname()[:2]
        return f"{host}:{port}"

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def _pass_on(self, client: ServerConnection) -> None:
        """Between one client and the house, until the line breaks or one of them goes."""
        assert client.request is not None
        headers = {PASSED_ON: client.request.headers.get(PASSED_ON, "")}
        try:
            async with connect(
                f"ws://{self.house.host}{client.request.path}",
                additional_headers=headers | {"origin": self.house.url},
                compression=None,
                open_timeout=OPEN_SECONDS,
                close_timeout=0.1,
                ping_interval=None,
                proxy=None,
            ) as house:
                await self._both_ways(client, house)
        except (OSError, TimeoutError, InvalidHandshake):
            self.counts["not reached"] += 1

    async def _both_ways(self, client: Connection, house: Connection) -> None:
        ways = [
            asyncio.create_task(self._one_way(client, house)),
            asyncio.create_task(self._one_way(house, client)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        client.transport.abort()
        house.transport.abort()

    async def _one_way(self, source: Connection, target: Connection) -> None:
        try:
            while True:
                message = await source.recv(decode=True)
                await self._carry(str(message), target)
        except (Broken, ConnectionClosed):
            return

    async def _carry(self, message: str, target: Connection) -> None:
        self.counts["messages"] += 1
        fate = self._fate()
        self.counts[fate] += 1
        if fate == "broken":
            self._break(target)
        elif fate == "overtaken":
            self._later(message, target)
        else:
            await asyncio.sleep(self._while() if fate == "delayed" else 0.0)
            for _ in range(2 if fate == "doubled" else 1):
                await target.send(message)

    def _fate(self) -> str:
        drawn = self._luck.random()
        for kind, share in self.badness.kinds().items():
            drawn -= share
            if drawn < 0:
                return kind
        return "as sent"

    def _while(self) -> float:
        return self._luck.uniform(0.0, self.badness.longest)

    def _later(self, message: str, target: Connection) -> None:
        """Send it in a moment; what comes meanwhile overtakes it."""
        task = asyncio.create_task(_send_after(self._while(), message, target))
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    def _break(self, target: Connection) -> None:
        if self._luck.random() < 0.5:
            target.transport.write(HALF_A_FRAME)
        target.transport.close()  # at once, so that nothing can follow
        raise Broken


async def _send_after(seconds: float, message: str, target: Connection) -> None:
    await asyncio.sleep(seconds)
    try:
        await target.send(message)
    except ConnectionClosed:
        return
