"""A client as every client of a house should be: it comes back by itself when the line breaks,
names the last thing it has seen, and sends again, under the same name, what was not answered.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fondaco.server import wire

PATIENCE = 1.0  # seconds of silence after which it asks again
BACK_OFF = (0.02, 0.2)  # seconds before it comes back
OPEN_SECONDS = 5.0
REFUSED_SECONDS = 0.2  # before it tries again what could not be kept

LINE_BROKE = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake)

decode = msgspec.json.Decoder(wire.ServerMessage).decode
encoder = msgspec.json.Encoder()


class Acknowledged(Struct, frozen=True):
    """A move that the house says it has kept."""

    cid: str
    seq: int
    move: str


class Entry(Protocol):
    """How to come to a table."""

    def connect(self) -> connect: ...


class Way(Struct, frozen=True):
    """The way to a table: which door, and with whose key."""

    host: str  # host and port to connect to
    origin: str
    table: str
    key: str

    def connect(self) -> connect:
        return connect(
            f"ws://{self.host}/api/tables/{self.table}/socket",
            additional_headers={"cookie": f"fondaco={self.key}", "origin": self.origin},
            compression=None,
            open_timeout=OPEN_SECONDS,
            close_timeout=0.1,
            ping_interval=None,
            proxy=None,
        )


class Client:
    """Who sits at one seat, and plays until the game is over."""

    def __init__(
        self,
        way: Entry,
        choose: Callable[[wire.TableNow], str],
        think: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.way = way
        self.choose = choose
        self.think = think
        self.last: int | None = None  # the number of the last thing that it has seen
        self.table: wire.TableNow | None = None
        self.unanswered: wire.Play | None = None
        self.acknowledged: list[Acknowledged] = []
        self.refusals: list[str] = []
        self.counts: Counter[str] = Counter()
        self.moved_at = 0  # the position in which its last move was made
        self._is_behind = False
        self._pause = 0.0
        self._socket: ClientConnection | None = None

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.status == "over"

    async def run(self) -> None:
        """Play, over as many sockets as that takes."""
        while not self.is_over:
            try:
                async with self.way.connect() as socket:
                    self._socket = socket
                    self.counts["came"] += 1
                    await self._talk(socket)
            except LINE_BROKE:
                await asyncio.sleep(random.uniform(*BACK_OFF))

    def hang_up(self) -> None:
        """Break the line without a word; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _talk(self, socket: ClientConnection) -> None:
        await self._ask_again(socket)
        while not self.is_over:
            try:
                async with asyncio.timeout(PATIENCE):
                    message = await socket.recv(decode=False)
            except TimeoutError:
                self.counts["asked again"] += 1
                await self._ask_again(socket)
                continue
            self.hear(decode(message))
            if self._is_behind:
                await self._greet(socket)
            await self._act(socket)

    async def _ask_again(self, socket: ClientConnection) -> None:
        await self._greet(socket)
        if self.unanswered is not None:
            self.counts["sent again"] += 1
            await _send(socket, self.unanswered)

    async def _greet(self, socket: ClientConnection) -> None:
        self._is_behind = False
        await _send(socket, wire.Hello(self.last))

    # --- What it is told ---

    def hear(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Told():
                self._be_told(message)
            case wire.Table():
                self._see(message.table)
            case wire.Ok() | wire.Refused() | wire.Stale():
                self._be_answered(message)

    def _be_told(self, told: wire.Told) -> None:
        """News count in their order: what was heard before is passed over, a gap is asked for."""
        due = (self.last or 0) + 1
        if told.seq > due:
            self.counts["gaps"] += 1
            self._is_behind = True
        if told.seq != due:
            return
        self.last = told.seq
        if told.table is not None:
            self._see(told.table)

    def _see(self, table: wire.TableNow) -> None:
        if self.last is None or table.seq >= self.last:
            self.last = table.seq
            self.table = table

    def _be_answered(self, answer: wire.Ok | wire.Refused | wire.Stale) -> None:
        sent = self.unanswered
        if sent is None or sent.cid != answer.cid:
            self.counts["answered before"] += 1
            return
        self.unanswered = None
        if isinstance(answer, wire.Ok):
            self.moved_at = sent.at
            self.acknowledged.append(Acknowledged(sent.cid, answer.seq, sent.move))
        elif isinstance(answer, wire.Stale):
            self.counts["stale"] += 1
            self._see(answer.table)
        else:
            self._pause = REFUSED_SECONDS
            self.refusals.append(answer.text)

    # --- What it does ---

    async def _act(self, socket: ClientConnection) -> None:
        now = self.table
        if self.unanswered is not None or now is None or not now.legal or now.at == self.moved_at:
            return
        await asyncio.sleep(self.think() + self._pause)
        self._pause = 0.0
        self.unanswered = wire.Play(f"m{now.at}", now.at, self.choose(now))
        await _send(socket, self.unanswered)


async def _send(socket: ClientConnection, message: wire.Sent) -> None:
    await socket.send(encoder.encode(message).decode())
