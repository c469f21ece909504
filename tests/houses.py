"""A house that is open for a test, on loopback, and people who come to it.

    with opened(tmp_path) as house:
        anna = house.person()
        table = anna.open("merkator", ["me", "greedy"])
        anna.play(table, table["legal"][0]["move"])

Everything goes through the public door: real HTTP, real sockets.
"""

import asyncio
import itertools
import json
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from fondaco.server import client
from fondaco.server.app import application
from fondaco.server.database import Kind
from fondaco.server.house import House
from fondaco.server.limits import Limits, Places, Purses
from fondaco.server.patience import Patience
from fondaco.server.push.transport import Transport
from fondaco.server.runtime import fresh_token, now_in_milliseconds
from fondaco.server.settings import Settings
from fondaco.server.sqlite import Sqlite
from fondaco.server.ties import Bind
from fondaco.server.websocket import MOST_BYTES
from fondaco.server.workers import Workers
from waiting import SECONDS, until

TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nobody needs it; to make one each takes long
# A line that was idle this long is not used again: the house ends one after 5 s, maybe just then.
KEPT_LINES = httpx.Limits(keepalive_expiry=2.0)
Json = dict[str, Any]

_numbers = itertools.count(1)


def fresh_cid() -> str:
    return f"c{next(_numbers)}"


def generous() -> Limits:
    """Limits that a test does not run into by itself."""
    limits = Limits()
    for name, found in vars(limits).items():
        if isinstance(found, Purses):
            setattr(limits, name, Purses(1e6, 1e6))
    limits.socket = (1e6, 1e6)
    limits.waiting = Places(10_000)
    return limits


def changeable(house: "OpenHouse") -> Iterator[Limits]:
    """The limits of a house, for one test to change; then they are generous again."""
    yield house.limits
    vars(house.limits).update(vars(generous()))


class Place(Protocol):
    """Where people go: a house in this process, or in one of its own."""

    people: list["Person"]

    @property
    def host(self) -> str: ...
    @property
    def url(self) -> str: ...


class OpenHouse:
    """A server in a thread of its own."""

    def __init__(
        self,
        house: House,
        settings: Settings,
        limits: Limits,
        transport: Transport | None = None,
    ) -> None:
        self.house = house
        self.settings = settings
        self.limits = limits
        self.app = application(house, settings, limits, transport)
        config = uvicorn.Config(
            self.app,
            host="127.0.0.1",
            port=0,
            http=Patience,
            ws="websockets-sansio",
            ws_max_size=MOST_BYTES,
            log_config=None,
            lifespan="on",
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=2,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.people: list[Person] = []

    def start(self) -> None:
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive(), "the house is open")
        assert self.server.started, "the house did not open"

    @property
    def host(self) -> str:
        port = self.server.servers[0].sockets[0].getsockname()[1]
        return f"127.0.0.1:{port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def stop(self) -> None:
        for person in self.people:
            person.http.close()
        loop = self.server.servers[0].get_loop() if self.server.servers else None
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self.house.send_home)
        self.server.should_exit = True
        self.thread.join(SECONDS)
        assert not self.thread.is_alive(), "the house did not close"

    def person(self) -> "Person":
        return Person(self)

    def person_from(self, address: str) -> "Person":
        """Somebody who comes from another address, as our proxy tells."""
        person = self.person()
        person.http.headers["x-forwarded-for"] = address
        return person

    def run(self, work: Callable[[House], Any]) -> Any:
        """Await something inside the house."""
        loop = self.server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work(self.house), loop).result(SECONDS)


@contextmanager
def opened(
    where: Path | Kind,
    settings: Settings | None = None,
    limits: Limits | None = None,
    now: Callable[[], int] = now_in_milliseconds,
    token: Callable[[], str] = fresh_token,
    workers: Workers | None = None,
    steady: Callable[[], int] | None = None,
    idle_days: int = 0,
    changes: frozenset[str] = frozenset(),
    bind: Bind | None = None,
    transport: Transport | None = None,
) -> Iterator[OpenHouse]:
    """A house that is open inside the `with`."""
    kind = Sqlite(where) if isinstance(where, Path) else where
    run_as = settings or Settings()
    house = House(kind, run_as.secret, now, token, workers, steady, idle_days, changes, bind)
    found = OpenHouse(house, run_as, limits or generous(), transport)
    try:
        found.start()
        yield found
    finally:
        found.stop()


@contextmanager
def plain_pages() -> Iterator[None]:
    """Pages as who wants no script sees them, whether or not the client was built."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client, "is_built", lambda: False)
        yield


class Person:
    """A browser, or a program with a token, and who sits before it."""

    def __init__(self, house: Place, token: str = "") -> None:
        self.house = house
        house.people.append(self)
        headers = {"authorization": f"Bearer {token}"} if token else {"origin": house.url}
        self.http = httpx.Client(
            base_url=house.url, headers=headers, timeout=SECONDS, verify=TLS, limits=KEPT_LINES
        )

    def get(self, path: str) -> Any:
        return _fine(self.http.get(path))

    def post(self, path: str, body: object = None) -> Any:
        return _fine(self.http.post(path, json=body))

    def open(self, title: str, seats: list[str], **settled: Any) -> Json:
        """Open a table; a seat is me, open, link or the level of a bot."""
        wishes = [_wish(seat) for seat in seats]
        found: Json = self.post("/api/tables", {"title": title, "seats": wishes, **settled})
        return found

    def table(self, id: str, seat: int | None = None) -> Json:
        found: Json = self.get(f"/api/tables/{id}" + ("" if seat is None else f"?seat={seat}"))
        return found

    def send(self, table: str, type: str, **fields: Any) -> Json:
        """Send a message by plain HTTP; its answer, whatever that is."""
        message = {"type": type, "cid": fresh_cid(), **fields}
        answer = self.http.post(f"/api/tables/{table}/messages", json=message)
        assert answer.status_code in (200, 409, 422), answer.text
        found: Json = answer.json()
        return found

    def play(self, table: Json, move: str) -> Json:
        """Play a move where the table stands; the table after it."""
        answer = self.send(table["id"], "play", at=table["at"], move=move)
        assert answer["type"] == "ok", answer
        return self.table(table["id"])

    @contextmanager
    def socket(self, table: str, last: int | None = None) -> Iterator["Talk"]:
        """A socket at a table, already greeted."""
        with self.silent_socket(table) as talk:
            talk.send("hello", last=last)
            yield talk

    @contextmanager
    def silent_socket(self, table: str) -> Iterator["Talk"]:
        """A socket at a table, on which nothing was said yet."""
        headers = dict(self.http.headers)
        cookie = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        known = ("authorization", "origin")
        passed = {name: value for name, value in headers.items() if name in known}
        if cookie:
            passed["cookie"] = cookie
        address = f"ws://{self.house.host}/api/tables/{table}/socket"
        with connect(address, additional_headers=passed, max_size=None) as plain:
            yield Talk(plain)


class Talk:
    """A conversation on a socket."""

    def __init__(self, plain: ClientConnection) -> None:
        self.plain = plain

    def send(self, type: str, **fields: Any) -> None:
        self.plain.send(json.dumps({"type": type, **fields}))

    def ask(self, type: str, **fields: Any) -> Json:
        """Send a message, and wait for its answer."""
        cid = str(fields.pop("cid", "") or fresh_cid())
        self.send(type, cid=cid, **fields)
        return self.until(lambda message: message.get("cid") == cid)

    def next(self) -> Json:
        found: Json = json.loads(self.plain.recv(SECONDS))
        return found

    def until(self, is_it: Callable[[Json], bool]) -> Json:
        """The next message of which this is true; those before it are passed over."""
        for _ in range(1000):
            message = self.next()
            if is_it(message):
                return message
        raise AssertionError("it never came")


def _wish(seat: str) -> Json:
    if seat in ("me", "open", "link"):
        return {"kind": seat}
    return {"kind": "bot", "level": seat}


def _fine(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.status_code}: {answer.text}"
    return answer.json() if answer.content else None
