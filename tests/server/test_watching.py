"""How many may watch from one address, by socket and by stream, in public and at home."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from fondaco.server.limits import Limits, Places, Purses
from fondaco.server.settings import Settings
from handshakes import asked, handshake, socket_status, status
from houses import OpenHouse, changeable, opened
from waiting import until

SECRET = "0123456789abcdef" * 4
PUBLIC = Settings(public=True, origin="https://play.example.org", secret=SECRET)
NAME = "play.example.org"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("public"), PUBLIC) as found:
        yield found


@pytest.fixture
def public_limits(public: OpenHouse) -> Iterator[Limits]:
    yield from changeable(public)


def watching(address: str) -> dict[str, str]:
    return {"host": NAME, "origin": PUBLIC.origin, "x-forwarded-for": address}


def public_table(public: OpenHouse) -> str:
    anna = public.person()
    anna.http.headers.update({"host": NAME, "origin": PUBLIC.origin})
    return str(anna.open("merkator", ["me", "open"])["id"])


def test_sockets_and_streams_of_one_address(public: OpenHouse, public_limits: Limits) -> None:
    table = public_table(public)
    stream = f"/api/tables/{table}/stream"
    public_limits.watching = Places(2)
    mine, other = watching("192.0.2.1"), watching("192.0.2.2")
    with ExitStack() as stack:
        assert stack.enter_context(handshake(public, table, mine)).status == 101
        assert stack.enter_context(asked(public, "GET", stream, mine)).status == 200
        assert socket_status(public, table, mine) == 429
        assert status(public, "GET", stream, mine) == 429
        assert status(public, "GET", "/api/shelf", mine) == 200
        assert socket_status(public, table, other) == 101
        assert status(public, "GET", stream, other) == 200
    until(lambda: not public_limits.watching._taken, "the places are left")
    assert socket_status(public, table, mine) == 101


def test_places_are_left_also_by_who_was_turned_away(
    public: OpenHouse, public_limits: Limits
) -> None:
    public_limits.watching = Places(1)
    mine = watching("192.0.2.1")
    for _ in range(3):
        assert socket_status(public, "nowhere", mine) == 404
        assert status(public, "GET", "/api/tables/nowhere/stream", mine) == 404
    assert not public_limits.watching._taken


def test_sockets_are_requests_in_public(public: OpenHouse, public_limits: Limits) -> None:
    table = public_table(public)
    public_limits.requests = Purses(0.0, 2.0)
    mine = watching("192.0.2.1")
    assert [socket_status(public, table, mine) for _ in range(3)] == [101, 101, 429]


def test_at_home_everybody_may_watch(house: OpenHouse, limits: Limits) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "open"])["id"]
    limits.watching = Places(1)
    limits.requests = Purses(0.0, 0.0)
    headers = {"origin": house.url}
    with ExitStack() as stack:
        for _ in range(3):
            assert stack.enter_context(handshake(house, table, headers)).status == 101
