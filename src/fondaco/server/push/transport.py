"""How a message gets to a push service, whose address a visitor has named: by https alone, to a
public address alone, and never on to where the answer would lead.

The name is looked up once. Every address that it has must be public, and the connection goes to one
of these very addresses, so that the name cannot mean something else a moment later.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv6Address, ip_network
from typing import Protocol
from urllib.parse import SplitResult, urlsplit

from fondaco import Refused
from fondaco.server.addresses import address_in

PORT = 443
TIMEOUT_SECONDS = 10.0
MOST_LINE = 4096  # bytes of an answer that are read
LOOKUPS = 4  # names that are looked up at a time
TRIED = 2  # addresses of one name
NO_SERVICE = "A browser can only be called at a push service: https, with a public name."
UNICAST = ip_network("2000::/3")  # what is public of IPv6, but for ways through it to IPv4


class Unreachable(Exception):
    """Nothing was sent, or nobody answered."""


class Transport(Protocol):
    """What carries a message."""

    def check(self, url: str) -> None:
        """Refuse an address that no message may be sent to, as far as it can be told by looking."""
        ...

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send it; the status of the answer, or `Unreachable`."""
        ...


def is_public(text: str) -> bool:
    """Whether an address belongs to the internet at large, and to no network behind it."""
    found = address_in(text)
    if found is None or not found.is_global or found.is_multicast:
        return False
    if not isinstance(found, IPv6Address):
        return True
    return found in UNICAST and found.sixtofour is None and found.teredo is None


def service_of(url: str) -> SplitResult:
    """A push service as its address names it; refused, if that is none."""
    try:
        split = urlsplit(url)
        host, port = split.hostname or "", split.port
        host.encode("ascii")
    except ValueError as problem:
        raise Refused(NO_SERVICE) from problem
    is_plain = url.isascii() and url.isprintable() and " " not in url
    is_named = "." in host and address_in(host) is None and not split.username
    if not (is_plain and is_named and split.scheme == "https" and port in (None, PORT)):
        raise Refused(NO_SERVICE)
    return split


def head_of(split: SplitResult, headers: Mapping[str, str], length: int) -> bytes:
    """The head of a request."""
    path = (split.path or "/") + (f"?{split.query}" if split.query else "")
    fields = {"host": split.netloc, **headers, "content-length": length, "connection": "close"}
    lines = [f"POST {path} HTTP/1.1", *[f"{name}: {value}" for name, value in fields.items()]]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


async def exchanged(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, message: bytes
) -> int:
    """Say it, and read the status; the rest of the answer is not looked at."""
    try:
        writer.write(message)
        await writer.drain()
        line = await reader.readuntil(b"\n")
        version, _, rest = line.partition(b" ")
        status = rest[:3]
        if not version.startswith(b"HTTP/1.") or not status.isdigit():
            raise Unreachable("that was no answer of a push service")
        return int(status)
    finally:
        writer.transport.abort()


class PublicTransport:
    """To push services on the internet."""

    def __init__(self) -> None:
        self._lookups = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="lookup")
        self._trust: ssl.SSLContext | None = None

    def check(self, url: str) -> None:
        service_of(url)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        try:
            split = service_of(url)
            async with asyncio.timeout(TIMEOUT_SECONDS):
                found = await self._addresses(split.hostname or "")
                reader, writer = await self._connected(split.hostname or "", found)
                return await exchanged(reader, writer, head_of(split, headers, len(body)) + body)
        except (OSError, EOFError, asyncio.LimitOverrunError, Refused) as problem:
            raise Unreachable(str(problem) or type(problem).__name__) from problem

    async def _addresses(self, host: str) -> list[str]:
        """All addresses of a name, if all of them are public."""
        loop = asyncio.get_running_loop()
        rows = await loop.run_in_executor(self._lookups, _looked_up, host)
        found = list(dict.fromkeys(rows))
        if not found or not all(is_public(one) for one in found):
            raise Unreachable("its address is not public")
        return found

    async def _connected(
        self, host: str, addresses: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._trust is None:
            self._trust = await asyncio.to_thread(ssl.create_default_context)
        problem: OSError | None = None
        for one in addresses[:TRIED]:
            try:
                return await asyncio.open_connection(
                    one, PORT, ssl=self._trust, server_hostname=host, limit=MOST_LINE
                )
            except OSError as trouble:
                problem = trouble
        raise problem or OSError("nobody is there")


def _looked_up(host: str) -> list[str]:
    rows = socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    return [str(address[0]) for _, _, _, _, address in rows]
