"""Garbage is collected in quiet moments: what a room leaves behind goes, and nobody waits."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from fondaco.server.gc_policy import LATEST_SECONDS, QUIET, SOONEST_SECONDS, Collector
from fondaco.server.house import House
from fondaco.server.visitor import Visitor
from fondaco.server.websocket import Conversation
from houses import OpenHouse, generous, opened
from waiting import until

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

        def is_swept() -> bool:
            house.run(House.sweep)
            return table["id"] not in house.house.rooms

        until(is_swept, "the house has noticed that the socket is closed")
        until(lambda: room() is None, "nobody speaks of the room any more")


class HangsUp(WebSocket):
    """A client that says hello, and is gone before it has heard an answer."""

    def __init__(self) -> None:
        self.is_left = asyncio.Event()
        self.said = ['{"type":"hello"}']

    async def receive_text(self) -> str:
        if self.said:
            return self.said.pop()
        await self.is_left.wait()
        raise WebSocketDisconnect(1000)

    async def send_text(self, data: str) -> None:
        self.is_left.set()
        raise WebSocketDisconnect(1006)


def test_a_room_whose_client_was_gone_before_the_answer_goes_at_once(tmp_path: Path) -> None:
    """The writer of a socket that fails must not hold the room: garbage is collected seldom."""

    async def work(inside: House) -> None:
        room = await inside.room(table)
        await Conversation(HangsUp(), inside, room, Visitor(), generous()).run()

    with opened(tmp_path) as house:
        table = house.person().open("merkator", ["me", "me"])["id"]
        house.run(work)
        room = weakref.ref(house.house.rooms.pop(table))
        until(lambda: room() is None, "nobody speaks of the room any more")


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
