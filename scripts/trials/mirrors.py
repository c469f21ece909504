"""Houses that are alike in everything: the same keys, the same clock, the same people.

What two of them answer to the same requests can differ only where their tables do.
"""

import asyncio
import hashlib
import http.client
import re
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from calling import Call
from fondaco import Seal, Sealed, Table
from fondaco.server import audience, live
from fondaco.server.bots import Bots, BotWorkers
from fondaco.server.client import PLAIN
from fondaco.server.house import House
from fondaco.server.jobs import Thought
from fondaco.server.metrics import Metrics
from fondaco.server.people import hashed
from fondaco.server.push import caller
from fondaco.server.push.sealing import fresh_key
from fondaco.server.replay import Replay
from fondaco.server.stretch import Stretch
from fondaco.server.workers import Here
from houses import OpenHouse, opened

HOST = "127.0.0.1:8000"  # what all houses are told that they are called
ORIGIN = f"http://{HOST}"
STRANGER = {"cookie": f"{PLAIN}=1", "origin": ORIGIN}  # nobody, who wants plain pages
REQUEST = "the-same-request"  # its id, which a house would else make up
EXPIRES = re.compile(r"expires=[^;]*;")  # of a cookie that is deleted: a date, too
SECONDS = 30.0
NEVER = 1e6  # seconds
MEMORY = Path("/dev/shm")
NAMES = ["Anna", "Bruno", "Clara", "David", "Emma", "Fritz", "Onlooker", "Curtain"]

Headers = dict[str, str]


class Steady:
    """A clock that stands until it is told to go on, and keys in a fixed order."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000
        self.keys = 0

    def now(self) -> int:
        return self.time

    def token(self) -> str:
        self.keys += 1
        return hashlib.sha256(f"key {self.keys}".encode()).hexdigest()


class Silent(Bots):
    """Bots that do not play, but keep what they were asked. For hints they have as long as they
    take: one that came at one table alone would look like a secret."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(metrics, BotWorkers(NEVER))
        self.asked: list[bytes] = []

    async def chosen(
        self, live: "live.LiveTable", level: str, is_watched: Callable[[], bool]
    ) -> Thought:
        self.asked.append(msgspec.json.encode(self._problem(live, level)))
        raise asyncio.CancelledError  # ends the bot's turn


class Forged(Replay):
    """Goes on with the luck of another seed than the one that was sealed."""

    true_seeds: ClassVar[dict[str, str]] = {}  # by the seed that took its place

    def stretch(self, first: int, last: int) -> Stretch:
        found = super().stretch(first, last)
        return replace(found, seed=self.true_seeds.get(self.seed, self.seed))

    def after(self, moves: int) -> Table:
        table = super().after(moves)
        if self.seed in self.true_seeds and moves == len(self.record.lines):
            table.chance.source = _forged(table.chance.source, self.seed)
        return table


def _forged(source: object, seed: str) -> Sealed:
    assert isinstance(source, Sealed)
    found = Sealed(Seal(seed), source.nonces)
    found.drawn = source.drawn
    return found


class Mirror:
    """One of these houses, and a way to it that shows every byte."""

    def __init__(self, plain: OpenHouse, steady: Steady) -> None:
        self.plain = plain
        self.steady = steady
        self.bots = Silent(plain.house.metrics)
        plain.house.bots = self.bots
        self._call = Call(plain.host, SECONDS)
        self.people = {name: self._settled(name) for name in NAMES}
        self.ids = {name: self._id_of(name) for name in NAMES}

    def _settled(self, name: str) -> dict[str, Headers]:
        """Somebody whom the house knows: what he sends with each request, by kind of key."""
        body = msgspec.json.encode({"name": name})
        _, fields, _ = self.ask("POST", "/api/me", {"origin": ORIGIN}, body)
        [cookie] = [value.split(";")[0] for field, value in fields if field == "set-cookie"]
        headers = {"cookie": f"{cookie}; {PLAIN}=1", "origin": ORIGIN}
        tokens = {scope: self._token(headers, scope) for scope in ("play", "watch")}
        return {"cookie": headers, **tokens}

    def _token(self, headers: Headers, scope: str) -> Headers:
        body = msgspec.json.encode({"label": scope, "scope": scope})
        _, _, content = self.ask("POST", "/api/tokens", headers, body)
        token = msgspec.json.decode(content)["token"]
        return {"authorization": f"Bearer {token}", "cookie": f"{PLAIN}=1"}

    def ask(
        self, method: str, path: str, headers: Headers, body: bytes | None = None
    ) -> tuple[int, list[tuple[str, str]], bytes]:
        kind = {"content-type": "application/json"} if body is not None else {}
        told = {"host": HOST, "x-request-id": REQUEST, **kind, **headers}
        status, fields, content = self._call.ask(method, path, told, body)
        return status, [field for field in fields if field[0] != "date"], content

    def answered(
        self, method: str, path: str, headers: Headers, body: bytes | None = None
    ) -> bytes:
        """All that comes back, but for the date."""
        status, fields, content = self.ask(method, path, headers, body)
        head = "\n".join([str(status), *[f"{name}: {value}" for name, value in fields]])
        return EXPIRES.sub("", head).encode() + b"\n\n" + content

    def begin(self) -> None:
        """Ask on a new line; the house has hung up if nobody asked for a while."""
        self._call.hang_up()

    @contextmanager
    def socket(self, path: str, headers: Headers) -> Iterator[ClientConnection]:
        way = socket.create_connection(("127.0.0.1", int(self.plain.host.split(":")[1])), SECONDS)
        fields = {"origin": ORIGIN, **headers}
        address = f"ws://{HOST}{path}"
        with connect(
            address,
            sock=way,
            additional_headers=fields,
            max_size=None,
            compression=None,
            ping_interval=None,
        ) as found:
            yield found

    @contextmanager
    def stream(self, path: str, headers: Headers) -> Iterator[http.client.HTTPResponse]:
        way = http.client.HTTPConnection(self.plain.host, timeout=SECONDS)
        try:
            way.request("GET", path, headers={"host": HOST, **headers})
            yield way.getresponse()
        finally:
            way.close()

    def inside(self, work: Any) -> Any:
        """Do something in the house itself that no client could ask for."""
        return self.plain.run(work)

    def _id_of(self, name: str) -> str:
        """The id under which the house knows somebody."""
        key = self.people[name]["cookie"]["cookie"].partition(";")[0].partition("=")[2]

        async def ask(house: House) -> str:
            found = await house.store.people.key(hashed(key))
            assert found is not None
            return found[1].id

        return str(self.inside(ask))

    def mistakes(self) -> float:
        """How often something went wrong that should not."""
        [metric] = list(self.plain.house.metrics.mistakes.collect())
        return float(metric.samples[0].value)

    def close(self) -> None:
        self._call.hang_up()


@contextmanager
def mirrors(count: int) -> Iterator[list[Mirror]]:
    """So many houses that are alike. Presence, which is told after a while, is told never."""
    with ExitStack() as stack:
        _change(stack, live, "Replay", Forged)
        _change(stack, audience, "PRESENCE_SECONDS", NEVER)
        key = fresh_key()
        _change(stack, caller, "fresh_key", lambda: key)
        found: list[Mirror] = []
        for _ in range(count):
            where = MEMORY if MEMORY.is_dir() else None
            folder = stack.enter_context(tempfile.TemporaryDirectory(dir=where))
            steady = Steady()
            house = opened(Path(folder), now=steady.now, token=steady.token, workers=Here())
            mirror = Mirror(stack.enter_context(house), steady)
            stack.callback(mirror.close)
            found.append(mirror)
        yield found


def _change(stack: ExitStack, module: object, name: str, value: object) -> None:
    stack.callback(setattr, module, name, getattr(module, name))
    setattr(module, name, value)
