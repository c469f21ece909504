"""The time on the wall is set, or the machine sleeps: that takes nobody's time, and gives none."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.server.house import House
from houses import Json, OpenHouse, Person, opened

BANK = {"type": "bank", "seconds": 100, "increment": 0}
HOUR = 3_600_000


class Times:
    """The time on the wall and the one that is steady; a test moves both."""

    def __init__(self) -> None:
        self.wall = 1_000_000_000
        self.even = 5_000

    def pass_seconds(self, seconds: int) -> None:
        self.wall += 1000 * seconds
        self.even += 1000 * seconds

    def now(self) -> int:
        return self.wall

    def steady(self) -> int:
        return self.even


@pytest.fixture
def times() -> Times:
    return Times()


def opened_at(times: Times, folder: Path) -> "Iterator[OpenHouse]":
    with opened(folder, now=times.now, steady=times.steady) as found:
        yield found


@pytest.fixture
def house(tmp_path: Path, times: Times) -> Iterator[OpenHouse]:
    yield from opened_at(times, tmp_path)


def seated(house: OpenHouse) -> tuple[Person, Json]:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"], clock=BANK)["id"]
    ben.send(table, "sit", seat=1)
    anna.send(table, "start")
    return anna, anna.table(table)


def look_after(house: OpenHouse) -> None:
    async def work(inside: House) -> None:
        await inside._beat()
        await inside.sweep()

    house.run(work)


@pytest.mark.parametrize("step", [HOUR, -HOUR, 30 * HOUR])
def test_a_step_takes_no_time(house: OpenHouse, times: Times, step: int) -> None:
    anna, now = seated(house)
    times.pass_seconds(10)
    times.wall += step
    look_after(house)
    times.pass_seconds(10)
    look_after(house)
    clock = anna.table(now["id"])["clock"]
    assert (clock["ran_out"], clock["left"][0]) == (False, 80_000)
    sale = next(move["move"] for move in now["legal"] if move["move"].startswith("sell"))
    assert anna.play(now, sale)["clock"]["left"][0] == 80_000


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_and_gives_none(house: OpenHouse, times: Times, step: int) -> None:
    anna, now = seated(house)
    times.wall += step
    look_after(house)
    times.pass_seconds(101)
    look_after(house)
    assert anna.table(now["id"])["clock"]["ran_out"]


def test_nor_does_a_step_before_the_table_is_opened_again(house: OpenHouse, times: Times) -> None:
    anna, now = seated(house)
    times.pass_seconds(10)
    look_after(house)
    times.wall += HOUR
    house.run(leave_rooms)
    look_after(house)
    times.pass_seconds(10)
    assert anna.table(now["id"])["clock"]["left"][0] == 80_000


async def leave_rooms(inside: House) -> None:
    inside.rooms.clear()


def test_nor_before_a_restart(tmp_path: Path, times: Times) -> None:
    """The machine slept for an hour, served on for a while, and was then restarted."""
    for house in opened_at(times, tmp_path):
        anna, now = seated(house)
        cookies = anna.http.cookies
        times.pass_seconds(10)
        look_after(house)
        times.wall += HOUR
        look_after(house)
        times.pass_seconds(10)
        look_after(house)
    times.pass_seconds(1000)
    for house in opened_at(times, tmp_path):
        anna = house.person()
        anna.http.cookies = cookies
        look_after(house)
        clock = anna.table(now["id"])["clock"]
        assert (clock["ran_out"], clock["left"][0]) == (False, 80_000)


def test_other_processes_know_that_it_still_serves(house: OpenHouse, times: Times) -> None:
    times.wall += HOUR
    look_after(house)

    async def alive(inside: House) -> bool:
        return inside.id in await inside.store.alive(times.wall - 1)

    assert house.run(alive)
