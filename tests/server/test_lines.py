"""Figures for who runs a house: how long its lines are, and how late its event loop is."""

import asyncio
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.server import database
from fondaco.server.database import LATE, Connection
from fondaco.server.house import House
from houses import OpenHouse, opened
from waiting import SECONDS, until

BLOCKED = 0.3  # seconds for which somebody holds the event loop


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def figure(house: OpenHouse, name: str) -> float:
    text = house.person().http.get("/metrics").text
    [found] = re.findall(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found)


class Gate:
    """A piece of work that lasts until it is let through."""

    def __init__(self) -> None:
        self.is_begun = threading.Event()
        self.is_open = threading.Event()

    def __call__(self, connection: Connection) -> None:
        self.is_begun.set()
        assert self.is_open.wait(SECONDS)


def test_what_waits_for_the_store_is_counted(house: OpenHouse) -> None:
    gate = Gate()

    async def ask(inside: House) -> None:
        inside.store.database.write(gate)

    house.run(ask)
    assert gate.is_begun.wait(SECONDS)
    for _ in range(3):
        house.run(ask)
    assert figure(house, 'fondaco_waiting{line="writes"}') >= 3
    gate.is_open.set()
    until(lambda: figure(house, 'fondaco_waiting{line="writes"}') == 0, "nobody waits")


def test_every_line_has_a_figure(house: OpenHouse) -> None:
    for line in ("writes", "reads", "bots", "work", "keeping", "rooms"):
        assert figure(house, f'fondaco_waiting{{line="{line}"}}') == 0
    assert figure(house, "fondaco_store_away") == 0


def test_a_message_that_is_being_settled_is_counted(house: OpenHouse) -> None:
    table = house.person().open("merkator", ["me", "me"])["id"]

    async def hold(inside: House) -> asyncio.Lock:
        room = await inside.open_room(table)
        await room.lock.acquire()
        return room.lock

    lock = house.run(hold)
    assert figure(house, 'fondaco_waiting{line="rooms"}') == 1
    house.server.servers[0].get_loop().call_soon_threadsafe(lock.release)
    until(lambda: figure(house, 'fondaco_waiting{line="rooms"}') == 0, "it is free")


def test_a_late_event_loop_is_noted(house: OpenHouse) -> None:
    before = figure(house, "fondaco_loop_late_seconds_sum")

    async def block(inside: House) -> None:
        time.sleep(BLOCKED)

    house.run(block)
    until(
        lambda: figure(house, "fondaco_loop_late_seconds_sum") - before > BLOCKED / 2,
        "the lateness is noted",
    )


def test_what_has_waited_too_long_is_not_begun_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, begun = Gate(), []

    async def ask(inside: House) -> list[str]:
        first = inside.store.database.write(gate)
        await asyncio.to_thread(gate.is_begun.wait, SECONDS)
        second = inside.store.database.write(lambda connection: begun.append("written"))
        monkeypatch.setattr(database, "LATE_SECONDS", 0.0)
        third = inside.store.database.read(lambda connection: begun.append("read"))
        gate.is_open.set()
        found = await asyncio.gather(first, second, third, return_exceptions=True)
        monkeypatch.undo()
        return [str(one) for one in found]

    with opened(tmp_path) as house:
        assert house.run(ask) == ["None", LATE, LATE]
    assert begun == []
