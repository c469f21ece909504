"""A line to a house, on which anything can be said: HTTP and frames, byte by byte."""

import asyncio
import base64
import os
import struct
from random import Random

from msgspec import Struct

SECONDS = 20.0  # in which a house answers, busy as it may be
MOST_READ = 1 << 24
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9

Headers = list[tuple[str, str]]


class Answer(Struct, frozen=True):
    """What came back for a request; status 0 where the line was just cut."""

    status: int
    headers: dict[str, str]
    body: bytes


CUT = Answer(0, {}, b"")


def written(method: str, target: bytes, headers: Headers, body: bytes | None = None) -> bytes:
    """A request; its length is told if it has a body."""
    rows = [f"{method} ".encode("latin-1") + target + b" HTTP/1.1"]
    rows += [f"{name}: {value}".encode("latin-1", "replace") for name, value in headers]
    if body is not None:
        rows.append(f"content-length: {len(body)}".encode())
    return b"\r\n".join([*rows, b"", body or b""])


class Line:
    """One connection, from an address of its own."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.was_reset = False  # who talks on while a house hangs up may not hear its last word

    @classmethod
    async def to(cls, port: int, source: str = "127.0.0.1") -> "Line":
        async with asyncio.timeout(SECONDS):
            local = (source, 0)
            return cls(
                *await asyncio.open_connection("127.0.0.1", port, local_addr=local, limit=MOST_READ)
            )

    async def say(self, content: bytes) -> None:
        """Send bytes; a house may hang up before it has heard them all."""
        try:
            self.writer.write(content)
            async with asyncio.timeout(SECONDS):
                await self.writer.drain()
        except ConnectionError:
            return

    async def ask(self, content: bytes, is_head: bool = False) -> Answer:
        """Send a request, and wait for its answer."""
        await self.say(content)
        try:
            async with asyncio.timeout(SECONDS):
                return await self.answer(is_head)
        except TimeoutError as silence:
            raise AssertionError(f"no answer to {content[:2000]!r}") from silence

    async def answer(self, is_head: bool = False) -> Answer:
        try:
            head = await self.reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            return CUT
        first, *rows = head.decode("latin-1").strip().split("\r\n")
        fields = {
            name.lower(): value.strip() for name, _, value in [r.partition(":") for r in rows]
        }
        status = int(first.split(" ")[1])
        return Answer(status, fields, b"" if is_head else await self._body(status, fields))

    async def _body(self, status: int, fields: dict[str, str]) -> bytes:
        if status in (101, 204, 304):
            return b""
        try:
            if "content-length" in fields:
                return await self.reader.readexactly(int(fields["content-length"]))
            if fields.get("transfer-encoding") == "chunked":
                return await self._chunk()
            return await self.reader.read(MOST_READ)
        except (asyncio.IncompleteReadError, ConnectionError):
            return b""

    async def _chunk(self) -> bytes:
        """The first piece of a stream, which goes on for as long as one listens."""
        length = int(await self.reader.readuntil(b"\r\n"), 16)
        return await self.reader.readexactly(length)

    def hang_up(self) -> None:
        self.writer.transport.abort()

    # --- Sockets ---

    async def upgrade(self, path: str, headers: Headers) -> Answer:
        """Ask for a socket at a table."""
        key = base64.b64encode(os.urandom(16)).decode()
        fields = [("upgrade", "websocket"), ("connection", "Upgrade")]
        fields += [("sec-websocket-version", "13"), ("sec-websocket-key", key)]
        return await self.ask(written("GET", path.encode(), [*headers, *fields]))

    async def frame(self) -> tuple[int, bytes]:
        """The next frame; opcode -1 where the line was cut without a word."""
        try:
            first, second = await self.reader.readexactly(2)
            length = second & 127
            if length == 126:
                [length] = struct.unpack("!H", await self.reader.readexactly(2))
            elif length == 127:
                [length] = struct.unpack("!Q", await self.reader.readexactly(8))
            return first & 15, await self.reader.readexactly(length)
        except asyncio.IncompleteReadError:
            return -1, b""
        except ConnectionError:
            self.was_reset = True
            return -1, b""

    async def until(self, wanted: bytes | None) -> tuple[int, bytes]:
        """Read on until that text comes, or the socket is closed."""
        while True:
            try:
                async with asyncio.timeout(SECONDS):
                    kind, content = await self.frame()
            except TimeoutError as silence:
                raise AssertionError("nothing was said on the socket") from silence
            if kind in (CLOSE, -1) or (kind == TEXT and content == wanted):
                return kind, content


def frame(kind: int, content: bytes, first: int = 0x80, masked: bool = True) -> bytes:
    """A frame as a client sends it; `first` holds its final bit and those that nobody uses."""
    bit = 0x80 if masked else 0
    if len(content) < 126:
        head = bytes([first | kind, bit | len(content)])
    elif len(content) < 1 << 16:
        head = bytes([first | kind, bit | 126]) + struct.pack("!H", len(content))
    else:
        head = bytes([first | kind, bit | 127]) + struct.pack("!Q", len(content))
    if not masked:
        return head + content
    key = b"\0\0\0\0"  # a mask that changes nothing
    return head + key + content


def any_address(will: Random) -> str:
    """One of the thousands of addresses of this machine itself."""
    return f"127.{will.randint(1, 9)}.{will.randint(0, 19)}.{will.randint(1, 20)}"
