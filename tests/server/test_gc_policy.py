"""Garbage is collected in quiet moments: what a room leaves behind goes, and nobody waits."""

import gc
import threading
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from fondaco.server.gc_policy import LATEST_SECONDS, QUIET, SOONEST_SECONDS, Collector
from fondaco.server.house import House
from houses import SECONDS, OpenHouse, opened

pytestmark = pytest.mark.usefixtures("by_hand")


class Clock:
    """The time of a house, which a test moves on."""

    now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Garbage is collected by who is tested, and not by chance."""
    gc.disable()
    yield
    gc.enable()


class Knot:
    """Garbage that goes only when it is looked for: it holds itself."""

    def __init__(self) -> None:
        self.itself = self


def a_knot() -> "weakref.ref[Knot]":
    return weakref.ref(Knot())


def tidy(house: OpenHouse, collector: Collector, seconds: float) -> None:
    """Tidy up, if it is due after so many seconds."""

    async def work(_: House) -> None:
        collector.tidy_if_due(collector.last + seconds)

    house.run(work)


def test_a_room_that_was_left_goes_at_once(tmp_path: Path) -> None:
    clock = Clock()
    with opened(tmp_path, now=clock) as house:
        anna = house.person()
        table = anna.open("merkator", ["me", "me"])
        anna.play(table, "travel hamburg")
        with anna.socket(table["id"]):
            room = weakref.ref(house.house.rooms[table["id"]])
        clock.now += 10_000_000
        for _ in range(600):  # until the house has noticed that the socket is closed
            house.run(House.sweep)
            time.sleep(0.05)
            if table["id"] not in house.house.rooms:
                break
        for _ in range(100):  # until who still spoke of it has ended
            if room() is None:
                break
            time.sleep(0.05)
        assert room() is None


def test_it_also_goes_if_a_client_was_gone_while_it_was_told_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    failed = threading.Event()

    async def too_late(self: WebSocket, data: str) -> None:
        failed.set()
        raise WebSocketDisconnect(1006)

    monkeypatch.setattr(WebSocket, "send_text", too_late)
    with opened(tmp_path, now=clock) as house:
        anna = house.person()
        table = anna.open("merkator", ["me", "me"])
        with anna.socket(table["id"]):
            room = weakref.ref(house.house.rooms[table["id"]])
            assert failed.wait(SECONDS)
        clock.now += 10_000_000
        for _ in range(600):  # until the house has noticed that the socket is closed
            house.run(House.sweep)
            time.sleep(0.05)
            if room() is None:
                break
        assert room() is None


def test_garbage_goes_in_a_quiet_moment(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        collector = Collector(house.house)
        knot = a_knot()
        tidy(house, collector, SOONEST_SECONDS - 1)
        assert knot() is not None
        tidy(house, collector, SOONEST_SECONDS + 1)
        assert knot() is None


def test_nobody_waits_for_it_unless_it_is_never_quiet(tmp_path: Path) -> None:
    clock = Clock()
    with opened(tmp_path, now=clock) as house:
        collector = Collector(house.house)
        knot = a_knot()
        house.person().open("merkator", ["me", "me"])
        clock.now += QUIET // 2
        tidy(house, collector, SOONEST_SECONDS + 1)
        assert knot() is not None
        tidy(house, collector, LATEST_SECONDS + 1)
        assert knot() is None
