"""A client that is older than the house is told so, and understood until it has renewed itself."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.sync.client import connect

from fondaco.server.wire import WIRE
from houses import Json, OpenHouse, Talk, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


@contextmanager
def speaking(house: OpenHouse, query: str) -> Iterator[Talk]:
    """A socket of a client that speaks some version."""
    table = house.person().open("merkator", ["me", "me"])["id"]
    address = f"ws://{house.host}/api/tables/{table}/socket{query}"
    with connect(address, additional_headers={"origin": house.url}, max_size=None) as plain:
        talk = Talk(plain)
        talk.send("hello", last=None)
        yield talk


def told_until_pong(talk: Talk) -> list[Json]:
    talk.send("ping")
    found: list[Json] = []
    talk.until(lambda message: found.append(message) or message["type"] == "pong")  # type: ignore[func-returns-value]
    return [message for message in found if message["type"] != "presence"]


@pytest.mark.parametrize("version", [0, WIRE - 1])
def test_an_older_client_is_told_and_understood(house: OpenHouse, version: int) -> None:
    with speaking(house, f"?wire={version}") as talk:
        told = told_until_pong(talk)
        assert [message["type"] for message in told] == ["table", "outdated", "pong"]
        assert told[1] == {"type": "outdated", "wire": WIRE}


@pytest.mark.parametrize("query", ["", f"?wire={WIRE}", f"?wire={WIRE + 1}", "?wire=x", "?wire=²"])
def test_others_are_not(house: OpenHouse, query: str) -> None:
    with speaking(house, query) as talk:
        assert [message["type"] for message in told_until_pong(talk)] == ["table", "pong"]


def test_every_answer_says_which_version_the_house_speaks(house: OpenHouse) -> None:
    for path in ("/api/me", "/", "/nowhere"):
        assert house.person().http.get(path).headers["fondaco-wire"] == str(WIRE)
