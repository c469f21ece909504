"""What fuzzing has found: clients that are rude, and how the house bears with them."""

import asyncio
import io
import logging
import time

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import ConnectionClosed

from fondaco.server.house import House
from fondaco.server.logs import JsonLines
from fondaco.server.middleware import Door
from houses import OpenHouse, Talk, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> "OpenHouse":  # type: ignore[misc]
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def code_of(talk: Talk) -> int:
    """With which code the house closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        talk.until(lambda message: False)
    assert closed.value.rcvd is not None, "it was closed without a word"
    return int(closed.value.rcvd.code)


def test_bytes_on_a_socket_are_refused_with_a_word(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "me"])
    with anna.socket(table["id"]) as talk:
        talk.plain.send(b"{}")
        assert code_of(talk) == 1003


def test_text_that_is_none_fills_no_log(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    monkeypatch.setattr(logging, "StreamHandler", lambda stream: handler)
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", root.handlers[:])
    level = root.level
    JsonLines.install(logging.WARNING)
    anna = house.person()
    table = anna.open("merkator", ["me", "me"])
    with anna.socket(table["id"]) as talk:
        talk.plain.send(b"\xff", text=True)
        assert code_of(talk) == 1007
    logging.getLogger("fondaco.test").warning("something else")
    root.setLevel(level)
    [line] = written.getvalue().splitlines()
    assert "something else" in line


def test_who_asks_for_the_head_of_a_stream_does_not_watch(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "me"])
    began = time.monotonic()
    answer = anna.http.head(f"/api/tables/{table['id']}/stream")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/x-ndjson"
    assert time.monotonic() - began < 10.0
    viewers = house.run(lambda inside: _viewers(inside, table["id"]))
    assert viewers == 0


def test_who_hangs_up_before_a_socket_is_refused_is_no_mistake(house: OpenHouse) -> None:
    async def hung_up(scope: Scope, receive: Receive, send: Send) -> None:
        raise ClientDisconnected

    async def work(inside: House) -> float:
        door = Door(hung_up, inside, house.settings, house.limits)
        headers = [(b"host", house.host.encode()), (b"origin", house.url.encode())]
        scope = {"type": "websocket", "path": "/api/tables/x/socket", "headers": headers}
        before: float = inside.metrics.mistakes._value.get()
        await door(scope, lambda: asyncio.sleep(0, {}), lambda message: asyncio.sleep(0))
        return float(inside.metrics.mistakes._value.get()) - before

    assert house.run(work) == 0


async def _viewers(inside: House, table: str) -> int:
    return len((await inside.room(table)).audience.viewers)
