"""Who asks, and who watches."""

import asyncio
from collections import deque

import msgspec

from fondaco.server import wire

MOST_WAITING = 200  # messages that wait for a slow client before it is cut off

encoder = msgspec.json.Encoder()


class Visitor(msgspec.Struct, frozen=True):
    """Who sends a message: a person whom the house knows, or a stranger (no person)."""

    person: str = ""
    name: str = ""
    may_play: bool = True
    account: bool = False
    is_bot: bool = False  # came with a token
    is_program: bool = False  # a bot with an account of its own
    key: str = ""  # the hash of the cookie or token that they came with


STRANGER = Visitor(may_play=False)


class Viewer:
    """A client that is told what happens at one table, in the order in which it happens."""

    def __init__(self, visitor: Visitor, host: str = "") -> None:
        self.visitor = visitor
        self.host = host  # the address that they came from
        self.chosen: int | None = None  # which of several seats looks at the screen
        self.is_cut_off = False
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def send(self, message: wire.ServerMessage) -> None:
        self.send_bytes(encoder.encode(message))

    def send_bytes(self, message: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.cut_off()
        else:
            self._waiting.append(message)
            self._news.set()

    def cut_off(self) -> None:
        """End this client: it is too slow, or the house is closing. It will come back by itself."""
        self.is_cut_off = True
        self._news.set()

    async def next(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while not self._waiting:
            if self.is_cut_off:
                return None
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()
